// The value of a position: each player's expected final total from their features, and from these everybody's chance of
// winning.
import { exp } from '@backroom/kit';
import { personCard } from '../src/cards/index.ts';
import { isEnforcer } from '../src/enforcer/solo.ts';
import { finalCount } from '../src/rules/final.ts';
import { type State, tokensOn } from '../src/state.ts';
import { HOLDINGS, type Holding, holdingsOf } from './holdings.ts';
import { cyclesLeft } from './values.ts';

/**
 * Dollars at the end. Fitted by intervention (`fit/worth.ts`): in thousands of games by habit, something was given to
 * or taken from players at a random moment, and the effect on their totals was measured. Observation alone misleads,
 * since a player who has much of one thing has done well in others. Rounded; where two runs differed, the mean.
 */
const PEOPLE: Readonly<Record<Holding, number>> = {
  money: 1,
  tokens: 2.2,
  tokensAhead: 1.2,
  tokensLate: 2.8,
  tiles: 10,
  tilesAhead: 1.8,
  marginsAhead: 0.15,
  alcohol: 5.6,
  guns: 6.3,
  goodsSpare: 4.1,
  goodsLate: -3,
  headquartersNow: 2.2,
  safehousesNow: 1.6,
  recruitsNow: 1,
  busyNow: 1.6,
  underworldNow: -1,
  streetsNow: 3.2,
  prisonNow: 0,
  carsAhead: 1.4,
  trucksAhead: 6,
  dealsAhead: -1.2,
  deliveriesAhead: 0.37,
  demandsAhead: -1.2,
  handAhead: 5.5,
  lawyersAhead: 2.7,
  recruitmentAhead: 1.4,
  supplyAhead: 1.4,
  bossAhead: 0.6,
  levels: 0.5,
  cardsAhead: -0.2,
  strengthAhead: -2.1,
  skillsAhead: 0.54,
  inHand: -0.4,
  inHandStrength: 1.1,
  inDeck: -1.5,
  jobsNow: 1.5,
  jobsDone: 0.5,
  fulfilledAhead: 2.3,
  ringNow: 4.2,
  crime: -2.2,
  red: -1.5,
};

/** The Enforcer's total. His rules leave him little choice, so observation was enough. */
const RIVAL = {
  money: 1,
  tokens: 5,
  tiles: 2.9,
  tilesAhead: 2.3,
  goods: 2.7,
  headquarters: 0.8,
  trackAhead: 1.1,
  jobsAhead: 2,
  levels: 1.4,
  ahead: 11,
  always: -21,
} as const;

/** All numbers that judge a position. */
export interface WorthTable {
  readonly people: Readonly<Record<Holding, number>>;
  readonly rival: Readonly<
    Record<
      | 'money'
      | 'tokens'
      | 'tiles'
      | 'tilesAhead'
      | 'goods'
      | 'headquarters'
      | 'trackAhead'
      | 'jobsAhead'
      | 'levels'
      | 'ahead'
      | 'always',
      number
    >
  >;
  /** What a player alone will still earn beyond what they hold, for each reorganisation to come. */
  readonly aloneAhead: number;
  /** The spread of chances over the values, at the end of the game and for each reorganisation before it. */
  readonly spread: number;
  readonly spreadPerCycle: number;
  /** In a solo game a player's luck and skill spread their total this many times wider. */
  readonly spreadAlone: number;
}

const held = new Float64Array(HOLDINGS.length);

function worthOf(s: State, seat: number, cycles: number, table: WorthTable, weights: readonly number[]): number {
  if (isEnforcer(s, seat)) return worthOfRival(s, seat, cycles, table.rival);
  holdingsOf(s, seat, cycles, held);
  let sum = s.solo === null ? 0 : table.aloneAhead * cycles;
  for (let i = 0; i < weights.length; i++) sum += weights[i] * held[i];
  return sum;
}

function worthOfRival(s: State, seat: number, cycles: number, rival: WorthTable['rival']): number {
  const p = s.players[seat];
  let sum = rival.always + rival.money * p.money + rival.headquarters * p.headquarters * Math.min(1, cycles);
  let goods = 0;
  for (const deal of p.deals) goods += deal.alcohol + deal.gun;
  for (const tile of s.tiles) {
    if (tile.owner !== seat) continue;
    sum += rival.tokens * tokensOn(tile) + rival.tiles + rival.tilesAhead * cycles;
    goods += tile.alcohol + tile.gun;
  }
  for (const card of s.solo?.associates ?? []) sum += rival.levels * personCard(card).level;
  return (
    sum + rival.goods * goods + cycles * (rival.trackAhead * p.boss + rival.jobsAhead * p.jobs.length + rival.ahead)
  );
}

const TABLE: WorthTable = {
  people: PEOPLE,
  rival: RIVAL,
  aloneAhead: 72,
  spread: 14,
  spreadPerCycle: 5,
  spreadAlone: 4,
};

/** Far ahead or behind, chances saturate. A part with a wider spread lets each dollar still count. */
const WIDE = 5;
const WIDE_SHARE = 0.3;

/** Each player's chance of winning, judged by a table. At the end the winners share. */
export function chancesBy(table: WorthTable): (s: State) => readonly number[] {
  const weights = HOLDINGS.map((holding) => table.people[holding]);
  return (s) => {
    if (s.stack.length === 0) {
      const { winners } = finalCount(s);
      return s.players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    }
    if (s.players.length === 0) return new Array<number>(s.seats).fill(1 / s.seats);
    const cycles = cyclesLeft(s);
    const worths = s.players.map((_, seat) => worthOf(s, seat, cycles, table, weights));
    const spread = (table.spread + table.spreadPerCycle * cycles) * (s.solo === null ? 1 : table.spreadAlone);
    const near = shares(worths, spread);
    const wide = shares(worths, spread * WIDE);
    return near.map((share, seat) => (1 - WIDE_SHARE) * share + WIDE_SHARE * wide[seat]);
  };
}

export const chances = chancesBy(TABLE);

/** The lead at the end that counts as a good part of a chance when turns are compared. */
const MARGIN = 25;

/** A player's chance; at the end their lead or deficit. */
export const outlook = (s: State, seat: number): number =>
  s.stack.length === 0 ? shares(finalCount(s).totals, MARGIN)[seat] : chances(s)[seat];

function shares(worths: readonly number[], spread: number): number[] {
  const best = Math.max(...worths);
  const weights = worths.map((worth) => exp((worth - best) / spread));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}
