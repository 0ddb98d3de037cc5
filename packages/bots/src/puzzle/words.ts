// What is said about puzzles, in five languages; the game's own words name its actions and its reasons.
// A language that lacks a phrase does not compile.
import type { Language } from '@backroom/kit';
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
  /** Who would find it, from a lookout to a kingpin. */
  readonly grades: Readonly<Record<Grade, string>>;
  /** `seat` counts from 1. */
  task(asked: { readonly who: string; readonly seat: number; readonly seats: number; readonly moves: number }): string;
  /** `next`: the percentage of the second best. */
  right(judged: Move & { readonly next: number }): string;
  /** `short`: how many percentage points it is behind the best. */
  nearly(judged: Move & { readonly short: number }): string;
  /** `rank`: its place among so many moves, 1 being the best. */
  wrong(judged: Move & { readonly rank: number; readonly moves: number }): string;
  solution(judged: Move): string;
  /** `reasons`: parts of sentences, joined. */
  why(reasons: string): string;
  /** Between two reasons. */
  readonly and: string;
}

const CATALOGUE: { readonly [L in Language]: () => Promise<{ readonly words: PuzzleWords }> } = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  fr: () => import('./words/fr.ts'),
  it: () => import('./words/it.ts'),
  es: () => import('./words/es.ts'),
};

export const loadPuzzleWords = async (language: Language): Promise<PuzzleWords> => (await CATALOGUE[language]()).words;
