// Plurals and numbers, by the rules of each language.
import { isOne, type Language, wholeNumber } from '@backroom/kit';

export interface Forms {
  readonly one: string;
  readonly other: (x: string) => string;
}

/** The right form for a number, with the number written as the language writes it. */
export const count =
  (language: Language) =>
  (n: number, { one, other }: Forms): string =>
    isOne(language, n) ? one : other(wholeNumber(language, n));

/** Minutes and seconds, hours or days: as long as it is, as short as it can be said. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (x: number): string => String(x).padStart(2, '0');
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  const hours = Math.floor(seconds / 3600);
  return hours < 48 ? `${hours}:${two(Math.floor((seconds % 3600) / 60))} h` : `${Math.floor(hours / 24)} d`;
}
