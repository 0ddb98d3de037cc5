// A table for a fit: played by habit from a seed, up to a chosen point or to the end.
import { itemAt, type Random } from '@backroom/kit';
import type { Habit } from '../knowledge/habit.ts';
import { scarface } from '../src/index.ts';
import { type State, top } from '../src/state.ts';

export const NORMAL = { jobDraft: false, ringByHand: false, gangs: null, solo: null } as const;

/** Plays on until `stop` says so at somebody's decision, or to the end. */
export function playOn(s: State, habits: readonly Habit[], random: Random, stop: (s: State) => boolean): void {
  for (let turn = scarface.toAct(s); turn !== 'over'; turn = scarface.toAct(s)) {
    if (turn === 'chance') scarface.apply(s, 'chance', scarface.chance(s, random), null);
    else if (stop(s)) return;
    else {
      const seat = itemAt(turn, 0);
      scarface.apply(s, seat, itemAt(habits, seat % habits.length)(s, seat, random), null);
    }
  }
}

/** Has somebody's turn just begun? */
export function turnBegins(s: State): boolean {
  const frame = top(s);
  return frame?.kind === 'turn' && frame.step === 'plan' && itemAt(s.players, frame.seat).plan.length === 0;
}

/** Each number less the mean of all: what a whole table has in common tells nothing. */
export function lessMean(list: readonly number[]): number[] {
  const mean = list.reduce((a, b) => a + b, 0) / list.length;
  return list.map((x) => x - mean);
}
