// Thugs at work come back to Headquarters, as many as their boss wants.

import type { FrameRule } from '../frame-rule.ts';
import { NOT_IDLE, spotsOf, takeThug, thugActions, thugsIn } from '../rules/spots.ts';
import { pop, push } from '../state.ts';
import type { OperationHandler } from './operation.ts';
import { amountOf } from './reckon.ts';

export const recall: OperationHandler<'recall'> = {
  can: (s, seat, { thugs, from }) => amountOf(s, seat, thugs) > 0 && thugsIn(s, seat, from, NOT_IDLE) > 0,
  run(s, seat, { thugs, from }) {
    push(s, { kind: 'recall', seat, left: amountOf(s, seat, thugs), reach: from });
  },
};

export const recallRule: FrameRule<'recall'> = {
  go(s, frame) {
    if (frame.left > 0 && thugsIn(s, frame.seat, frame.reach, NOT_IDLE) > 0) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    thugActions(spotsOf(s, frame.seat, frame.reach, NOT_IDLE), list);
    list.push({ type: 'stop' });
  },
  take(s, frame, action, out) {
    if (action.type !== 'thug') {
      pop(s);
      return;
    }
    takeThug(s, frame.seat, action.from);
    s.players[frame.seat].headquarters++;
    frame.left--;
    out?.push({ type: 'recalled', seat: frame.seat, from: action.from });
  },
};
