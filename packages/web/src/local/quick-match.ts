// A quick match against bots on this device: the one begun last, or a new one.
import { type LevelName, shuffledTemperaments } from '@backroom/bots';
import { type Json, type Seat, Seeded } from '@backroom/kit';
import type { Holder } from '@backroom/match';
import { GAMES } from '../games.ts';
import { fresh } from '../seat/fresh.ts';
import { ownName, regulars } from '../seat/names.ts';
import { firstWords } from '../words/index.ts';
import { openTable } from './keeper.ts';
import { type StoredMatch, storedMatches } from './match-store.ts';

export interface QuickMatch {
  readonly game: string;
  readonly match: string;
  /** The player's own seat. */
  readonly seat: Seat;
}

const OPPONENTS = 3;
const EASY: LevelName = 'runner';

/** A match of one person against bots. A hot seat is resumed from the list of matches. */
const isAlone = ({ here, over }: StoredMatch): boolean => !over && here.length === 1;

export async function lastQuickMatch(game = first()): Promise<QuickMatch | null> {
  const found = (await storedMatches().catch(() => [])).find((one) => one.game === game && isAlone(one));
  return found === undefined ? null : { game: found.game, match: found.id, seat: found.here[0] ?? 0 };
}

let coming: Promise<QuickMatch> | null = null;

/** The match on the home screen: the one begun last, or a new one. Called as soon as the page runs, and again by the screen. */
export function quickMatchHere(): Promise<QuickMatch> {
  coming ??= lastQuickMatch().then(async (last) => {
    if (last !== null) return last;
    // A guest gets a default name in their language.
    await firstWords();
    return newQuickMatch();
  });
  return coming;
}

/** The next call of `quickMatchHere` reads the match store again. */
export function quickMatchTaken(): void {
  coming = null;
}

/** Which game the page shows first. */
const first = (): string => GAMES[0]?.id as string;

export async function newQuickMatch(game = first(), options: Json = {}, opponents = OPPONENTS): Promise<QuickMatch> {
  const temperaments = shuffledTemperaments(opponents, new Seeded(fresh()));
  const bots = temperaments.map((temperament): Holder => ({ kind: 'bot', level: EASY, temperament }));
  const names = [ownName(), ...regulars().slice(0, opponents)];
  const holders: readonly Holder[] = [{ kind: 'person' }, ...bots];
  const { match, here } = await openTable({ game, options, holders, names, position: null, guestBegins: true });
  return { game, match, seat: here[0] ?? 0 };
}
