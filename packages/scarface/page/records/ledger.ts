// The stored results of finished games against the Enforcer: one entry for each match, so that none counts twice.
// All records are computed from them.
import { isRecord } from '@backroom/kit';
import { DIFFICULTIES } from '../../src/enforcer/language.ts';
import type { Outcome } from '../../src/words/rival/result-card.ts';
import type { Solo } from '../gangs.ts';
import { isDay } from './days.ts';

const OUTCOMES: readonly Outcome[] = ['won', 'drawn', 'lost'];

export interface Finished {
  readonly match: string;
  readonly difficulty: Solo['difficulty'];
  readonly outcome: Outcome;
  /** Both totals. */
  readonly own: number;
  readonly his: number;
  /** The day whose challenge it was; null: no challenge. */
  readonly date: string | null;
}

/** In the order in which they ended, each match once. */
export type Ledger = readonly Finished[];

/** The most games that are stored. */
const MOST = 5000;
const LONGEST_NAME = 80;

/** Adds a game. A match that is there already, or a second try at the same challenge, changes nothing. */
export function entered(ledger: Ledger, game: Finished): Ledger {
  const isKnown = ledger.some(({ match, date }) => match === game.match || (date !== null && date === game.date));
  return isKnown ? ledger : [...ledger, game].slice(-MOST);
}

/** From stored data that may be malformed: invalid entries are left out. */
export function readLedger(text: string | null): Ledger {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    // Malformed JSON.
  }
  if (!Array.isArray(kept)) return [];
  const known = new Set<string>();
  return kept.slice(-MOST).flatMap((one: unknown) => {
    const game = finishedFrom(one);
    if (game === null || known.has(game.match) || known.has(dayOf(game))) return [];
    known.add(game.match).add(dayOf(game));
    return [game];
  });
}

/** No match is called so. */
const dayOf = ({ match, date }: Finished): string => (date === null ? match : `day ${date}`);

const isSum = (x: unknown): x is number => Number.isInteger(x) && (x as number) >= 0 && (x as number) < 1e6;

function finishedFrom(x: unknown): Finished | null {
  if (!isRecord(x) || !isSum(x.own) || !isSum(x.his)) return null;
  const { match, own, his } = x;
  const difficulty = DIFFICULTIES.find((one) => one === x.difficulty);
  const outcome = OUTCOMES.find((one) => one === x.outcome);
  if (typeof match !== 'string' || match === '' || match.length > LONGEST_NAME) return null;
  if (difficulty === undefined || outcome === undefined || !isPossible(outcome, own, his)) return null;
  const date = x.date ?? null;
  return date === null || isDay(date) ? { match, difficulty, outcome, own, his, date } : null;
}

/** Equal totals are decided by the money before the bonuses, so any outcome goes with them. */
const isPossible = (outcome: Outcome, own: number, his: number): boolean =>
  own === his || outcome === (own > his ? 'won' : 'lost');
