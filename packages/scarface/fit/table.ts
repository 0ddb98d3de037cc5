// A table for a fit: played by habit from a seed, up to a place of one's choice or to the end.
import type { Random } from '@backroom/kit';
import { scarface } from '../src/index.ts';
import type { Habit } from '../src/knowledge/habit.ts';
import { type State, top } from '../src/state.ts';

export const NORMAL = { jobDraft: false, gangs: null, solo: null } as const;

/** Plays on until `stop` says so at somebody's decision, or to the end. */
export function playOn(s: State, habits: readonly Habit[], random: Random, stop: (s: State) => boolean): void {
  for (let turn = scarface.toAct(s); turn !== 'over'; turn = scarface.toAct(s)) {
    if (turn === 'chance') scarface.apply(s, 'chance', scarface.chance(s, random), null);
    else if (stop(s)) return;
    else scarface.apply(s, turn[0], habits[turn[0] % habits.length](s, turn[0], random), null);
  }
}

/** Has somebody's turn just begun? */
export function turnBegins(s: State): boolean {
  const frame = top(s);
  return frame?.kind === 'turn' && frame.step === 'plan' && s.players[frame.seat].plan.length === 0;
}

/** Each number less the mean of all: what is common to a table tells nothing. */
export function lessMean(list: readonly number[]): number[] {
  const mean = list.reduce((a, b) => a + b, 0) / list.length;
  return list.map((x) => x - mean);
}
