// Police cars go to any other district (SC-95).
import type { FrameRule } from '../frame-rule.ts';
import { pop, push } from '../state.ts';
import { DISTRICTS, districtNumber } from '../vocabulary.ts';
import type { OperationHandler } from './operation.ts';

export const police: OperationHandler<'police'> = {
  can: (s, _seat, effect) => effect.cars > 0 && s.police.some((cars) => cars > 0),
  run(s, seat, effect) {
    push(s, { kind: 'police', seat, left: effect.cars });
  },
};

export const policeRule: FrameRule<'police'> = {
  go(s, frame) {
    if (frame.left > 0) return true;
    pop(s);
    return false;
  },
  options(s, _frame, list) {
    for (const [i, from] of DISTRICTS.entries()) {
      if (s.police[i] === 0) continue;
      for (const to of DISTRICTS) if (to !== from) list.push({ type: 'police', from, to });
    }
  },
  take(s, frame, action, out) {
    if (action.type !== 'police') return;
    s.police[districtNumber(action.from)]--;
    s.police[districtNumber(action.to)]++;
    frame.left--;
    out?.push({ type: 'police', seat: frame.seat, from: action.from, to: action.to });
  },
};
