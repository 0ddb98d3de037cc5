// SC-97: thugs are put in Prison, hit (back to Recruits) or killed. The card's player chooses which; if a card harms a
// player's own thugs, their owner chooses.
import type { Spot } from '../actions.ts';
import type { Out } from '../events.ts';
import type { FrameRule } from '../frame-rule.ts';
import type { FrameOf } from '../frames.ts';
import type { Harm } from '../language.ts';
import { fire } from '../rules/powers.ts';
import { NO_AREA, NOT_PRISON, spotsOf, takeThug, thugActions, thugsIn } from '../rules/spots.ts';
import { pop, push, type State } from '../state.ts';
import type { Area } from '../vocabulary.ts';
import { amountOf } from './reckon.ts';
import { meeting } from './whom.ts';

/** Nobody goes to Prison twice. */
const except = (how: Harm): readonly Area[] => (how === 'prison' ? NOT_PRISON : NO_AREA);

export const harm = meeting<'harm'>({
  who: (effect) => effect.whose,
  works: (s, by, victim, { how, reach, thugs }) =>
    thugsIn(s, victim, reach, except(how)) > 0 && amountOf(s, by, thugs) > 0,
  onto(s, by, victim, { how, reach, thugs }) {
    push(s, { kind: 'harm', seat: by, victim, left: amountOf(s, by, thugs), how, reach });
  },
});

function strike(s: State, frame: FrameOf<'harm'>, from: Spot, out: Out): void {
  const p = s.players[frame.victim];
  takeThug(s, frame.victim, from);
  frame.left--;
  if (frame.how === 'hit') p.recruits++;
  if (frame.how === 'prison') p.prison++;
  out?.push({ type: 'harmed', seat: frame.victim, how: frame.how, from });
  if (frame.how === 'prison') fire(s, frame.victim, 'imprisoned', out);
}

export const harmRule: FrameRule<'harm'> = {
  go(s, frame) {
    if (frame.left > 0 && thugsIn(s, frame.victim, frame.reach, except(frame.how)) > 0) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    thugActions(spotsOf(s, frame.victim, frame.reach, except(frame.how)), list);
    // All in reach are harmed: the order does not matter, so nobody is asked.
    if (list.length > 1 && thugsIn(s, frame.victim, frame.reach, except(frame.how)) <= frame.left) list.length = 1;
  },
  take(s, frame, action, out) {
    if (action.type === 'thug') strike(s, frame, action.from, out);
  },
};
