// Small changes to a view. Each returns a new view.
import { dealOf } from '../../src/actions.ts';
import type { Tile } from '../../src/state.ts';
import type { Known, PlayerView, View } from '../../src/view.ts';
import { AREAS, type Area, DISTRICTS, type District, type Good, NOBODY, type Piece } from '../../src/vocabulary.ts';

export const districtAt = (district: District): number => DISTRICTS.indexOf(district);

export const atSeat = (view: View, seat: number, change: (p: PlayerView) => Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((p, i) => (i === seat ? { ...p, ...change(p) } : p)),
});

export const atTile = (view: View, id: string, change: (tile: Readonly<Tile>) => Partial<Tile>): View => ({
  ...view,
  tiles: view.tiles.map((tile) => (tile.id === id ? { ...tile, ...change(tile) } : tile)),
});

export function tileOf(view: View, id: string): Readonly<Tile> {
  const tile = view.tiles.find((one) => one.id === id);
  if (tile === undefined) throw new RangeError(`there is no neighbourhood ${id}`);
  return tile;
}

const plus = (list: readonly number[], at: number, by: number): number[] => list.map((n, i) => (i === at ? n + by : n));

/** A list without the first of these; null is an unknown card. */
export function without<T extends Known>(list: readonly T[], card: Known): T[] {
  const at = (list as readonly Known[]).indexOf(card);
  return at < 0 ? list.slice() : list.filter((_, i) => i !== at);
}

/** Thugs of a player at a spot: an area, a Deal or a district. */
export function thug(view: View, seat: number, spot: string, by: number): View {
  if (AREAS.includes(spot as Area)) return atSeat(view, seat, (p) => ({ [spot]: p[spot as Area] + by }));
  const deal = dealOf(spot);
  if (deal >= 0)
    return atSeat(view, seat, (p) => ({
      deals: p.deals.map((one, i) => (i === deal ? { ...one, thug: one.thug + by } : one)),
    }));
  return atSeat(view, seat, (p) => ({ thugs: plus(p.thugs, districtAt(spot as District), by) }));
}

/** A piece goes from one district to another; NOBODY: from beside the board. */
export function pieces(view: View, seat: number, piece: Piece, from: number, to: number): View {
  return atSeat(view, seat, (p) => {
    const moved = (list: readonly number[]): number[] => plus(plus(list, from, -1), to, 1);
    if (piece === 'thug') return { thugs: moved(p.thugs) };
    return piece === 'car'
      ? { cars: moved(p.cars), carsLeft: p.carsLeft - (from === NOBODY ? 1 : 0) }
      : { trucks: moved(p.trucks), trucksLeft: p.trucksLeft - (from === NOBODY ? 1 : 0) };
  });
}

/** Goods on a Deal or in a neighbourhood. */
export function goods(view: View, seat: number, good: Good, place: string, by: number): View {
  const deal = dealOf(place);
  if (deal < 0) return atTile(view, place, (tile) => ({ [good]: tile[good] + by }));
  return atSeat(view, seat, (p) => ({
    deals: p.deals.map((one, i) => (i === deal ? { ...one, [good]: one[good] + by } : one)),
  }));
}
