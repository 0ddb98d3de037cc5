// Goods: stored on Deals up to their limit and on neighbourhoods without one, spent from where they lie (SC-31, SC-37).
import { dealOf, dealPlace, type PlaceId, type SeatAction } from '../actions.ts';
import { dealerCard } from '../cards/index.ts';
import type { Out } from '../events.ts';
import type { FrameRule } from '../frame-rule.ts';
import type { FrameOf } from '../frames.ts';
import { type Deal, pop, push, type State } from '../state.ts';
import { GOODS, type Good, NOBODY } from '../vocabulary.ts';
import { modified } from './powers.ts';

interface Store {
  alcohol: number;
  gun: number;
}

/** How much a Deal can hold: its top card counts. */
export const storageOf = (s: State, seat: number, deal: Deal): number =>
  modified(s, seat, 'storage', dealerCard(deal.cards[0]).storage);

const hasRoom = (s: State, seat: number, deal: Deal): boolean => deal.alcohol + deal.gun < storageOf(s, seat, deal);

/** All of a player's goods of that kind; with a tile: those on it and on the Deals. */
export function goodsOf(s: State, seat: number, good: Good, only = NOBODY): number {
  let sum = 0;
  for (const deal of s.players[seat].deals) sum += deal[good];
  if (only !== NOBODY) return sum + s.tiles[only][good];
  for (const tile of s.tiles) if (tile.owner === seat) sum += tile[good];
  return sum;
}

export const allGoods = (s: State, seat: number): number => goodsOf(s, seat, 'alcohol') + goodsOf(s, seat, 'gun');

export function storeAt(s: State, seat: number, place: PlaceId): Store {
  const index = dealOf(place);
  if (index >= 0) return s.players[seat].deals[index];
  return s.tiles.find((tile) => tile.id === place) as Store;
}

export function receive(s: State, seat: number, alcohol: number, gun: number, any: number, out: Out): void {
  if (alcohol + gun + any === 0) return;
  if (any > 0) push(s, { kind: 'kinds', seat, left: any, alcohol, gun });
  else startStoring(s, seat, alcohol, gun, out);
}

function startStoring(s: State, seat: number, alcohol: number, gun: number, out: Out): void {
  out?.push({ type: 'goods', seat, alcohol, gun });
  push(s, { kind: 'store', seat, alcohol, gun });
}

export const kinds: FrameRule<'kinds'> = {
  go(s, frame, out) {
    if (frame.left > 0) return true;
    pop(s);
    startStoring(s, frame.seat, frame.alcohol, frame.gun, out);
    return false;
  },
  options(_s, _frame, list) {
    for (const good of GOODS) list.push({ type: 'good', good });
  },
  take(_s, frame, action) {
    if (action.type !== 'good') return;
    frame[action.good]++;
    frame.left--;
  },
};

export const store: FrameRule<'store'> = {
  go(s, frame) {
    if (frame.alcohol + frame.gun > 0) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    const { seat } = frame;
    const good = frame.alcohol > 0 ? 'alcohol' : 'gun';
    const { deals } = s.players[seat];
    for (let i = 0; i < deals.length; i++)
      if (hasRoom(s, seat, deals[i])) list.push({ type: 'store', good, at: dealPlace(i) });
    for (const tile of s.tiles) if (tile.owner === seat) list.push({ type: 'store', good, at: tile.id });
    if (list.length > 0) return;
    // SC-31: no neighbourhood and no room: older goods may make way.
    const older = good === 'alcohol' ? 'gun' : 'alcohol';
    for (let i = 0; i < deals.length; i++)
      if (deals[i][older] > 0) list.push({ type: 'replace', good, at: dealPlace(i) });
    list.push({ type: 'return-good', good });
  },
  take(s, frame, action, out) {
    if (action.type !== 'store' && action.type !== 'replace' && action.type !== 'return-good') return;
    const { seat } = frame;
    const { good } = action;
    frame[good]--;
    if (action.type === 'return-good') {
      out?.push({ type: 'good-gone', seat, good, from: null });
      return;
    }
    const place = storeAt(s, seat, action.at);
    if (action.type === 'replace') {
      const older = good === 'alcohol' ? 'gun' : 'alcohol';
      place[older]--;
      out?.push({ type: 'good-gone', seat, good: older, from: action.at });
    }
    place[good]++;
    out?.push({ type: 'stored', seat, good, at: action.at });
  },
};

/** Where goods of that kind can be taken from. */
export function placesWith(s: State, seat: number, good: Good, only: number, list: SeatAction[]): void {
  const { deals } = s.players[seat];
  for (let i = 0; i < deals.length; i++) if (deals[i][good] > 0) list.push({ type: 'spend', good, from: dealPlace(i) });
  for (let i = 0; i < s.tiles.length; i++) {
    const tile = s.tiles[i];
    if ((only === NOBODY ? tile.owner === seat : i === only) && tile[good] > 0)
      list.push({ type: 'spend', good, from: tile.id });
  }
}

export function spendAt(s: State, seat: number, good: Good, from: PlaceId, out: Out): void {
  storeAt(s, seat, from)[good]--;
  out?.push({ type: 'spent', seat, good, from });
}

const nextKind = (frame: FrameOf<'spend'>): Good | null =>
  frame.alcohol > 0 ? 'alcohol' : frame.gun > 0 ? 'gun' : null;

export const spend: FrameRule<'spend'> = {
  go(s, frame) {
    if (frame.alcohol + frame.gun + frame.any > 0) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    const good = nextKind(frame);
    if (good !== null) {
      placesWith(s, frame.seat, good, frame.tile, list);
      // All of it is needed: the order does not matter, so nobody is asked.
      if (list.length > 1 && goodsOf(s, frame.seat, good, frame.tile) === frame[good]) list.length = 1;
    } else for (const kind of GOODS) placesWith(s, frame.seat, kind, frame.tile, list);
  },
  take(s, frame, action, out) {
    if (action.type !== 'spend') return;
    if (frame[action.good] > 0) frame[action.good]--;
    else frame.any--;
    spendAt(s, frame.seat, action.good, action.from, out);
  },
};
