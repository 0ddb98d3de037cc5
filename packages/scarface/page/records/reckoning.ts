// Records, computed from the stored results: for each difficulty, and for the daily challenges.
import { itemAt } from '@backroom/kit';
import { daily } from '../../src/enforcer/daily.ts';
import type { Solo } from '../gangs.ts';
import type { Finished, Ledger } from './ledger.ts';

export interface Tally {
  readonly games: number;
  readonly wins: number;
  /** The highest total, won or lost. */
  readonly best: number;
  /** The widest win; null: not one yet. */
  readonly margin: number | null;
}

/** Null: never played so. */
export function tallyOf(ledger: Ledger, difficulty: Solo['difficulty']): Tally | null {
  const games = ledger.filter((game) => game.difficulty === difficulty);
  if (games.length === 0) return null;
  const wins = games.filter(({ outcome }) => outcome === 'won');
  return {
    games: games.length,
    wins: wins.length,
    best: Math.max(...games.map(({ own }) => own)),
    margin: wins.length === 0 ? null : Math.max(...wins.map(({ own, his }) => own - his)),
  };
}

/** Is this total above that of every other game at the same difficulty? The first game never counts as a best. */
export function isBest(ledger: Ledger, match: string): boolean {
  const game = ledger.find((one) => one.match === match);
  if (game === undefined) return false;
  const others = ledger.filter((one) => one.match !== match && one.difficulty === game.difficulty);
  return others.length > 0 && others.every(({ own }) => own < game.own);
}

interface Run {
  /** Days in a row up to now: it lasts until a whole day has gone by without one. */
  readonly current: number;
  readonly longest: number;
}

export interface Challenges {
  readonly played: Run;
  readonly won: Run;
  /** The last of them, by its day. */
  readonly last: Finished & { readonly date: string };
}

/** `today`: YYYY-MM-DD. Null: no challenge played yet. */
export function challengesOf(ledger: Ledger, today: string): Challenges | null {
  const games = ledger
    .filter((game): game is Finished & { readonly date: string } => game.date !== null)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const last = games.at(-1);
  if (last === undefined) return null;
  const days = (some: typeof games): number[] => some.map(({ date }) => daily(date).number);
  const now = daily(today).number;
  return {
    played: runOf(days(games), now),
    won: runOf(days(games.filter(({ outcome }) => outcome === 'won')), now),
    last,
  };
}

/** `days`: ascending, each once. */
function runOf(days: readonly number[], today: number): Run {
  let run = 0;
  let longest = 0;
  for (const [i, day] of days.entries()) {
    run = i > 0 && day === itemAt(days, i - 1) + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  const end = days.at(-1);
  return { current: end !== undefined && today - end <= 1 ? run : 0, longest };
}
