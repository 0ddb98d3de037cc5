// What a position is worth: each player's final total by what he holds, and from there everybody's chance of winning.
import { exp } from '@backroom/kit';
import { personCard } from '../cards/index.ts';
import { isEnforcer } from '../enforcer/solo.ts';
import { finalCount } from '../rules/final.ts';
import { type State, tokensOn } from '../state.ts';
import { HOLDINGS, type Holding, holdingsOf } from './holdings.ts';
import { cyclesLeft } from './values.ts';

/**
 * Dollars at the end. Found by meddling (`fit/worth.ts`): in thousands of games of habit something was given to or taken from
 * players at a moment of chance, and what it did to their totals was reckoned. Watching alone misleads, since whoever has
 * much of one thing has done well in others. Rounded; where two runs differed, between the two.
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

/** The Enforcer's total; his rules leave him little choice, so that watching him was enough. */
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

/** What a player alone will still earn beyond what he holds, for each reorganisation to come. */
const ALONE_AHEAD = 72;

const WEIGHTS = HOLDINGS.map((holding) => PEOPLE[holding]);
const held = new Float64Array(HOLDINGS.length);

function worthOf(s: State, seat: number, cycles: number): number {
  if (isEnforcer(s, seat)) return worthOfRival(s, seat, cycles);
  holdingsOf(s, seat, cycles, held);
  let sum = s.solo === null ? 0 : ALONE_AHEAD * cycles;
  for (let i = 0; i < WEIGHTS.length; i++) sum += WEIGHTS[i] * held[i];
  return sum;
}

function worthOfRival(s: State, seat: number, cycles: number): number {
  const p = s.players[seat];
  let sum = RIVAL.always + RIVAL.money * p.money + RIVAL.headquarters * p.headquarters * Math.min(1, cycles);
  let goods = 0;
  for (const deal of p.deals) goods += deal.alcohol + deal.gun;
  for (const tile of s.tiles) {
    if (tile.owner !== seat) continue;
    sum += RIVAL.tokens * tokensOn(tile) + RIVAL.tiles + RIVAL.tilesAhead * cycles;
    goods += tile.alcohol + tile.gun;
  }
  for (const card of s.solo?.associates ?? []) sum += RIVAL.levels * personCard(card).level;
  return (
    sum + RIVAL.goods * goods + cycles * (RIVAL.trackAhead * p.boss + RIVAL.jobsAhead * p.jobs.length + RIVAL.ahead)
  );
}

/** How wide chances spread over the worths, at the end of the game and for each reorganisation before it. */
const SPREAD = 14;
const SPREAD_PER_CYCLE = 5;
/** Alone, a player's own luck and skill spread his total much wider. */
const SPREAD_ALONE = 4;

/** So far ahead or behind, chances hardly differ any more; a part of them in a wider spread keeps a dollar a dollar. */
const WIDE = 5;
const WIDE_SHARE = 0.3;

/** Each player's chance of winning. At the end the winners share. */
export function chances(s: State): readonly number[] {
  if (s.stack.length === 0) {
    const { winners } = finalCount(s);
    return s.players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  if (s.players.length === 0) return new Array<number>(s.seats).fill(1 / s.seats);
  const cycles = cyclesLeft(s);
  const worths = s.players.map((_, seat) => worthOf(s, seat, cycles));
  const spread = (SPREAD + SPREAD_PER_CYCLE * cycles) * (s.solo === null ? 1 : SPREAD_ALONE);
  const near = shares(worths, spread);
  const wide = shares(worths, spread * WIDE);
  return near.map((share, seat) => (1 - WIDE_SHARE) * share + WIDE_SHARE * wide[seat]);
}

function shares(worths: readonly number[], spread: number): number[] {
  const best = Math.max(...worths);
  const weights = worths.map((worth) => exp((worth - best) / spread));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}
