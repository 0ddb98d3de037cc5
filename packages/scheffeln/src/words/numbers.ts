// Numbers, sums, times and lists as each language writes them.
import { isOne, type Language, LOCALES, wholeMoney, wholeNumber } from '@backroom/kit';

export interface Numbers {
  number(n: number): string;
  money(value: number): string;
  /** A share of 1, in whole percent. */
  percent(share: number): string;
  /** A length of time, to a tenth of a second. */
  duration(ms: number): string;
  /** What a clock still shows: seconds that have begun count. */
  clock(ms: number): string;
  list(items: readonly string[]): string;
  /** A number with its noun: none of our languages needs more than two forms below a million. */
  count(n: number, one: string, other: string): string;
}

/** A formatter is slow to create and not needed before the first move, so each is created on first use. */
function once<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

export function numbersOf(language: Language): Numbers {
  const locale = LOCALES[language];
  const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent' }));
  const seconds = once(
    () =>
      new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'long', maximumFractionDigits: 1 }),
  );
  const list = once(() => new Intl.ListFormat(locale));
  return {
    number: (n) => wholeNumber(language, n),
    money: (value) => wholeMoney(language, value),
    percent: (share) => percent().format(share),
    duration: (ms) => seconds().format(ms / 1000),
    clock: (ms) => seconds().format(Math.max(0, Math.ceil(ms / 1000))),
    list: (items) => list().format(items),
    count: (n, one, other) => `${wholeNumber(language, n)} ${isOne(language, n) ? one : other}`,
  };
}
