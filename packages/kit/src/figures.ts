// Whole numbers as each language writes them, without the platform's formatters: the first of those to be made takes a telephone
// longer than laying a table does.
import type { Language } from './words.ts';

/** What stands between thousands, and from how many digits on. */
const PARTED: Readonly<Record<Language, readonly [by: string, from: number]>> = {
  en: [',', 4],
  de: ['.', 4],
  fr: ['\u202f', 4],
  it: ['.', 5],
  es: ['.', 5],
};

const THOUSANDS = /\B(?=(\d{3})+$)/g;

export function wholeNumber(language: Language, n: number): string {
  const digits = `${Math.abs(n)}`;
  const [by, from] = PARTED[language];
  return `${n < 0 ? '-' : ''}${digits.length < from ? digits : digits.replace(THOUSANDS, by)}`;
}

/** A number of tenths, as a number with a fraction if there is one. Not for what is owed. */
export function wholeTenths(language: Language, tenths: number): string {
  const whole = wholeNumber(language, Math.floor(tenths / 10));
  const rest = tenths % 10;
  return rest === 0 ? whole : `${whole}${language === 'en' ? '.' : ','}${rest}`;
}

export function wholeMoney(language: Language, n: number): string {
  const sum = wholeNumber(language, n);
  return language === 'en' ? sum.replace(/\d/, '$$$&') : `${sum}\u00a0$`;
}

/** Whether the noun after it is a single one's. */
export const isOne = (language: Language, n: number): boolean => Math.abs(n) === 1 || (n === 0 && language === 'fr');
