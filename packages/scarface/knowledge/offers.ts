// The values of the seat's actions now, each with the Muscle and Influence that it takes: one list for the choice of a
// Plan.
import { gangBoard, personCard } from '../src/cards/index.ts';
import { OUST_INFLUENCE, RELEASE_INFLUENCE } from '../src/rules/acts.ts';
import { sumOf } from '../src/rules/dealing.ts';
import { allGoods } from '../src/rules/goods.ts';
import { isModified, modified } from '../src/rules/powers.ts';
import { isPresent } from '../src/rules/presence.ts';
import { canSellAt, fencePrice } from '../src/rules/selling.ts';
import { defenceAgainst, statValue } from '../src/rules/strength.ts';
import { hasRoomForBusiness } from '../src/rules/territory.ts';
import { type State, tokensOn } from '../src/state.ts';
import { type Act, CUBES, MOST_TOKENS, NOBODY, STATS } from '../src/vocabulary.ts';
import {
  crimeWorth,
  cyclesLeft,
  dealWorth,
  goodsWorth,
  personWorth,
  saleProfit,
  statWorth,
  tileWorth,
  tokenWorth,
  wanted,
} from './values.ts';
import type { Weights } from './weights.ts';

export interface Offer {
  readonly act: Act;
  readonly muscle: number;
  readonly influence: number;
  readonly worth: number;
}

/** The most Influence that is counted on. */
const MOST = 8;

export function offersTo(s: State, seat: number, w: Weights): Offer[] {
  const offers: Offer[] = [];
  const p = s.players[seat];
  const cycles = cyclesLeft(s);
  /** Jobs and News that help with one action: it needs this much less. */
  const help = { muscle: isModified(s, seat, 'muscle'), influence: isModified(s, seat, 'influence') };
  const helped = (what: 'muscle' | 'influence', act: Act): number =>
    help[what] ? modified(s, seat, what, 100, act) - 100 : 0;
  const add = (act: Act, muscle: number, influence: number, worth: number): void => {
    offers.push({
      act,
      muscle: muscle === 0 ? 0 : muscle - helped('muscle', act),
      influence: influence === 0 ? 0 : influence - helped('influence', act),
      worth,
    });
  };
  seizures(s, seat, cycles, w, add);
  upgrades(s, seat, cycles, w, add);
  add('dismiss', 0, 0, -15);
  if (p.headquarters === 0) {
    add('move', 1, 0, w.move);
    return offers;
  }
  for (let k = 1; k <= Math.min(3, p.headquarters); k++)
    add('send', k, 0, Math.min(1, cycles) * w.send * k - w.thugBack);
  add('move', 1, 0, w.move);
  const extra = modified(s, seat, 'deal-goods', statValue(p, 3, 'supply'));
  for (const deal of p.deals)
    if (deal.thug === 0)
      add(
        'deal',
        sumOf(deal, 'muscle'),
        sumOf(deal, 'influence'),
        Math.min(1, cycles + 0.3) * dealWorth(s, seat, deal, extra * deal.cards.length, w) - w.thugBack,
      );
  underworld(s, seat, cycles, w, add);
  authorities(s, seat, cycles, w, add);
  return offers;
}

type Add = (act: Act, muscle: number, influence: number, worth: number) => void;

function seizures(s: State, seat: number, cycles: number, w: Weights, add: Add): void {
  const p = s.players[seat];
  for (const tile of s.tiles) {
    if (tile.owner === seat || !isPresent(s, seat, tile.district)) continue;
    const worth = tileWorth(s, seat, tile, cycles, w);
    const kept = p.markers > 0 ? worth : worth / 3;
    add('seize', defenceAgainst(s, seat, tile), 0, tile.owner === NOBODY ? kept : kept + w.spite * worth);
  }
}

