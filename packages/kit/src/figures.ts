// Whole numbers of a game as each language writes them, without the platform's formatters: the first of those to be made takes a
// telephone longer than laying a table does. Whatever is not plain is left to the platform.
import type { Language } from './words.ts';

/** What stands between thousands, and from how many digits on. */
const PARTED: Readonly<Record<Language, readonly [by: string, from: number]>> = {
  en: [',', 4],
  de: ['.', 4],
  fr: ['\u202f', 4],
  it: ['.', 5],
  es: ['.', 5],
};

/** From nothing to just below a million. */
export const isPlain = (n: number): boolean => Number.isInteger(n) && n < 1_000_000 && (n > 0 || Object.is(n, 0));

export function plainNumber(language: Language, n: number): string {
  const digits = `${n}`;
  const [by, from] = PARTED[language];
  return digits.length < from ? digits : `${digits.slice(0, -3)}${by}${digits.slice(-3)}`;
}

/** The number of tenths, as a number with a fraction if there is one. */
export function plainTenths(language: Language, tenths: number): string {
  const whole = plainNumber(language, Math.floor(tenths / 10));
  const rest = tenths % 10;
  return rest === 0 ? whole : `${whole}${language === 'en' ? '.' : ','}${rest}`;
}

export function plainMoney(language: Language, n: number): string {
  const sum = plainNumber(language, n);
  return language === 'en' ? `$${sum}` : `${sum}\u00a0$`;
}

/** Whether the noun after it is a single one's. */
export const isPlainOne = (language: Language, n: number): boolean => n === 1 || (n === 0 && language === 'fr');
