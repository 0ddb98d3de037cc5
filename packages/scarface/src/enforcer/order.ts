// The orders in which the Enforcer looks at things, and which of his rules decided (SC-110).
import { sideOf } from '../cards/index.ts';
import type { Why } from '../events.ts';
import { profitAt } from '../rules/selling.ts';
import type { State, Tile } from '../state.ts';
import { soloOf } from './solo.ts';

const goodsFor = (tile: Tile): number => sideOf(tile).alcohol + sideOf(tile).gun;
export const numberOf = (s: State, tile: Tile): number => soloOf(s).numbers[tile.district];

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, x] of a.entries()) if (x !== b[i]) return x - b[i];
  return 0;
}

export interface Ranked<T> {
  /** The best first. */
  readonly order: readonly T[];
  /** How many of the first items are equal in every rank. */
  readonly tied: number;
  readonly why: Why;
}

/** Lower ranks first. `whys`: for each rank, the reason to show if it decides. */
export function ranked<T>(items: readonly T[], rank: (one: T) => readonly number[], whys: readonly Why[]): Ranked<T> {
  const known = items.map((one) => ({ one, by: rank(one) })).sort((a, b) => compare(a.by, b.by));
  const order = known.map(({ one }) => one);
  if (known.length < 2) return { order, tied: known.length, why: 'only-one' };
  const ahead = known[0].by.findIndex((x, i) => x !== known[1].by[i]);
  return {
    order,
    tied: known.filter(({ by }) => compare(by, known[0].by) === 0).length,
    why: whys[ahead < 0 ? whys.length - 1 : Math.min(ahead, whys.length - 1)],
  };
}

/** Bigger profits first; then the lower number of the district, as always when he must choose one. */
export const byProfit = (s: State, seat: number, tiles: readonly Tile[]): Ranked<Tile> =>
  ranked(tiles, (tile) => [-profitAt(s, seat, tile), numberOf(s, tile)], ['biggest-profit', 'lower-number']);

/** Where he sells first: bigger profits, then fewer goods, then the lower number. Still tied: the player chooses. */
export const bySale = (s: State, seat: number, tiles: readonly Tile[]): Ranked<Tile> =>
  ranked(tiles, (tile) => [-profitAt(s, seat, tile), goodsFor(tile), numberOf(s, tile)], [
    'biggest-profit',
    'fewer-goods',
    'lower-number',
  ]);

export const ownTiles = (s: State, seat: number): Tile[] => s.tiles.filter((tile) => tile.owner === seat);
