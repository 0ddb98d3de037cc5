// The cost curve is right for sums, choices, offers and losses of others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { worthOfEffects } from '../src/cards/worth.ts';
import type { Effect } from '../src/language.ts';

const simple: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ do: fc.constant('money' as const), amount: fc.nat(9) }),
  fc.record({ do: fc.constant('pay' as const), amount: fc.nat(9) }),
  fc.record({ do: fc.constant('crime' as const), by: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ do: fc.constant('goods' as const), good: fc.constantFrom('alcohol', 'gun', 'any'), amount: fc.nat(3) }),
);
const list = fc.array(simple, { maxLength: 4 });
const close = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`);

test('effects add up, a choice is worth its best option, an offer is never worth less than nothing', () => {
  fc.assert(
    fc.property(list, list, fc.nat(9), (a, b, money) => {
      close(worthOfEffects([...a, ...b]), worthOfEffects(a) + worthOfEffects(b));
      const best = Math.max(worthOfEffects(a), worthOfEffects(b));
      close(worthOfEffects([{ do: 'choose', options: [a, b] }]), best);
      const offer = worthOfEffects([{ do: 'may', cost: { money }, then: a }]);
      close(offer, 0.8 * Math.max(0, worthOfEffects(a) - money));
    }),
  );
});

test('what harms one rival is good, what harms all of them better, and what harms oneself is bad', () => {
  const loss = (who: 'self' | 'rival' | 'rivals'): number => worthOfEffects([{ do: 'pay', amount: 3, who }]);
  assert.ok(loss('self') < 0 && 0 < loss('rival') && loss('rival') < loss('rivals'));
});
