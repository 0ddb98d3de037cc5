// Whole numbers as each language writes them, without the platform's formatters: on a phone the first formatter takes longer to
// make than the whole table takes to draw.
import { conventionsOf, type Language } from './languages.ts';

const THOUSANDS = /\B(?=(\d{3})+$)/g;

export function wholeNumber(language: Language, n: number): string {
  const digits = `${Math.abs(n)}`;
  const { thousands, from } = conventionsOf(language);
  return `${n < 0 ? '-' : ''}${digits.length < from ? digits : digits.replace(THOUSANDS, thousands)}`;
}

/** A number of tenths, with a decimal if there is a fraction. The number must not be negative. */
export function wholeTenths(language: Language, tenths: number): string {
  const whole = wholeNumber(language, Math.floor(tenths / 10));
  const rest = tenths % 10;
  return rest === 0 ? whole : `${whole}${conventionsOf(language).decimal ?? ','}${rest}`;
}

export function wholeMoney(language: Language, n: number): string {
  const sum = wholeNumber(language, n);
  return conventionsOf(language).dollarFirst ? sum.replace(/\d/, '$$$&') : `${sum}\u00a0$`;
}

/** Whether the noun after this number is singular. */
export const isOne = (language: Language, n: number): boolean =>
  Math.abs(n) === 1 || (n === 0 && conventionsOf(language).zeroIsOne === true);

interface Forms {
  readonly one: string;
  readonly other: (x: string) => string;
}

/** The right form for a number, with the number written as the language writes it. */
export const count =
  (language: Language) =>
  (n: number, { one, other }: Forms): string =>
    isOne(language, n) ? one : other(wholeNumber(language, n));
