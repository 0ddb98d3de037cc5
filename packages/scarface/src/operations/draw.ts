// Cards from one's own deck, which is never reshuffled for it (SC-17).
import { drawCards } from '../rules/turn.ts';
import type { Deed } from './deed.ts';
import { amountOf } from './reckon.ts';

export const draw: Deed<'draw'> = {
  can: (s, seat, effect) => s.players[seat].deck.length > 0 && amountOf(s, seat, effect.cards) > 0,
  run: (s, seat, effect, _of, _at, out) => drawCards(s.players[seat], seat, amountOf(s, seat, effect.cards), out),
  say: {
    en: ({ cards }, v) => `draw ${v.n(cards, 'card', 'cards')}${v.per(cards)}`,
    de: ({ cards }, v) => `ziehe ${v.n(cards, 'Karte', 'Karten')}${v.per(cards)}`,
    fr: ({ cards }, v) => `pioche ${v.n(cards, 'carte', 'cartes')}${v.per(cards)}`,
    it: ({ cards }, v) => `pesca ${v.n(cards, 'carta', 'carte')}${v.per(cards)}`,
    es: ({ cards }, v) => `roba ${v.n(cards, 'carta', 'cartas')}${v.per(cards)}`,
  },
};
