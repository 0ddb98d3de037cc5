// An Associate leaves the game, out of the hand or the discard pile. Which, is for the gang itself to say: nobody else sees both.

import type { SeatAction } from '../actions.ts';
import { personCard } from '../cards/index.ts';
import type { Rule } from '../rule.ts';
import { type Player, pop, push } from '../state.ts';
import { dropFromHand } from './discard.ts';
import { associatesOf } from './reckon.ts';
import { meeting } from './whom.ts';

const isAssociate = (card: string): boolean => personCard(card).level > 0;

const canFire = (p: Player): boolean => p.hand.some(isAssociate) || p.discard.some(isAssociate);

export const fire = meeting<'fire'>({
  who: (effect) => effect.who ?? 'self',
  works: (s, by, victim, effect) =>
    effect.cards > 0 && (by === victim ? canFire(s.players[victim]) : associatesOf(s.players[victim]) > 0),
  onto: (s, _by, victim, effect) => push(s, { kind: 'fire', seat: victim, left: effect.cards }),
  say: {
    en: ({ cards, who }, v) =>
      `${v.to(who, 'dismiss', 'dismisses')} ${v.n(cards, 'Associate', 'Associates')} from hand or discard pile`,
    de: ({ cards, who }, v) =>
      `${v.to(who, 'entlasse', 'entlässt')} ${v.n(cards, 'Komplizen', 'Komplizen')} aus Hand oder Ablagestapel`,
    fr: ({ cards, who }, v) =>
      `${v.to(who, 'renvoie', 'renvoie')} ${v.n(cards, 'Associé', 'Associés')} de la main ou de la défausse`,
    it: ({ cards, who }, v) =>
      `${v.to(who, 'licenzia', 'licenzia')} ${v.n(cards, 'Complice', 'Complici')} dalla mano o dagli scarti`,
    es: ({ cards, who }, v) =>
      `${v.to(who, 'despide', 'despide')} a ${v.n(cards, 'Socio', 'Socios')} de la mano o del descarte`,
  },
});

function offer(cards: readonly string[], list: SeatAction[]): void {
  for (const card of cards) if (isAssociate(card)) list.push({ type: 'card', card });
}

export const fireRule: Rule<'fire'> = {
  go(s, frame) {
    if (frame.left > 0 && canFire(s.players[frame.seat])) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    offer(s.players[frame.seat].hand, list);
    offer(s.players[frame.seat].discard, list);
  },
  take(s, frame, action, out) {
    if (action.type !== 'card') return;
    const p = s.players[frame.seat];
    if (p.hand.includes(action.card)) dropFromHand(p, action.card);
    else p.discard.splice(p.discard.indexOf(action.card), 1);
    s.gone.push(action.card);
    frame.left--;
    out?.push({ type: 'fired', seat: frame.seat, card: action.card });
  },
};
