// Shares, changes and counts as each language writes them.
import { type Language, LOCALES } from '@backroom/kit';

export interface Numbers {
  number(n: number): string;
  /** A share of 1, in whole percent. */
  percent(share: number): string;
  /** A change of a share, in whole points, with its sign. */
  points(change: number): string;
  list(items: readonly string[]): string;
  /** A number with its noun. */
  count(n: number, noun: readonly [one: string, other: string]): string;
  /** The form of a noun that goes with a change in points. */
  form(change: number, noun: readonly [one: string, other: string]): string;
}

export function numbersOf(language: Language): Numbers {
  const locale = LOCALES[language];
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  const list = new Intl.ListFormat(locale);
  const plural = new Intl.PluralRules(locale);
  const form = (n: number, [one, other]: readonly [string, string]): string =>
    plural.select(Math.abs(n)) === 'one' ? one : other;
  // Rounded first: a change of -0.2 points is none, and has no sign.
  const inPoints = (change: number): number => Math.round(change * 100) + 0;
  return {
    number: (n) => whole.format(n),
    percent: (share) => percent.format(share),
    points: (change) => signed.format(inPoints(change)).replace('-', '−'),
    list: (items) => list.format(items),
    count: (n, noun) => `${whole.format(n)} ${form(n, noun)}`,
    form: (change, noun) => form(inPoints(change), noun),
  };
}
