// Cards from the hand to the discard pile; the loser chooses which. How many a rival holds, everybody sees.
import type { FrameRule } from '../frame-rule.ts';
import { type Player, pop, push } from '../state.ts';
import { meeting } from './whom.ts';

/** Takes a card out of the hand, and out of what others have seen come into it. */
export function dropFromHand(p: Player, card: string): void {
  p.hand.splice(p.hand.indexOf(card), 1);
  const seen = p.open.indexOf(card);
  if (seen >= 0) p.open.splice(seen, 1);
}

export const discard = meeting<'discard'>({
  who: (effect) => effect.who ?? 'self',
  works: (s, _by, victim, effect) => effect.cards > 0 && s.players[victim].hand.length > 0,
  onto: (s, _by, victim, effect) => push(s, { kind: 'discard', seat: victim, left: effect.cards }),
});

export const discardRule: FrameRule<'discard'> = {
  go(s, frame) {
    if (frame.left > 0 && s.players[frame.seat].hand.length > 0) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    const { hand } = s.players[frame.seat];
    // All must go: in which order does not matter, so nobody is asked.
    const shown = hand.length <= frame.left ? 1 : hand.length;
    for (let i = 0; i < shown; i++) list.push({ type: 'card', card: hand[i] });
  },
  take(s, frame, action, out) {
    if (action.type !== 'card') return;
    const p = s.players[frame.seat];
    dropFromHand(p, action.card);
    p.discard.push(action.card);
    frame.left--;
    out?.push({ type: 'discarded', seat: frame.seat, card: action.card });
  },
};
