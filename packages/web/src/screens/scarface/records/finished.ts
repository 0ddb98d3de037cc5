// What a match against the Enforcer has come to, if whoever sits here has played it from its beginning to its end.
import type { ResultCard } from '@backroom/scarface/result-card';
import type { Moment } from '../../../seat/seated.ts';
import type { Solo } from '../gangs.ts';
import type { Finished } from './ledger.ts';

/** Null: it was ended early, a stand-in finished it, somebody looks on, or it goes on from a step of another match. */
export function finishedOf(
  { terms, seat, table, result }: Pick<Moment, 'terms' | 'seat' | 'table' | 'result'>,
  card: ResultCard,
  date: string | null,
): Finished | null {
  if (result === null || card.result === null || seat === null) return null;
  if (terms.position !== null || table.chairs[seat]?.away !== false) return null;
  const { solo } = terms.options as unknown as { readonly solo: Solo };
  return { match: terms.match, difficulty: solo.difficulty, ...card.result, date };
}
