// SC-37, SC-70 and SC-43: sales in one's neighbourhoods, graft, and goods for the Authorities.
import { sideOf } from '../cards/index.ts';
import { isEnforcer } from '../enforcer/solo.ts';
import { afterTrucks } from '../enforcer/trucks.ts';
import type { Out } from '../events.ts';
import type { FrameRule } from '../frame-rule.ts';
import { pop, push, type State, type Tile } from '../state.ts';
import { BRIBE, FENCE_PRICE, GOODS } from '../vocabulary.ts';
import { allGoods, goodsOf, placesWith, spendAt } from './goods.ts';
import { gain, pay } from './money.ts';
import { fire, modified } from './powers.ts';

/** More sales than anybody has tiles. */
export const EVERYWHERE = 99;

/** Goods that need not be spent, one for each truck and what cards say; below 0: goods of any kind that come on top. */
function allowance(s: State, seat: number, t: Tile): number {
  const usual = 100;
  const cards = usual - modified(s, seat, 'sale-goods', usual, undefined, t);
  const p = s.players[seat];
  // The Enforcer's vehicles are cars and trucks at once (SC-110).
  const trucks = p.trucks[t.district] + (isEnforcer(s, seat) ? p.cars[t.district] : 0);
  return trucks + cards;
}

/** News and fulfilled Jobs counted, graft not yet paid. */
export const profitAt = (s: State, seat: number, t: Tile): number =>
  modified(s, seat, 'profit', sideOf(t).profit, undefined, t);

/** For the police cars there. */
export const graftAt = (s: State, seat: number, t: Tile): number =>
  s.police[t.district] === 0 ? 0 : s.police[t.district] * modified(s, seat, 'graft', BRIBE);

export interface Sale {
  readonly profit: number;
  readonly graft: number;
  readonly alcohol: number;
  readonly gun: number;
  /** Goods of either kind that trucks and cards save. */
  readonly spared: number;
  /** Goods of any kind that cards ask for on top. */
  readonly extra: number;
}

/** SC-37: what one sale there asks for and brings. The rules pay by it; words, picture and terminal announce it. */
export function saleAt(s: State, seat: number, t: Tile): Sale {
  const { alcohol, gun } = sideOf(t);
  const spare = allowance(s, seat, t);
  return {
    profit: profitAt(s, seat, t),
    graft: graftAt(s, seat, t),
    alcohol,
    gun,
    spared: Math.max(0, spare),
    extra: Math.max(0, 0 - spare),
  };
}

export function beginSale(s: State, seat: number, tile: number): void {
  const { alcohol, gun, spared } = saleAt(s, seat, s.tiles[tile]);
  push(s, { kind: 'sale', seat, tile, alcohol, gun, spared, spending: 0 });
}

const missing = (needed: number, there: number): number => Math.max(0, needed - there);

function feasible(s: State, seat: number, tile: number, alcohol: number, gun: number, spare: number): boolean {
  const bottles = goodsOf(s, seat, 'alcohol', tile);
  const guns = goodsOf(s, seat, 'gun', tile);
  if (spare < 0) return alcohol <= bottles && gun <= guns && alcohol + gun - spare <= bottles + guns;
  return missing(alcohol, bottles) + missing(gun, guns) <= spare;
}

export function canSellAt(s: State, seat: number, tile: number): boolean {
  const t = s.tiles[tile];
  if (t.owner !== seat) return false;
  const { alcohol, gun } = sideOf(t);
  const spare = allowance(s, seat, t);
  if (spare <= 0 || !isEnforcer(s, seat)) return feasible(s, seat, tile, alcohol, gun, spare);
  // SC-110: what a truck spares him is fixed, so it may be no help.
  const needs = afterTrucks(alcohol, gun, spare);
  return feasible(s, seat, tile, needs.alcohol, needs.gun, 0);
}

export function canSell(s: State, seat: number): boolean {
  for (let i = 0; i < s.tiles.length; i++) if (canSellAt(s, seat, i)) return true;
  return false;
}

export const sell: FrameRule<'sell'> = {
  go(s, frame) {
    if (frame.left > 0) for (let i = 0; i < s.tiles.length; i++) if (isOpen(s, frame, i)) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    for (let i = 0; i < s.tiles.length; i++) if (isOpen(s, frame, i)) list.push({ type: 'tile', tile: s.tiles[i].id });
    list.push({ type: 'stop' });
  },
  take(s, frame, action) {
    if (action.type !== 'tile') {
      pop(s);
      return;
    }
    const tile = s.tiles.findIndex((t) => t.id === action.tile);
    frame.left--;
    frame.sold.push(tile);
    beginSale(s, frame.seat, tile);
  },
};

const isOpen = (s: State, frame: { seat: number; sold: readonly number[] }, tile: number): boolean =>
  !frame.sold.includes(tile) && canSellAt(s, frame.seat, tile);

export const sale: FrameRule<'sale'> = {
  go(s, frame, out) {
    const { seat, tile } = frame;
    if (frame.spending === 1) {
      pop(s);
      close(s, seat, tile, out);
      return false;
    }
    if (frame.spared > 0 && frame.alcohol + frame.gun > 0) return true;
    frame.spending = 1;
    const { extra } = saleAt(s, seat, s.tiles[tile]);
    push(s, { kind: 'spend', seat, alcohol: frame.alcohol, gun: frame.gun, any: extra, tile });
    return false;
  },
  options(s, frame, list) {
    for (const good of GOODS) {
      if (frame[good] === 0) continue;
      const alcohol = frame.alcohol - (good === 'alcohol' ? 1 : 0);
      const gun = frame.gun - (good === 'gun' ? 1 : 0);
      if (feasible(s, frame.seat, frame.tile, alcohol, gun, frame.spared - 1)) list.push({ type: 'good', good });
    }
  },
  take(_s, frame, action) {
    if (action.type !== 'good') return;
    frame[action.good]--;
    frame.spared--;
  },
};

function close(s: State, seat: number, tile: number, out: Out): void {
  const t = s.tiles[tile];
  const { profit, graft } = saleAt(s, seat, t);
  out?.push({ type: 'sold', seat, tile: t.id, profit });
  gain(s, seat, profit, 'sale', out);
  pay(s, seat, graft, 'graft', out);
  fire(s, seat, 'sale', out);
}

export const fencePrice = (s: State, seat: number): number => modified(s, seat, 'fence-price', FENCE_PRICE);

export const fence: FrameRule<'fence'> = {
  go(s, frame) {
    if (frame.left > 0 && allGoods(s, frame.seat) > 0) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    for (const good of GOODS) placesWith(s, frame.seat, good, -1, list);
    list.push({ type: 'stop' });
  },
  take(s, frame, action, out) {
    if (action.type !== 'spend') {
      pop(s);
      return;
    }
    frame.left--;
    spendAt(s, frame.seat, action.good, action.from, out);
    gain(s, frame.seat, frame.price, 'fence', out);
  },
};
