// Money out of a rival's purse. Nobody knows how full it is, so every rival can be tried.
import { steal as rob } from '../rules/money.ts';
import { amountOf } from './reckon.ts';
import { meeting } from './whom.ts';

export const steal = meeting<'steal'>({
  who: (effect) => effect.from,
  works: (s, by, _victim, effect) => amountOf(s, by, effect.amount) > 0,
  onto: (s, by, victim, effect, out) => rob(s, by, victim, amountOf(s, by, effect.amount), out),
});
