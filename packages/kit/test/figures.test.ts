// Plain numbers are written by ourselves: exactly as the platform would write them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isPlain, isPlainOne, LANGUAGES, LOCALES, plainMoney, plainNumber, plainTenths } from '../src/index.ts';

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
    assert.ok(isPlain(n));
    assert.equal(plainNumber(language, n), number.format(n));
    assert.equal(plainMoney(language, n), money.format(n));
    assert.equal(plainTenths(language, n), broken.format(n / 10));
    assert.equal(isPlainOne(language, n), plural.select(n) === 'one', `${n}`);
  };

  test(`${language}: every number, sum and plural below a million is what the platform makes of it`, () => {
    for (let n = 0; n <= 10_001; n++) isTheSame(n);
    fc.assert(fc.property(fc.integer({ min: 10_000, max: 999_999 }), isTheSame), { examples: [[99_999], [999_999]] });
  });
}

test('what is broken, negative, a million or no number at all is not plain', () => {
  for (const n of [1_000_000, 999.5, 0.1, -1, -0, Number.NaN, Number.POSITIVE_INFINITY]) assert.ok(!isPlain(n), `${n}`);
});
