// The result of a match against the Enforcer, if its player played it from the beginning to the end.
import type { FinishedMatch } from '@backroom/kit';
import type { ResultCard } from '../../src/words/rival/result-card.ts';
import type { Solo } from '../gangs.ts';
import type { Finished } from './ledger.ts';

/** Null: it was ended early, a stand-in finished it, the viewer is a spectator, or it began at a step of another match. */
export function finishedOf(
  { match, options, hasPosition, isPresent, result }: FinishedMatch,
  card: ResultCard,
  date: string | null,
): Finished | null {
  if (result === null || card.result === null || hasPosition || !isPresent) return null;
  const { solo } = options as { readonly solo: Solo };
  return { match, difficulty: solo.difficulty, ...card.result, date };
}
