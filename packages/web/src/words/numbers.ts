// Plurals and numbers, by the rules of each language.
import { isPlain, isPlainOne, type Language, plainNumber } from '@backroom/kit';

export interface Forms {
  readonly one: string;
  readonly other: (x: string) => string;
}

/** The right form for a number, with the number written as the language writes it. */
export function count(language: Language): (n: number, forms: Forms) => string {
  // Made when the first number is said: both take long to make.
  let plural: Intl.PluralRules | null = null;
  let format: Intl.NumberFormat | null = null;
  return (n, { one, other }) => {
    if (isPlain(n)) return isPlainOne(language, n) ? one : other(plainNumber(language, n));
    plural ??= new Intl.PluralRules(language);
    format ??= new Intl.NumberFormat(language);
    return plural.select(n) === 'one' ? one : other(format.format(n));
  };
}

/** Minutes and seconds, hours or days: as long as it is, as short as it can be said. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (x: number): string => String(x).padStart(2, '0');
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  const hours = Math.floor(seconds / 3600);
  return hours < 48 ? `${hours}:${two(Math.floor((seconds % 3600) / 60))} h` : `${Math.floor(hours / 24)} d`;
}
