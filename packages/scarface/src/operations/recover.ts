// Cards of one's own discard pile come back to the hand. Everybody sees which.
import type { Rule } from '../rule.ts';
import { pop, push } from '../state.ts';
import type { Deed } from './deed.ts';

export const recover: Deed<'recover'> = {
  can: (s, seat, effect) => effect.cards > 0 && s.players[seat].discard.length > 0,
  run(s, seat, effect) {
    push(s, { kind: 'recover', seat, left: effect.cards });
  },
  say: {
    en: ({ cards }, v) => `take ${v.n(cards, 'card', 'cards')} from your discard pile into your hand`,
    de: ({ cards }, v) => `nimm ${v.n(cards, 'Karte', 'Karten')} von deinem Ablagestapel auf die Hand`,
    fr: ({ cards }, v) => `reprends en main ${v.n(cards, 'carte', 'cartes')} de ta défausse`,
    it: ({ cards }, v) => `riprendi in mano ${v.n(cards, 'carta', 'carte')} dai tuoi scarti`,
    es: ({ cards }, v) => `recupera en tu mano ${v.n(cards, 'carta', 'cartas')} de tu descarte`,
  },
};

export const recoverRule: Rule<'recover'> = {
  go(s, frame) {
    if (frame.left > 0 && s.players[frame.seat].discard.length > 0) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    for (const card of s.players[frame.seat].discard) list.push({ type: 'card', card });
  },
  take(s, frame, action, out) {
    if (action.type !== 'card') return;
    const p = s.players[frame.seat];
    p.discard.splice(p.discard.indexOf(action.card), 1);
    p.hand.push(action.card);
    p.open.push(action.card);
    frame.left--;
    out?.push({ type: 'recovered', seat: frame.seat, card: action.card });
  },
};
