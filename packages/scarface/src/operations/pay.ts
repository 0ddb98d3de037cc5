// Money to the bank, as far as there is any. A rival's purse is hidden, so a rival can always be asked (SC-16).
import { pay as payBank } from '../rules/money.ts';
import { amountOf } from './reckon.ts';
import { meeting } from './whom.ts';

export const pay = meeting<'pay'>({
  who: (effect) => effect.who ?? 'self',
  works: (s, by, victim, effect) =>
    amountOf(s, by, effect.amount) > 0 && (victim !== by || s.players[victim].money > 0),
  onto: (s, by, victim, effect, out) => payBank(s, victim, amountOf(s, by, effect.amount), 'card', out),
  say: {
    en: (e, v) => `${v.to(e.who, 'pay', 'pays')} ${v.dollars(e.amount)}`,
    de: (e, v) => `${v.to(e.who, 'zahle', 'zahlt')} ${v.dollars(e.amount)}`,
    fr: (e, v) => `${v.to(e.who, 'paie', 'paie')} ${v.dollars(e.amount)}`,
    it: (e, v) => `${v.to(e.who, 'paga', 'paga')} ${v.dollars(e.amount)}`,
    es: (e, v) => `${v.to(e.who, 'paga', 'paga')} ${v.dollars(e.amount)}`,
  },
});
