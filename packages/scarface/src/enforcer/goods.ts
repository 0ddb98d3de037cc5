// How the Enforcer takes and stores goods (SC-110).
import { dealPlace, type PlaceId } from '../actions.ts';
import { sideOf } from '../cards/index.ts';
import type { Out, Why } from '../events.ts';
import { storageOf } from '../rules/goods.ts';
import type { State, Tile } from '../state.ts';
import type { Good } from '../vocabulary.ts';
import { byProfit, ownTiles } from './order.ts';

interface Stock {
  alcohol: number;
  gun: number;
}

const otherThan = (good: Good): Good => (good === 'alcohol' ? 'gun' : 'alcohol');

/** Goods of his choice: first the kind he got less of, alcohol if equal, and then by turns. */
export function withChosen(alcohol: number, gun: number, any: number): Stock {
  const got = { alcohol, gun };
  let next: Good = gun < alcohol ? 'gun' : 'alcohol';
  for (let i = 0; i < any; i++) {
    got[next]++;
    next = otherThan(next);
  }
  return got;
}

/** Takes goods, some of them of his choice, and stores them all. */
export function takeGoods(s: State, seat: number, alcohol: number, gun: number, any: number, out: Out): void {
  const got = withChosen(alcohol, gun, any);
  if (any > 0)
    out?.push({ type: 'because', seat, why: 'takes-what-he-has-less-of', good: gun < alcohol ? 'gun' : 'alcohol' });
  if (got.alcohol + got.gun > 0) out?.push({ type: 'goods', seat, ...got });
  storeGoods(s, seat, got.alcohol, got.gun, out);
}

/** Could he keep a single good more? */
export const hasRoom = (s: State, seat: number): boolean =>
  ownTiles(s, seat).length > 0 ||
  s.players[seat].deals.some((deal) => deal.alcohol + deal.gun < storageOf(s, seat, deal));

/** Deals first, then neighbourhoods: all alcohol before all guns. What finds no room is lost. */
export function storeGoods(s: State, seat: number, alcohol: number, gun: number, out: Out): void {
  const storing = new Storing(s, seat, { alcohol, gun }, out);
  storing.onDeals();
  for (const good of ['alcohol', 'gun'] as const) {
    storing.whereNeeded(good);
    storing.asSurplus(good);
    storing.lose(good);
  }
}

class Storing {
  private readonly s: State;
  private readonly seat: number;
  private readonly left: Stock;
  private readonly out: Out;
  /** The reason told last: one sentence will do for several goods. */
  private told: Why | null = null;

  constructor(s: State, seat: number, left: Stock, out: Out) {
    this.s = s;
    this.seat = seat;
    this.left = left;
    this.out = out;
  }

  /** The kind he has less of there, alcohol if equal, and then by turns up to the limit. */
  onDeals(): void {
    const { s, seat, left } = this;
    const { deals } = s.players[seat];
    const there = (good: Good): number => deals.reduce((sum, deal) => sum + deal[good], 0);
    let next: Good = there('gun') < there('alcohol') ? 'gun' : 'alcohol';
    for (;;) {
      const index = deals.findIndex((deal) => deal.alcohol + deal.gun < storageOf(s, seat, deal));
      if (index < 0 || left.alcohol + left.gun === 0) return;
      const good = left[next] > 0 ? next : otherThan(next);
      this.put(good, deals[index], dealPlace(index), 'stores-on-deals');
      next = otherThan(good);
    }
  }

  /** What each neighbourhood needs for a sale, the most profitable first. */
  whereNeeded(good: Good): void {
    for (const tile of this.tiles())
      while (this.left[good] > 0 && tile[good] < sideOf(tile)[good]) this.put(good, tile, tile.id, 'stores-for-a-sale');
  }

  /** The surplus one by one, so that no neighbourhood has more of it than another. */
  asSurplus(good: Good): void {
    const tiles = this.tiles();
    const surplus = (tile: Tile): number => tile[good] - sideOf(tile)[good];
    while (this.left[good] > 0 && tiles.length > 0) {
      const least = Math.min(...tiles.map(surplus));
      const tile = tiles.find((one) => surplus(one) === least) as Tile;
      this.put(good, tile, tile.id, 'stores-surplus');
    }
  }

  lose(good: Good): void {
    for (; this.left[good] > 0; this.left[good]--)
      this.out?.push({ type: 'good-gone', seat: this.seat, good, from: null });
  }

  private tiles(): readonly Tile[] {
    return byProfit(this.s, this.seat, ownTiles(this.s, this.seat)).order;
  }

  private put(good: Good, at: Stock, place: PlaceId, why: Why): void {
    const { seat, out } = this;
    at[good]++;
    this.left[good]--;
    if (this.told !== why) out?.push({ type: 'because', seat, why, good });
    this.told = why;
    out?.push({ type: 'stored', seat, good, at: place });
  }
}
