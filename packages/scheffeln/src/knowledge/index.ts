// What Scheffeln tells its bots.
import { layout, type State } from '../state.ts';
import { habit } from './habit.ts';
import { explain } from './reasons.ts';
import { forgetful, grudge, steps, traits } from './traits.ts';
import { chances } from './winning.ts';

const { DEAL, OVER, PHASE, ROUND } = layout;

/** A round that has been scored is a good place to judge: the next one is dealt anew. */
const rests = (s: State): boolean => s[PHASE] === OVER || (s[PHASE] === DEAL && s[ROUND] > 1);

export const knowledge = { rests, chances, habit, explain, traits, grudge, forgetful, steps };

/** Players to measure others against. */
export { greedy } from './habit.ts';
export { planner } from './planner.ts';