function upgrades(s: State, seat: number, cycles: number, w: Weights, add: Add): void {
  const p = s.players[seat];
  if (p.boss >= CUBES) return;
  const { prices } = gangBoard(p.gang);
  for (let stat = 0; stat < STATS.length; stat++) {
    const level = p.stats[stat];
    if (level > 2) continue;
    const price = prices[STATS[stat]][level - 1];
    if (p.money < modified(s, seat, 'upgrade-price', price.money)) continue;
    add('upgrade', price.muscle, price.influence, statWorth(s, seat, stat, cycles, w));
  }
}

function underworld(s: State, seat: number, cycles: number, w: Weights, add: Add): void {
  const p = s.players[seat];
  const toll =
    crimeWorth(p.crime, modified(s, seat, 'underworld-crime', p.underworld + 1), w) + w.thugGone * Math.min(1, cycles);
  const steps = Math.min(p.recruits * 2 + p.safehouses, MOST);
  for (let k = 1; k <= steps; k++) add('recruit', 0, k, Math.min(1, cycles) * w.step * k - toll);
  for (let k = 1; k <= 4; k++) {
    if (s.jobs.cards.length > 0) add('job', 0, k, Math.min(1, cycles) * (w.job + w.draw * k) - toll);
    if (s.dealers.cards.length > 0) add('dealer', 0, k, cycles * (w.dealer + w.draw * k) - toll);
  }
  const easier = modified(s, seat, 'hire-level', 100) - 100;
  const ring = s.ring === seat ? 0 : w.ring * Math.min(1, cycles);
  for (const card of s.market) {
    if (card === '') continue;
    const { level } = personCard(card);
    add(
      'hire',
      0,
      Math.max(0, level - easier),
      Math.max(0, cycles - 0.4) * w.hire * personWorth(card) + level + ring - toll,
    );
  }
  const late = Math.max(0, 1 - cycles);
  const share = w.sale + (w.saleLate - w.sale) * late;
  const profits: number[] = [];
  for (let i = 0; i < s.tiles.length; i++)
    if (canSellAt(s, seat, i)) profits.push(share * saleProfit(s, seat, s.tiles[i]));
  profits.sort((a, b) => b - a);
  let sum = -toll;
  for (const [i, profit] of profits.entries()) {
    sum += profit;
    add('sales', 0, i + 1, sum);
  }
}

function authorities(s: State, seat: number, cycles: number, w: Weights, add: Add): void {
  const p = s.players[seat];
  const toll = w.thugBack * Math.min(1, cycles);
  let room = 0;
  let best = 0;
  for (const tile of s.tiles) {
    if (tile.owner === seat) {
      if (hasRoomForBusiness(tile)) room += MOST_TOKENS - 1 - (tokensOn(tile) - tile.tokens[3]);
    } else if (tile.owner !== NOBODY) best = Math.max(best, tileWorth(s, tile.owner, tile, cycles, w));
  }
  room = Math.min(room, s.tokens[0] + s.tokens[1] + s.tokens[2], MOST);
  for (let k = 1; k <= room; k++) add('build', 0, k, k * tokenWorth(cycles, w) - toll);
  if (best > 0) add('oust', 0, OUST_INFLUENCE, w.spite * best - toll);
  for (let k = 1; k <= p.crime - s.ness - 1; k++)
    add('lower-crime', 0, k, Math.min(1, cycles) * crimeWorth(p.crime - k, k, w) - toll);
  if (p.prison > 0) add('release', 0, RELEASE_INFLUENCE, Math.min(1, cycles) * w.thugGone * p.prison - toll);
  const goods = Math.min(allGoods(s, seat), MOST);
  if (goods === 0) return;
  const price = fencePrice(s, seat);
  const spare = Math.max(0, -wanted(s, seat, 'alcohol')) + Math.max(0, -wanted(s, seat, 'gun'));
  const late = Math.min(1, cycles);
  for (let k = 1; k <= goods; k++) {
    const missed = goodsWorth(k, k - spare, w.alcohol, w.excess) * late;
    add('fence', 0, k, k * price - missed - toll);
  }
}
