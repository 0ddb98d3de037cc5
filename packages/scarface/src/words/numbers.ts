// Numbers, sums and lists as each language writes them.
import { type Language, LOCALES } from '@backroom/kit';

export interface Numbers {
  number(n: number): string;
  money(value: number): string;
  list(items: readonly string[]): string;
  /** One of them is enough. */
  either(items: readonly string[]): string;
  /** A number with its noun: none of our languages needs more than two forms below a million. */
  count(n: number, one: string, other: string): string;
}

/** Each language's once: to make them takes longer than to tell an event. */
const made = new Map<Language, Numbers>();

export function numbersOf(language: Language): Numbers {
  const known = made.get(language) ?? make(language);
  made.set(language, known);
  return known;
}

function make(language: Language): Numbers {
  const locale = LOCALES[language];
  const number = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const list = new Intl.ListFormat(locale);
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const plural = new Intl.PluralRules(locale);
  return {
    number: (n) => number.format(n),
    money: (value) => money.format(value),
    list: (items) => list.format(items),
    either: (items) => either.format(items),
    count: (n, one, other) => `${number.format(n)} ${plural.select(n) === 'one' ? one : other}`,
  };
}
