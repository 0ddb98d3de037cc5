// Days and their challenges: what a match is called by the day, and which day a match belongs to.
import { daily } from '../../src/enforcer/daily.ts';

const NAME = 'scarface-';

/** The challenge of a day, as a match of this device. */
export const challengeName = (date: string): string => `${NAME}${date}`;

/** The day whose challenge this match is; null: it is not a challenge. */
export function challengeDay(match: string, options: unknown): string | null {
  const date = match.startsWith(NAME) ? match.slice(NAME.length) : '';
  return isDay(date) && JSON.stringify(options) === JSON.stringify(daily(date).options) ? date : null;
}

/** Is this a day, as YYYY-MM-DD, on which there was a challenge? */
export function isDay(x: unknown): x is string {
  try {
    return typeof x === 'string' && daily(x).number > 0;
  } catch {
    return false;
  }
}
