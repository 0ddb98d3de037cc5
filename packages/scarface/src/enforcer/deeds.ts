// What a line of the Enforcer's cards does. A deed returns whether it changed anything: a line that would change
// nothing is void and takes no cube (SC-110).

import { sideOf } from '../cards/index.ts';
import type { Out } from '../events.ts';
import { changeCrime } from '../rules/crime.ts';
import { gain, steal } from '../rules/money.ts';
import { fire } from '../rules/powers.ts';
import { takeRing } from '../rules/ring.ts';
import { canSellAt } from '../rules/selling.ts';
import { NO_AREA, NOT_PRISON, thugsIn } from '../rules/spots.ts';
import { businessNumber, push, type State, type Tile } from '../state.ts';
import { CRIME_TOP, DISTRICTS } from '../vocabulary.ts';
import { takeAct } from './acts.ts';
import { hasRoom, takeGoods } from './goods.ts';
import type { EnforcerDeed } from './language.ts';
import { ownTiles, ranked } from './order.ts';
import { distance, nextDistrict, PLAYER, soloOf } from './solo.ts';

/** Runs a deed with this Power. False: it would have changed nothing. */
export function perform(s: State, seat: number, deed: EnforcerDeed, power: number, out: Out): boolean {
  if ('act' in deed) return power >= (deed.least ?? 0) && takeAct(s, seat, deed.act, power, out);
  if ('money' in deed) return money(s, seat, deed.money, power, out);
  if ('sellNext' in deed) return sellNext(s, seat, deed.sellNext, out);
  if ('stockNext' in deed) return stockNext(s, seat, out);
  if ('police' in deed) return police(s, seat, deed.police, out);
  if ('harm' in deed) return harm(s, deed, out);
  if ('crime' in deed)
    return changes(s.players[PLAYER].crime < CRIME_TOP, () => changeCrime(s, PLAYER, deed.crime, out));
  if ('goods' in deed) return changes(hasRoom(s, seat), () => takeGoods(s, seat, 0, 0, deed.goods, out));
  return changes(s.ring !== seat, () => takeRing(s, seat, out));
}

function changes(would: boolean, run: () => void): boolean {
  if (would) run();
  return would;
}

function money(s: State, seat: number, how: 'gain' | 'steal', power: number, out: Out): boolean {
  if (how === 'gain') return changes(power > 0, () => gain(s, seat, power, 'card', out));
  return changes(power > 0 && s.players[PLAYER].money > 0, () => steal(s, seat, PLAYER, power, out));
}

/** The first of these in ascending numbers from his district on (which counts as well). */
function nextOf(s: State, tiles: readonly Tile[]): Tile | undefined {
  const solo = soloOf(s);
  return ranked(tiles, (tile) => [distance(solo, tile.district)], ['next-in-order']).order[0];
}

/** Supplied: he could make a sale there now, with what lies there and on his Deals, and with his trucks. */
export const isSupplied = (s: State, seat: number, tile: Tile): boolean => canSellAt(s, seat, s.tiles.indexOf(tile));

/** One sale in his next supplied neighbourhood that has this business. */
function sellNext(s: State, seat: number, business: Parameters<typeof businessNumber>[0], out: Out): boolean {
  const b = businessNumber(business);
  const tile = nextOf(
    s,
    ownTiles(s, seat).filter((one) => one.tokens[b] > 0 && isSupplied(s, seat, one)),
  );
  if (tile === undefined) return false;
  out?.push({ type: 'because', seat, why: 'next-in-order', tile: tile.id });
  // Every other tile counts as sold already.
  const others = s.tiles.flatMap((one, i) => (one === tile ? [] : [i]));
  push(s, { kind: 'sell', seat, left: 1, sold: others });
  return true;
}

/** His next unsupplied neighbourhood gets, from the supply, all that a sale takes there. */
function stockNext(s: State, seat: number, out: Out): boolean {
  const tile = nextOf(
    s,
    ownTiles(s, seat).filter((one) => !isSupplied(s, seat, one)),
  );
  if (tile === undefined) return false;
  const side = sideOf(tile);
  const [alcohol, gun] = [Math.max(0, side.alcohol - tile.alcohol), Math.max(0, side.gun - tile.gun)];
  if (alcohol + gun === 0) return false;
  out?.push({ type: 'because', seat, why: 'next-in-order', tile: tile.id }, { type: 'goods', seat, alcohol, gun });
  tile.alcohol += alcohol;
  tile.gun += gun;
  for (let i = 0; i < alcohol; i++) out?.push({ type: 'stored', seat, good: 'alcohol', at: tile.id });
  for (let i = 0; i < gun; i++) out?.push({ type: 'stored', seat, good: 'gun', at: tile.id });
  return true;
}

function police(s: State, seat: number, how: 'each-next' | 'one-here', out: Out): boolean {
  const solo = soloOf(s);
  const drive = (from: number, to: number): void => {
    s.police[from]--;
    s.police[to]++;
    out?.push({ type: 'police', seat, from: DISTRICTS[from], to: DISTRICTS[to] });
  };
  if (how === 'each-next') {
    const cars = s.police.flatMap((n, d) => Array.from({ length: n }, () => d));
    for (const from of cars) drive(from, nextDistrict(solo, from));
    return cars.length > 0;
  }
  const away = DISTRICTS.map((_, d) => d).filter((d) => d !== solo.at && s.police[d] > 0);
  const { order, why } = ranked(away, (d) => [solo.numbers[d]], ['lower-number']);
  if (order.length === 0) return false;
  out?.push({ type: 'because', seat, why, place: DISTRICTS[order[0]] });
  drive(order[0], solo.at);
  return true;
}

/** The player's thugs: those in the Enforcer's district, or where the player chooses. */
function harm(s: State, deed: Extract<EnforcerDeed, { harm: unknown }>, out: Out): boolean {
  if (deed.where === 'here') return harmHere(s, deed, out);
  if (thugsIn(s, PLAYER, 'anywhere', deed.harm === 'prison' ? NOT_PRISON : NO_AREA) === 0) return false;
  push(s, { kind: 'harm', seat: PLAYER, victim: PLAYER, left: deed.thugs, how: deed.harm, reach: 'anywhere' });
  return true;
}

function harmHere(s: State, deed: Extract<EnforcerDeed, { harm: unknown }>, out: Out): boolean {
  const p = s.players[PLAYER];
  const { at } = soloOf(s);
  const count = Math.min(deed.thugs, p.thugs[at]);
  for (let i = 0; i < count; i++) {
    p.thugs[at]--;
    if (deed.harm === 'prison') p.prison++;
    if (deed.harm === 'hit') p.recruits++;
    out?.push({ type: 'harmed', seat: PLAYER, how: deed.harm, from: DISTRICTS[at] });
    if (deed.harm === 'prison') fire(s, PLAYER, 'imprisoned', out);
  }
  return count > 0;
}
