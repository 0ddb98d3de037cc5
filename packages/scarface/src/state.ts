// The whole table as plain data. Cards are their ids, districts and businesses numbers by their place in the vocabulary.
import type { Solo } from './enforcer/solo.ts';
import type { Frame } from './frames.ts';
import type { Options } from './options.ts';
import { clonePlayer, type Player } from './player.ts';
import { BUSINESSES, DISTRICTS, NOBODY, TOKENS } from './vocabulary.ts';

export type { Deal, Player } from './player.ts';

/** Top card first. `seen` tells, card by card, which seats know it (as bits): what they returned to the bottom or looked at. */
export interface Deck {
  cards: string[];
  seen: number[];
}

export interface Tile {
  id: string;
  district: number;
  /** 1: the Nightclub side is up. */
  night: number;
  /** The player whose control marker lies here, or NOBODY. */
  owner: number;
  /** Business tokens, by number of the business. */
  tokens: number[];
  alcohol: number;
  gun: number;
}

export interface State {
  options: Options;
  /** People at the table. Alone against the Enforcer it is one, and the Enforcer is player 1. */
  seats: number;
  players: Player[];
  tiles: Tile[];
  /** Police cars by district. */
  police: number[];
  /** Business tokens left in the supply. */
  tokens: number[];
  /** Three spaces for levels 1-3 from left to right, then the one for levels 4-5. Empty: ''. */
  market: string[];
  low: Deck;
  high: Deck;
  jobs: Deck;
  dealers: Deck;
  federal: Deck;
  /** Federal cards that have been used, and Associates that left the game. */
  federalUsed: string[];
  gone: string[];
  news: Deck;
  /** News so far; the last one is active. */
  headlines: string[];
  ring: number;
  ness: number;
  time: number;
  round: number;
  /** The starting player. */
  first: number;
  stack: Frame[];
  /** Alone against the Enforcer; null: among people. */
  solo: Solo | null;
}

const zeros = (n: number): number[] => new Array<number>(n).fill(0);
const emptyDeck = (): Deck => ({ cards: [], seen: [] });

/** An empty table. Chance lays it out: see rules/set-up.ts. */
export function start(options: Options, seats: number): State {
  return {
    options,
    seats,
    players: [],
    tiles: [],
    police: zeros(DISTRICTS.length),
    tokens: TOKENS.slice(),
    market: ['', '', '', ''],
    low: emptyDeck(),
    high: emptyDeck(),
    jobs: emptyDeck(),
    dealers: emptyDeck(),
    federal: emptyDeck(),
    federalUsed: [],
    gone: [],
    news: emptyDeck(),
    headlines: [],
    ring: NOBODY,
    ness: 0,
    time: 0,
    round: 1,
    first: 0,
    stack: [{ kind: 'set-up' }],
    solo: null,
  };
}

const cloneDeck = (d: Deck): Deck => ({ cards: d.cards.slice(), seen: d.seen.slice() });

const cloneTile = (t: Tile): Tile => ({
  id: t.id,
  district: t.district,
  night: t.night,
  owner: t.owner,
  tokens: t.tokens.slice(),
  alcohol: t.alcohol,
  gun: t.gun,
});

export function cloneFrame(f: Frame): Frame {
  switch (f.kind) {
    case 'turn':
      return { ...f, used: f.used.slice() };
    case 'sell':
      return { ...f, sold: f.sold.slice() };
    case 'pick-job':
    case 'pick-dealer':
    case 'solo-jobs':
      return { ...f, cards: f.cards.slice() };
    case 'draft':
      return {
        kind: 'draft',
        packs: f.packs.map((pack) => pack.slice()),
        kept: f.kept.map((kept) => kept.slice()),
        chosen: f.chosen.slice(),
      };
    default:
      return { ...f };
  }
}

const cloneSolo = (solo: Solo): Solo => ({
  difficulty: solo.difficulty,
  numbers: solo.numbers.slice(),
  at: solo.at,
  deck: solo.deck.slice(),
  plan: solo.plan.slice(),
  discard: solo.discard.slice(),
  b: solo.b.slice(),
  c: solo.c.slice(),
  associates: solo.associates.slice(),
});

export const clone = (s: State): State => ({
  options: s.options,
  seats: s.seats,
  players: s.players.map(clonePlayer),
  tiles: s.tiles.map(cloneTile),
  police: s.police.slice(),
  tokens: s.tokens.slice(),
  market: s.market.slice(),
  low: cloneDeck(s.low),
  high: cloneDeck(s.high),
  jobs: cloneDeck(s.jobs),
  dealers: cloneDeck(s.dealers),
  federal: cloneDeck(s.federal),
  federalUsed: s.federalUsed.slice(),
  gone: s.gone.slice(),
  news: cloneDeck(s.news),
  headlines: s.headlines.slice(),
  ring: s.ring,
  ness: s.ness,
  time: s.time,
  round: s.round,
  first: s.first,
  stack: s.stack.map(cloneFrame),
  solo: s.solo === null ? null : cloneSolo(s.solo),
});

export const top = (s: State): Frame | undefined => s.stack[s.stack.length - 1];
export const push = (s: State, frame: Frame): void => {
  s.stack.push(frame);
};
export const pop = (s: State): void => {
  s.stack.pop();
};

export const tokensOn = (t: Tile): number => t.tokens[0] + t.tokens[1] + t.tokens[2] + t.tokens[3];

export const businessNumber = (name: (typeof BUSINESSES)[number]): number => BUSINESSES.indexOf(name);
