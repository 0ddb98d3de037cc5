// Counting and paying: what an amount comes to for a player, whether a condition holds, whether a cost can be paid.
import { personCard } from '../cards/index.ts';
import { isEnforcer } from '../enforcer/solo.ts';
import type { Out } from '../events.ts';
import type { Amount, Condition, Cost, Count } from '../language.ts';
import { changeCrime } from '../rules/crime.ts';
import { allGoods, goodsOf } from '../rules/goods.ts';
import { pay } from '../rules/money.ts';
import { isPresent } from '../rules/presence.ts';
import { type Player, push, type State, type Tile, tokensOn } from '../state.ts';
import { CRIME_TOP, CRIMES, type Crime, DISTRICTS, districtNumber, NIGHTCLUB, NOBODY, STATS } from '../vocabulary.ts';

const sum = (list: readonly number[]): number => {
  let total = 0;
  for (const n of list) total += n;
  return total;
};

function sumTiles(s: State, seat: number, of: (tile: Tile) => number): number {
  let total = 0;
  for (const tile of s.tiles) if (tile.owner === seat) total += of(tile);
  return total;
}

function sumDeals(p: Player, of: (deal: Player['deals'][number]) => number): number {
  let total = 0;
  for (const deal of p.deals) total += of(deal);
  return total;
}

function countDistricts(holds: (district: number) => boolean): number {
  let total = 0;
  for (let d = 0; d < DISTRICTS.length; d++) if (holds(d)) total++;
  return total;
}

const controlsIn = (s: State, seat: number, district: number): boolean =>
  s.tiles.some((tile) => tile.owner === seat && tile.district === district);

function associatesIn(cards: readonly string[]): number {
  let total = 0;
  for (const card of cards) if (personCard(card).level > 0) total++;
  return total;
}

/** Associates in the gang. Hiring and firing are open, so everybody knows how many there are. */
export const associatesOf = (p: Player): number =>
  associatesIn(p.hand) + associatesIn(p.deck) + associatesIn(p.discard) + associatesIn(p.plan);

function crimesInPlan(p: Player, crime: Crime): number {
  let total = 0;
  for (const card of p.plan) if (personCard(card).crimes.includes(crime)) total++;
  return total;
}

const planned: Readonly<Record<string, Crime>> = Object.fromEntries(CRIMES.map((crime) => [`plan-${crime}`, crime]));

export function countOf(s: State, seat: number, count: Count): number {
  const p = s.players[seat];
  switch (count) {
    case 'neighbourhoods':
      return sumTiles(s, seat, () => 1);
    case 'nightclubs':
      return sumTiles(s, seat, (tile) => tile.tokens[NIGHTCLUB]);
    case 'speakeasies':
      return sumTiles(s, seat, (tile) => tile.tokens[0]);
    case 'casinos':
      return sumTiles(s, seat, (tile) => tile.tokens[1]);
    case 'brothels':
      return sumTiles(s, seat, (tile) => tile.tokens[2]);
    case 'businesses':
      return sumTiles(s, seat, tokensOn);
    case 'deals':
      return p.deals.length;
    case 'dealers':
      return sumDeals(p, (deal) => deal.cards.length);
    case 'fulfilled-jobs':
      // The Enforcer's Jobs always count as fulfilled (SC-110).
      return isEnforcer(s, seat) ? p.jobs.length : p.fulfilled.length;
    case 'thugs-on-streets':
      return sum(p.thugs);
    case 'thugs-in-headquarters':
      return p.headquarters;
    case 'thugs-in-prison':
      return p.prison;
    case 'thugs-in-underworld':
      return p.underworld;
    case 'thugs-at-authorities':
      return p.authorities;
    case 'thugs-on-deals':
      return sumDeals(p, (deal) => deal.thug);
    case 'cars-on-streets':
      return sum(p.cars);
    case 'trucks-on-streets':
      return sum(p.trucks);
    case 'vehicles-on-streets':
      return sum(p.cars) + sum(p.trucks);
    case 'alcohol':
      return goodsOf(s, seat, 'alcohol');
    case 'guns':
      return goodsOf(s, seat, 'gun');
    case 'goods':
      return allGoods(s, seat);
    case 'money':
      return p.money;
    case 'upgrades':
      return sum(p.stats) - STATS.length;
    case 'districts-present':
      return countDistricts((d) => isPresent(s, seat, d));
    case 'districts-controlled':
      return countDistricts((d) => controlsIn(s, seat, d));
    case 'policed-neighbourhoods':
      return sumTiles(s, seat, (tile) => (s.police[tile.district] > 0 ? 1 : 0));
    case 'associates':
      return associatesOf(p);
    case 'crime-rate':
      return p.crime;
    case 'plan-cards':
      return p.plan.length;
    case 'hand-cards':
      return p.hand.length;
    default:
      return crimesInPlan(p, planned[count]);
  }
}

export function amountOf(s: State, seat: number, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const total = countOf(s, seat, amount.each) * (amount.times ?? 1);
  return amount.most !== undefined && total > amount.most ? amount.most : total;
}

function hasMost(s: State, seat: number, count: Count): boolean {
  const own = countOf(s, seat, count);
  for (let rival = 0; rival < s.players.length; rival++)
    if (rival !== seat && countOf(s, rival, count) >= own) return false;
  return true;
}

export function holds(s: State, seat: number, when: Condition): boolean {
  if ('least' in when) return countOf(s, seat, when.count) >= when.least;
  if ('most' in when) return countOf(s, seat, when.count) <= when.most;
  if ('mostOfAll' in when) return hasMost(s, seat, when.count);
  if ('stat' in when) return s.players[seat].stats[STATS.indexOf(when.stat)] >= when.level;
  if ('controls' in when) return controlsIn(s, seat, districtNumber(when.controls));
  return s.ring === seat;
}

export function canAfford(s: State, seat: number, cost: Cost): boolean {
  const p = s.players[seat];
  if (p.money < (cost.money ?? 0) || p.headquarters < (cost.thugs ?? 0) || p.hand.length < (cost.cards ?? 0))
    return false;
  if (p.crime + (cost.crime ?? 0) > CRIME_TOP) return false;
  const { alcohol = 0, gun = 0, goods = 0 } = cost;
  if (alcohol + gun + goods === 0) return true;
  const bottles = goodsOf(s, seat, 'alcohol');
  const guns = goodsOf(s, seat, 'gun');
  return bottles >= alcohol && guns >= gun && bottles + guns >= alcohol + gun + goods;
}

/** Push the reward onto the stack first: choosing goods and cards to give up comes on top of it. */
export function payCost(s: State, seat: number, cost: Cost, out: Out): void {
  const p = s.players[seat];
  const { alcohol = 0, gun = 0, goods = 0 } = cost;
  if (cost.cards) push(s, { kind: 'discard', seat, left: cost.cards });
  if (alcohol + gun + goods > 0) push(s, { kind: 'spend', seat, alcohol, gun, any: goods, tile: NOBODY });
  if (cost.money) pay(s, seat, cost.money, 'card', out);
  for (let thugs = cost.thugs ?? 0; thugs > 0; thugs--) {
    p.headquarters--;
    p.recruits++;
    out?.push({ type: 'harmed', seat, how: 'hit', from: 'headquarters' });
  }
  if (cost.crime) changeCrime(s, seat, cost.crime, out);
}
