// SC-51: a permanent Job is turned face down and must be fulfilled again.
import type { FrameRule } from '../frame-rule.ts';
import { pop, push } from '../state.ts';
import { meeting } from './whom.ts';

export const unfulfil = meeting<'unfulfil'>({
  who: (effect) => effect.who ?? 'self',
  works: (s, _by, victim, effect) => effect.jobs > 0 && s.players[victim].fulfilled.length > 0,
  onto: (s, _by, victim, effect) => push(s, { kind: 'unfulfil', seat: victim, left: effect.jobs }),
});

export const unfulfilRule: FrameRule<'unfulfil'> = {
  go(s, frame) {
    if (frame.left > 0 && s.players[frame.seat].fulfilled.length > 0) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    for (const card of s.players[frame.seat].fulfilled) list.push({ type: 'card', card });
  },
  take(s, frame, action, out) {
    if (action.type !== 'card') return;
    const p = s.players[frame.seat];
    p.fulfilled.splice(p.fulfilled.indexOf(action.card), 1);
    p.jobs.push(action.card);
    frame.left--;
    out?.push({ type: 'unfulfilled', seat: frame.seat, job: action.card });
  },
};
