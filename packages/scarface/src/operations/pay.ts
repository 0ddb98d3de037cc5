// Money to the bank, as far as there is any. Purses are hidden, so anybody can be asked: leaving the option out for an
// empty purse would reveal it (SC-16).
import { pay as payBank } from '../rules/money.ts';
import { amountOf } from './reckon.ts';
import { meeting } from './whom.ts';

export const pay = meeting<'pay'>({
  who: (effect) => effect.who ?? 'self',
  works: (s, by, _victim, effect) => amountOf(s, by, effect.amount) > 0,
  onto: (s, by, victim, effect, out) => payBank(s, victim, amountOf(s, by, effect.amount), 'card', out),
});
