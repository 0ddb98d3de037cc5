// Days and their challenges: what a match is called by the day, and which day a match belongs to.
import { daily } from '@backroom/scarface/daily';

const NAME = 'scarface-';

/** The challenge of a day, as a match of this device. */
export const challengeName = (date: string): string => `${NAME}${date}`;

/** The day whose challenge this match is; null: it is none. */
export function challengeDay(match: string, options: unknown): string | null {
  const date = match.startsWith(NAME) ? match.slice(NAME.length) : '';
  return isDay(date) && JSON.stringify(options) === JSON.stringify(daily(date).options) ? date : null;
}

/** As YYYY-MM-DD, since there are challenges. */
export function isDay(x: unknown): x is string {
  try {
    return typeof x === 'string' && daily(x).number > 0;
  } catch {
    return false;
  }
}
