// Money out of a rival's purse. Nobody knows how full it is, so every rival can be tried.
import { steal as rob } from '../rules/money.ts';
import type { EffectOf } from './deed.ts';
import { amountOf } from './reckon.ts';
import { meeting } from './whom.ts';

const from = (e: EffectOf<'steal'>, one: string, each: string): string => (e.from === 'rival' ? one : each);

export const steal = meeting<'steal'>({
  who: (effect) => effect.from,
  works: (s, by, _victim, effect) => amountOf(s, by, effect.amount) > 0,
  onto: (s, by, victim, effect, out) => rob(s, by, victim, amountOf(s, by, effect.amount), out),
  say: {
    en: (e, v) =>
      `steal ${v.n(e.amount, 'dollar', 'dollars')} from ${from(e, 'a rival', 'each rival')}${v.per(e.amount)}`,
    de: (e, v) =>
      `stiehl ${v.n(e.amount, 'Dollar', 'Dollar')} von ${from(e, 'einem Rivalen', 'jedem Rivalen')}${v.per(e.amount)}`,
    fr: (e, v) =>
      `vole ${v.n(e.amount, 'dollar', 'dollars')} à ${from(e, 'un rival', 'chaque rival')}${v.per(e.amount)}`,
    it: (e, v) =>
      `ruba ${v.n(e.amount, 'dollaro', 'dollari')} a ${from(e, 'un rivale', 'ogni rivale')}${v.per(e.amount)}`,
    es: (e, v) => `roba ${v.n(e.amount, 'dólar', 'dólares')} a ${from(e, 'un rival', 'cada rival')}${v.per(e.amount)}`,
  },
});
