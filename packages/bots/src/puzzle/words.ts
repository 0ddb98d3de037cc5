// Texts about puzzles. The game's own words name its actions and reasons.
// A language that lacks a phrase does not compile.
import type { Language } from '@backroom/kit';
import { load } from '../../lang/puzzle.lazy.ts';
import type { Grade } from './puzzle.ts';

export interface Move {
  /** The action in the game's words. */
  readonly move: string;
  /** Its chance of winning, in whole percent. */
  readonly percent: number;
}

export interface PuzzleWords {
  readonly title: string;
  /** Above a puzzle. */
  heading(puzzle: { readonly number: number; readonly grade: string }): string;
  /** Above the puzzle of the day; `date` as the caller writes it. */
  daily(date: string): string;
  /** How hard it is, named by the bot level that would find the answer. */
  readonly grades: Readonly<Record<Grade, string>>;
  /** `seat` counts from 1. */
  task(asked: { readonly who: string; readonly seat: number; readonly seats: number; readonly moves: number }): string;
  /** `next`: the percentage of the second best. */
  right(judged: Move & { readonly next: number }): string;
  /** `short`: how many percentage points it is behind the best. */
  nearly(judged: Move & { readonly short: number }): string;
  /** `rank`: its place among the `moves`; 1 is the best. */
  wrong(judged: Move & { readonly rank: number; readonly moves: number }): string;
  solution(judged: Move): string;
  /** `reasons`: parts of sentences, joined. */
  why(reasons: string): string;
  /** Between two reasons. */
  readonly and: string;
}

export const loadPuzzleWords = async (language: Language): Promise<PuzzleWords> => (await load[language]()).words;
