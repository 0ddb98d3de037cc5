// SC-48: one thug for each card of the Plan leaves the game, from any area.

import type { FrameRule } from '../frame-rule.ts';
import { everySpot, takeThug, thugActions } from '../rules/spots.ts';
import { pop } from '../state.ts';

export const dismissRule: FrameRule<'dismiss'> = {
  go(s, frame) {
    if (frame.left > 0 && everySpot(s, frame.seat).length > 0) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    thugActions(everySpot(s, frame.seat), list);
  },
  take(s, frame, action, out) {
    if (action.type !== 'thug') return;
    takeThug(s, frame.seat, action.from);
    frame.left--;
    out?.push({ type: 'dismissed', seat: frame.seat, from: action.from });
  },
};
