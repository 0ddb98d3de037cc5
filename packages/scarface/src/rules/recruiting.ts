// SC-33: steps from Recruits to Safehouses to Headquarters.
import type { Out } from '../events.ts';
import type { FrameRule } from '../frame-rule.ts';
import { pop, push, type State } from '../state.ts';

export function recruitSteps(s: State, seat: number, left: number): void {
  if (left > 0) push(s, { kind: 'recruit', seat, left });
}

export const recruit: FrameRule<'recruit'> = {
  go(s, frame) {
    const p = s.players[frame.seat];
    if (frame.left > 0 && p.recruits + p.safehouses > 0) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    const p = s.players[frame.seat];
    if (p.safehouses > 0) list.push({ type: 'recruit', to: 'headquarters' });
    if (p.recruits > 0) list.push({ type: 'recruit', to: 'safehouses' });
    list.push({ type: 'stop' });
  },
  take(s, frame, action, out: Out) {
    if (action.type !== 'recruit') {
      pop(s);
      return;
    }
    const p = s.players[frame.seat];
    if (action.to === 'headquarters') p.safehouses--;
    else p.recruits--;
    p[action.to]++;
    frame.left--;
    out?.push({ type: 'recruited', seat: frame.seat, to: action.to });
  },
};
