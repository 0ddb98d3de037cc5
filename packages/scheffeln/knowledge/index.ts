// What Scheffeln tells its bots.
import { itemAt } from '@backroom/kit';
import { showingMs } from '../src/showing.ts';
import { layout, type State } from '../src/state.ts';
import { habit } from './habit.ts';
import { explain } from './reasons.ts';
import { forgetful, grudge, steps, traits } from './traits.ts';
import { chances } from './winning.ts';

const { DEAL, OVER, PHASE, ROUND } = layout;

/** A round that has been scored is a good place to judge: the next one starts with a new deal. */
const rests = (s: State): boolean => s[PHASE] === OVER || (s[PHASE] === DEAL && itemAt(s, ROUND) > 1);

export const knowledge = { rests, chances, habit, explain, traits, grudge, forgetful, steps, showing: showingMs };
