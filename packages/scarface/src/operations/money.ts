// Money from the bank.
import { gain } from '../rules/money.ts';
import type { Deed } from './deed.ts';
import { amountOf } from './reckon.ts';

export const money: Deed<'money'> = {
  can: (s, seat, effect) => amountOf(s, seat, effect.amount) > 0,
  run: (s, seat, effect, _of, _at, out) => gain(s, seat, amountOf(s, seat, effect.amount), 'card', out),
  say: {
    en: (e, v) => `gain ${v.dollars(e.amount)}`,
    de: (e, v) => `nimm ${v.dollars(e.amount)}`,
    fr: (e, v) => `gagne ${v.dollars(e.amount)}`,
    it: (e, v) => `guadagna ${v.dollars(e.amount)}`,
    es: (e, v) => `gana ${v.dollars(e.amount)}`,
  },
};
