// Cards of one's own discard pile come back to the hand. Everybody sees which.
import type { FrameRule } from '../frame-rule.ts';
import { pop, push } from '../state.ts';
import type { OperationHandler } from './operation.ts';

export const recover: OperationHandler<'recover'> = {
  can: (s, seat, effect) => effect.cards > 0 && s.players[seat].discard.length > 0,
  run(s, seat, effect) {
    push(s, { kind: 'recover', seat, left: effect.cards });
  },
};

export const recoverRule: FrameRule<'recover'> = {
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
