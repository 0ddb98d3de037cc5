// Who sits on the seats that no person takes.
import { decide, LEVEL, type LevelName, shuffledTemperaments, type Temperament } from '@backroom/bots';
import type { BotWords } from '@backroom/bots/words';
import { mindOf } from '@backroom/games';
import { type AnyGame, pick, type Random, type Seat } from '@backroom/kit';
import type { Table } from './table.ts';
import type { Wish } from './wish.ts';

/** All who are not people: how well they play, and how each of them is minded. */
export interface House {
  readonly level: LevelName | 'random';
  /** By seat; nothing for one without a temperament. */
  readonly temperaments: readonly (Temperament | undefined)[];
  /** What they are called in the language of the table. */
  readonly words: BotWords;
}

/** Unless somebody wishes otherwise, each has a temperament of its own: a house has characters. */
export function houseOf({ level, temperament, seats }: Wish, words: BotWords, random: Random): House {
  const own = shuffledTemperaments(seats, random);
  const minded = (seat: Seat): Temperament | undefined => {
    if (level === 'random' || temperament === 'none') return undefined;
    return temperament ?? own[seat];
  };
  return { level, words, temperaments: own.map((_, seat) => minded(seat)) };
}

/** Chooses for a seat: from what that seat may know, what it may do and what it has seen happen, and nothing else. */
export type Opponent = (
  view: unknown,
  legal: readonly unknown[],
  random: Random,
  seat: Seat,
  seen: () => readonly unknown[],
) => unknown;

const atRandom: Opponent = (_view, legal, random) => pick(legal, random);

/** A bot of a level, or one that does anything at all. */
export function opponentOf(game: AnyGame, level: House['level'], temperaments: House['temperaments'] = []): Opponent {
  if (level === 'random') return atRandom;
  const mind = mindOf(game);
  const { iterations } = LEVEL[level];
  // Bound by iterations alone: the same seed gives the same evening on any machine.
  const steady = {
    ...LEVEL[level],
    iterations: Math.min(iterations, MOST_ITERATIONS),
    ms: Number.POSITIVE_INFINITY,
  };
  return (view, _legal, random, seat, seen) => {
    const temperament = temperaments[seat];
    const grudge = mind.knowledge.grudge?.(seen(), seat);
    return decide(mind, steady, { view, seat, random, now: () => 0, temperament, grudge }).action;
  };
}

/** About a fifteenth of a second a decision on a machine of today: nobody waits for it. */
const MOST_ITERATIONS = 20_000;

export function letOpponentAct({ sitting, opponent }: Table, seat: Seat): void {
  // A stream for each decision: what one opponent draws never changes another's luck.
  const random = sitting.randomFor(`seat ${seat}, step ${sitting.length}`);
  const seen = (): unknown[] => sitting.story(seat).flat();
  sitting.act(seat, opponent(sitting.view(seat), sitting.legal(seat), random, seat, seen));
}

/** The names of the house, seat by seat; people at the keyboard may bring their own. */
export const HOUSE_NAMES = ['Mabel', 'Vito', 'Dot', 'Lefty', 'Pearl', 'Ace', 'Birdie', 'Knuckles'] as const;
