// SC-50 in the Enforcer's turn: between two of his lines, and before he reorganises, the player may reveal a Job. The game asks only if a Job can
// be fulfilled now that the player has not just declined, so it never stops in vain.

import type { FrameRule } from '../frame-rule.ts';
import type { FrameOf } from '../frames.ts';
import { canFulfil, fulfilments } from '../rules/jobs.ts';
import { pop, push, type State } from '../state.ts';
import { PLAYER } from './solo.ts';

/** The Jobs that could be revealed now, by their places in the player's row, as bits. */
function possible(s: State): number {
  let bits = 0;
  for (const [i, job] of s.players[PLAYER].jobs.entries()) if (canFulfil(s, PLAYER, job)) bits += 2 ** i;
  return bits;
}

const has = (bits: number, place: number): boolean => Math.floor(bits / 2 ** place) % 2 === 1;

/** Asks the player if there is something new. A Job that cannot be revealed any more is new when it can be again. */
export function asksMeanwhile(s: State, frame: FrameOf<'enforcer'>): boolean {
  const now = possible(s);
  const isNews = s.players[PLAYER].jobs.some((_, place) => has(now, place) && !has(frame.passed, place));
  frame.passed = now;
  if (isNews) push(s, { kind: 'meanwhile', seat: PLAYER });
  return isNews;
}

/** Several may be revealed, one after the other; places in the row move up behind each. */
function remember(s: State): void {
  const below = s.stack[s.stack.length - 1];
  if (below?.kind === 'enforcer') below.passed = possible(s);
}

export const meanwhile: FrameRule<'meanwhile'> = {
  asks: true,
  go(s) {
    if (possible(s) !== 0) return true;
    pop(s);
    remember(s);
    return false;
  },
  options(s, _frame, list) {
    fulfilments(s, PLAYER, list);
    list.push({ type: 'stop' });
  },
  // The machine fulfils a Job, as in anybody's turn.
  take(s) {
    pop(s);
    remember(s);
  },
};
