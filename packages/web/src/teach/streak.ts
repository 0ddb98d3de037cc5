// Days in a row on which the puzzle of the day was solved, and which puzzles were ever solved. Kept on this device.
import { isRecord } from '@backroom/kit';

export interface Solver {
  /** The last day on which the puzzle of the day was solved, as a day's number; -1: never. */
  readonly day: number;
  readonly streak: number;
  /** Numbers of puzzles in the collection, from 0. */
  readonly solved: readonly number[];
}

export const NEW_SOLVER: Solver = { day: -1, streak: 0, solved: [] };

/** `daily`: the day whose puzzle this was; null: any other puzzle. */
export function solve(solver: Solver, number: number, daily: number | null): Solver {
  const solved = solver.solved.includes(number) ? solver.solved : [...solver.solved, number];
  if (daily === null || daily === solver.day) return { ...solver, solved };
  return { day: daily, streak: daily === solver.day + 1 ? solver.streak + 1 : 1, solved };
}

/** A run lasts until a whole day has gone by without a solution. */
export const streakOn = ({ day, streak }: Solver, today: number): number => (today - day <= 1 ? streak : 0);

const isCount = (x: unknown): x is number => Number.isInteger(x) && (x as number) >= 0;

/** From stored data that may be malformed. */
export function readSolver(text: string | null): Solver {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept) || !isCount(kept.day) || !isCount(kept.streak) || !Array.isArray(kept.solved))
      return NEW_SOLVER;
    return { day: kept.day, streak: kept.streak, solved: kept.solved.filter(isCount) };
  } catch {
    return NEW_SOLVER;
  }
}
