// The values of cards, goods and neighbourhoods to a player, by the weights.
import { gangBoard, jobCard, personCard, sideOf } from '../src/cards/index.ts';
import { worthOfPerson } from '../src/cards/people/worth.ts';
import { worthOfEffects } from '../src/cards/worth.ts';
import type { JobCard, Power } from '../src/language.ts';
import { countOf, holds } from '../src/operations/reckon.ts';
import { sumOf } from '../src/rules/dealing.ts';
import { modified } from '../src/rules/powers.ts';
import { graftAt, profitAt } from '../src/rules/selling.ts';
import { bossRow } from '../src/rules/strength.ts';
import { type Deal, type Player, type State, type Tile, tokensOn } from '../src/state.ts';
import { type Good, ROUNDS, STATS, TIME_SPACES } from '../src/vocabulary.ts';
import type { Weights } from './weights.ts';

/** How often each player will still reorganise, on average. */
export function cyclesLeft(s: State): number {
  const spaces = TIME_SPACES[s.players.length];
  return ((ROUNDS - s.round) * spaces + spaces - s.time) / s.players.length;
}

const byId = (of: (id: string) => number): ((id: string) => number) => {
  const known = new Map<string, number>();
  return (id) => {
    let worth = known.get(id);
    if (worth === undefined) {
      worth = of(id);
      known.set(id, worth);
    }
    return worth;
  };
};

/** The value of a person's card each time it is played. */
export const personWorth = byId((id) => worthOfPerson(personCard(id)));

export const cardWorth = (p: Player, id: string): number => {
  const row = personCard(id).role === 'boss' ? bossRow(p) : null;
  return personWorth(id) + (row === null ? 0 : 3 * (row.muscle + row.influence));
};

const powerWorth = (power: Power): number => ('on' in power ? 1.5 * worthOfEffects(power.effects) : 7);

const jobRewards = byId((id) => {
  const { reward, powers } = jobCard(id) as JobCard;
  return worthOfEffects(reward ?? []) + (powers ?? []).reduce((sum, power) => sum + powerWorth(power), 0);
});

/** A Job that needs much more is worth less. */
export function jobWorth(s: State, seat: number, id: string): number {
  let unmet = 0;
  for (const need of jobCard(id).needs) if (!holds(s, seat, need)) unmet++;
  return jobRewards(id) - 5 * unmet;
}

/** The share of a Job that is done, from 0 to 1. */
export function jobProgress(s: State, seat: number, id: string): number {
  let done = 1;
  for (const need of jobCard(id).needs) {
    if ('least' in need && !need.count.startsWith('plan-'))
      done *= Math.min(1, countOf(s, seat, need.count) / need.least);
    else if (!holds(s, seat, need)) done *= HALF_WAY;
  }
  return done * jobRewards(id);
}
/** A condition that cannot be counted, or only in a Plan, counts as half done. */
const HALF_WAY = 0.5;

/** Goods that the player's neighbourhoods lack for one sale each; below 0: more than enough. */
export function wanted(s: State, seat: number, good: Good): number {
  let sum = 0;
  for (const deal of s.players[seat].deals) sum -= deal[good];
  for (const tile of s.tiles) if (tile.owner === seat) sum += sideOf(tile)[good] - tile[good];
  return sum;
}

/** The value of more goods of a kind, given how many are needed. */
export const goodsWorth = (count: number, lacking: number, price: number, excess: number): number => {
  const used = Math.max(0, Math.min(count, lacking));
  return price * (used + (count - used) * excess);
};

export function dealWorth(s: State, seat: number, deal: Deal, extra: number, w: Weights): number {
  const [alcohol, gun] = [wanted(s, seat, 'alcohol'), wanted(s, seat, 'gun')];
  return (
    goodsWorth(sumOf(deal, 'alcohol'), alcohol, w.alcohol, w.excess) +
    goodsWorth(sumOf(deal, 'gun') + extra, gun, w.gun, w.excess)
  );
}

export const saleProfit = (s: State, seat: number, tile: Tile): number =>
  profitAt(s, seat, tile) - graftAt(s, seat, tile);

export const tokenWorth = (cycles: number, w: Weights): number => (5 + 2 * cycles) * w.token;

/** Control of a neighbourhood until the end, if it lasts. */
export function tileWorth(s: State, seat: number, tile: Tile, cycles: number, w: Weights): number {
  const side = sideOf(tile);
  const margin =
    side.profit -
    side.alcohol * w.alcohol -
    side.gun * w.gun +
    3 * s.players[seat].trucks[tile.district] -
    2 * s.police[tile.district];
  return (
    tokensOn(tile) * tokenWorth(cycles, w) +
    cycles * (w.tile + w.margin * margin) +
    w.excess * (tile.alcohol * w.alcohol + tile.gun * w.gun)
  );
}

/** The next level of a stat, less its price; -Infinity at the top. */
export function statWorth(s: State, seat: number, stat: number, cycles: number, w: Weights): number {
  const p = s.players[seat];
  const { prices, bonuses } = gangBoard(p.gang);
  const level = p.stats[stat];
  if (level > 2) return Number.NEGATIVE_INFINITY;
  const name = STATS[stat];
  const price = prices[name][level - 1];
  const bonus = bonuses[p.boss];
  return (
    cycles * (w[name] + w.track) +
    (name === 'nightclubs' ? tokenWorth(cycles, w) : 0) +
    (typeof bonus === 'number' ? bonus : bonus === null ? 0 : 3 * cycles) -
    modified(s, seat, 'upgrade-price', price.money) -
    crimeWorth(p.crime, price.crime, w)
  );
}

/** What it costs to go `up` levels up from `from`. */
export function crimeWorth(from: number, up: number, w: Weights): number {
  const high = (level: number): number => Math.max(0, level - 6);
  return up * w.crime + (high(from + up) - high(from)) * w.crimeHigh;
}

/** Who is ahead, by what lies open or was guessed. */
export const standing = (s: State, seat: number): number => {
  let sum = s.players[seat].money;
  for (const tile of s.tiles) if (tile.owner === seat) sum += 5 + 8 * tokensOn(tile);
  return sum;
};
