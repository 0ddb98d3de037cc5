// A judgement as sentences, for a page or a terminal: the verdict, why, and the solution if it was not found.
import type { Judged, PuzzleJudgement } from './judging.ts';
import type { PuzzleWords } from './words.ts';

/** How the game speaks of an action, and of a reason (null: it gives none). */
export interface Telling<A> {
  action(action: A): string;
  readonly reason: ((reason: unknown) => string) | null;
}

/** One paragraph for the try, and one for the solution unless they are the same. */
export function tellJudgement<A>(words: PuzzleWords, judgement: PuzzleJudgement<A>, telling: Telling<A>): string[] {
  const { tried, solution } = judgement;
  const verdict = verdictOf(words, judgement, telling.action(tried.action));
  if (judgement.verdict === 'right') return [withReasons(words, verdict, tried, telling)];
  const answer = words.solution({ move: telling.action(solution.action), percent: percentOf(solution.chance) });
  return [withReasons(words, verdict, tried, telling), withReasons(words, answer, solution, telling)];
}

function verdictOf<A>(words: PuzzleWords, judgement: PuzzleJudgement<A>, move: string): string {
  const { verdict, tried, solution, next, rank, actions } = judgement;
  const percent = percentOf(tried.chance);
  switch (verdict) {
    case 'right':
      return words.right({ move, percent, next: percentOf(next) });
    case 'nearly':
      // Computed from the rounded figures that are shown, so that they add up.
      return words.nearly({ move, percent, short: percentOf(solution.chance) - percent });
    case 'wrong':
      return words.wrong({ move, percent, rank, moves: actions });
  }
}

function withReasons<A>(words: PuzzleWords, sentence: string, { reasons }: Judged<A>, { reason }: Telling<A>): string {
  if (reason === null || reasons.length === 0) return sentence;
  return `${sentence} ${words.why(reasons.map(reason).join(words.and))}`;
}

const percentOf = (chance: number): number => Math.round(chance * 100);
