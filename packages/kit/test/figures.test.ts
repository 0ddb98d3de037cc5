// Our own formatting of whole numbers gives exactly what the platform's formatters give.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isOne, LANGUAGES, LOCALES, wholeMoney, wholeNumber, wholeTenths } from '../src/index.ts';

for (const language of LANGUAGES) {
  const locale = LOCALES[language];
  const number = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const broken = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const plural = new Intl.PluralRules(locale);

  const isTheSame = (n: number): void => {
    assert.equal(wholeNumber(language, n), number.format(n));
    assert.equal(wholeMoney(language, n), money.format(n));
    assert.equal(isOne(language, n), plural.select(n) === 'one', `${n}`);
    if (n >= 0) assert.equal(wholeTenths(language, n), broken.format(n / 10));
  };

  test(`${language}: every whole number, sum and plural equals the platform's`, () => {
    for (let n = -1001; n <= 10_001; n++) isTheSame(n);
    fc.assert(fc.property(fc.integer(), isTheSame), { examples: [[99_999], [-99_999], [999_999], [1_000_000]] });
  });
}
