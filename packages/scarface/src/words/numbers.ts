// Numbers, sums and lists as each language writes them.
import { isOne, type Language, LOCALES, wholeMoney, wholeNumber } from '@backroom/kit';

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
  const list = new Intl.ListFormat(locale);
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  return {
    number: (n) => wholeNumber(language, n),
    money: (value) => wholeMoney(language, value),
    list: (items) => list.format(items),
    either: (items) => either.format(items),
    count: (n, one, other) => `${wholeNumber(language, n)} ${isOne(language, n) ? one : other}`,
  };
}
