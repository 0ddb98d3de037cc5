// A quick game against regulars of the house on this device: the one that was begun last, or a new one.
import { type LevelName, shuffledTemperaments } from '@backroom/bots';
import { type Json, type Seat, Seeded } from '@backroom/kit';
import type { Holder } from '@backroom/match';
import { GAMES } from '../games.ts';
import { fresh } from '../seat/fresh.ts';
import { ownName, regulars } from '../seat/names.ts';
import { openTable } from './keeper.ts';
import { allShelved, type Shelved } from './shelf.ts';

export interface Evening {
  readonly game: string;
  readonly match: string;
  /** One's own. */
  readonly seat: Seat;
}

const OPPONENTS = 3;
const EASY: LevelName = 'runner';

/** Of those that one plays alone; a hot seat waits in the list of matches. */
const isAlone = ({ here, over }: Shelved): boolean => !over && here.length === 1;

export async function lastEvening(game = first()): Promise<Evening | null> {
  const found = (await allShelved().catch(() => [])).find((one) => one.game === game && isAlone(one));
  return found === undefined ? null : { game: found.game, match: found.id, seat: found.here[0] ?? 0 };
}

/** Which game the house shows first. */
const first = (): string => GAMES[0]?.id as string;

export async function newEvening(game = first(), options: Json = {}, opponents = OPPONENTS): Promise<Evening> {
  const temperaments = shuffledTemperaments(opponents, new Seeded(fresh()));
  const bots = temperaments.map((temperament): Holder => ({ kind: 'bot', level: EASY, temperament }));
  const names = [ownName(), ...regulars().slice(0, opponents)];
  const holders: readonly Holder[] = [{ kind: 'person' }, ...bots];
  const { match, here } = await openTable({ game, options, holders, names, position: null, guestBegins: true });
  return { game, match, seat: here[0] ?? 0 };
}
