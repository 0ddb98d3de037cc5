// A quick game against regulars of the house on this device: the one that was begun last, or a new one.
import { LEVELS, shuffledTemperaments } from '@backroom/bots';
import { Seeded } from '@backroom/kit';
import type { Holder } from '@backroom/match';
import { GAMES } from '../games.ts';
import { ownName, regulars } from '../seat/names.ts';
import { openHere } from './keeper.ts';
import { allShelved, type Shelved } from './shelf.ts';

export interface Evening {
  readonly game: string;
  readonly match: string;
}

const OPPONENTS = 3;
const EASY = LEVELS[1];

/** Of those that one plays alone; a hot seat waits in the list of matches. */
const isAlone = ({ here, over }: Shelved): boolean => !over && here.length === 1 && here[0] === 0;

export async function lastEvening(): Promise<Evening | null> {
  const found = (await allShelved().catch(() => [])).find(isAlone);
  return found === undefined ? null : { game: found.game, match: found.id };
}

export async function newEvening(): Promise<Evening> {
  const game = GAMES[0]?.id as string;
  const temperaments = shuffledTemperaments(OPPONENTS, new Seeded(crypto.randomUUID()));
  const bots = temperaments.map((temperament): Holder => ({ kind: 'bot', level: EASY, temperament }));
  const names = [ownName(), ...regulars().slice(0, OPPONENTS)];
  const match = await openHere({ game, options: {}, holders: [{ kind: 'person' }, ...bots], names, position: null });
  return { game, match };
}
