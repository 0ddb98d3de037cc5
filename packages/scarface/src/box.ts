// The contents of the box before the set-up, and what stays in it in a solo game.
import { DEALERS, FEDERAL, JOBS, NEWS, PEOPLE, TILES } from './cards/index.ts';
import { gangMembers } from './cards/people/index.ts';
import { RIVAL_DEALERS } from './enforcer/board.ts';
import type { Options } from './options.ts';
import type { Gang } from './vocabulary.ts';

export const FIRST_NEWS = 'us-is-voted-dry';
export const LAST_NEWS = 'prohibition-ends';

interface Card {
  readonly id: string;
  readonly multiplayerOnly?: true;
}

const ids = (cards: readonly Card[]): string[] => cards.map((card) => card.id);
const forOne = (cards: readonly Card[]): string[] => ids(cards.filter((card) => card.multiplayerOnly !== true));
const drawn = (id: string): boolean => id !== FIRST_NEWS && id !== LAST_NEWS;

export interface Box {
  readonly low: readonly string[];
  readonly high: readonly string[];
  readonly jobs: readonly string[];
  readonly dealers: readonly string[];
  readonly federal: readonly string[];
  readonly tiles: readonly string[];
  readonly news: readonly string[];
}

/** Every card that chance can lay out, deck by deck. */
export const BOX: Box = {
  low: ids(PEOPLE.filter((card) => card.level >= 1 && card.level <= 3)),
  high: ids(PEOPLE.filter((card) => card.level >= 4)),
  jobs: ids(JOBS),
  dealers: DEALERS.flatMap((card) => (card.starter ? [] : Array.from({ length: card.copies }, () => card.id))),
  federal: ids(FEDERAL),
  tiles: ids(TILES),
  news: ids(NEWS).filter(drawn),
};

const withoutOnce = (cards: readonly string[], taken: readonly string[]): string[] => {
  const left = cards.slice();
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
};

/** SC-110: cards for several players stay in the box, and two Dealers belong to the Enforcer. */
const SOLO_BOX: Box = {
  ...BOX,
  jobs: forOne(JOBS),
  dealers: withoutOnce(BOX.dealers, RIVAL_DEALERS),
  federal: forOne(FEDERAL),
  news: forOne(NEWS).filter(drawn),
};

export const boxFor = (options: Options): Box => (options.solo === null ? BOX : SOLO_BOX);

/** The Boss and the five others: a gang's deck at the start (SC-6). */
export const startingDeck = (gang: Gang): string[] =>
  ids(gangMembers(gang).filter(({ role }) => role === 'member' || role === 'boss'));
