// An Associate leaves the game, from the hand or the discard pile. The owner chooses: nobody else sees both.

import type { SeatAction } from '../actions.ts';
import { personCard } from '../cards/index.ts';
import type { FrameRule } from '../frame-rule.ts';
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
});

function offer(cards: readonly string[], list: SeatAction[]): void {
  for (const card of cards) if (isAssociate(card)) list.push({ type: 'card', card });
}

export const fireRule: FrameRule<'fire'> = {
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
