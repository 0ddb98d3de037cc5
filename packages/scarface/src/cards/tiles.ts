// The 18 neighbourhoods. A sale pays a little over what its goods are worth, the more so the harder the place is to take;
// the Nightclub side pays six to eight dollars more and is guarded better.
import type { Side, TileCard } from '../language.ts';

const side = (defence: number, alcohol: number, gun: number, profit: number): Side => ({
  defence,
  alcohol,
  gun,
  profit,
});

const tiles = [
  { id: 'little-italy', normal: side(2, 3, 0, 14), nightclub: side(4, 3, 0, 20) },
  { id: 'bronzeville', normal: side(3, 3, 0, 15), nightclub: side(4, 3, 0, 22) },
  { id: 'the-loop', normal: side(4, 1, 2, 20), nightclub: side(5, 1, 2, 27) },
  { id: 'back-of-the-yards', normal: side(2, 1, 2, 18), nightclub: side(4, 1, 2, 25) },
  { id: 'cicero', normal: side(3, 2, 1, 17), nightclub: side(5, 2, 1, 24) },
  { id: 'pilsen', normal: side(2, 2, 0, 10), nightclub: side(3, 3, 0, 18) },
  { id: 'bridgeport', normal: side(3, 1, 1, 13), nightclub: side(4, 1, 1, 19) },
  { id: 'greektown', normal: side(2, 1, 1, 12), nightclub: side(3, 2, 1, 20) },
  { id: 'chinatown', normal: side(3, 0, 2, 15), nightclub: side(5, 0, 2, 22) },
  { id: 'gold-coast', normal: side(4, 2, 1, 18), nightclub: side(5, 2, 1, 25) },
  { id: 'streeterville', normal: side(4, 3, 0, 16), nightclub: side(5, 3, 0, 23) },
  { id: 'old-town', normal: side(2, 2, 1, 16), nightclub: side(3, 2, 1, 22) },
  { id: 'uptown', normal: side(3, 3, 0, 15), nightclub: side(4, 4, 0, 23) },
  { id: 'hyde-park', normal: side(4, 1, 1, 14), nightclub: side(5, 1, 1, 20) },
  { id: 'pullman', normal: side(2, 0, 2, 14), nightclub: side(4, 0, 2, 21) },
  { id: 'the-levee', normal: side(3, 2, 0, 11), nightclub: side(5, 2, 0, 18) },
  { id: 'little-hell', normal: side(2, 2, 0, 10), nightclub: side(4, 2, 0, 17) },
  { id: 'wicker-park', normal: side(3, 1, 2, 19), nightclub: side(4, 1, 2, 25) },
] as const satisfies readonly TileCard[];

export type TileId = (typeof tiles)[number]['id'];
export const TILES: readonly (TileCard & { readonly id: TileId })[] = tiles;
