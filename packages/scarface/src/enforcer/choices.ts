// Answers for the Enforcer where a rule would ask him, and says why (SC-110). Null: he has already done it in his own
// way.
import { dealOf, type SeatAction, type Spot } from '../actions.ts';
import type { Out, Why } from '../events.ts';
import type { Frame, FrameOf } from '../frames.ts';
import { pop, push, type State } from '../state.ts';
import { DISTRICTS, type District, districtNumber, STATS } from '../vocabulary.ts';
import { storeGoods, takeGoods } from './goods.ts';
import { hireBest } from './hiring.ts';
import { byProfit, bySale, ranked } from './order.ts';
import { isEnforcer, soloOf } from './solo.ts';
import { spareByTruck, spendOnSale, spendOtherwise } from './spending.ts';
import { firstStat } from './stats.ts';

/**
 * Do the Enforcer's rules answer this question instead of a person? His chart also decides which of his thugs are harmed,
 * no matter who played the card.
 */
export const isHis = (s: State, frame: Frame): boolean =>
  s.solo !== null &&
  (('seat' in frame && frame.seat >= 0 && isEnforcer(s, frame.seat)) ||
    (frame.kind === 'harm' && isEnforcer(s, frame.victim)));

export function answerFor(s: State, frame: Frame, list: readonly SeatAction[], out: Out): SeatAction | null {
  switch (frame.kind) {
    case 'store':
      pop(s);
      storeGoods(s, frame.seat, frame.alcohol, frame.gun, out);
      return null;
    case 'kinds':
      pop(s);
      takeGoods(s, frame.seat, frame.alcohol, frame.gun, frame.left, out);
      return null;
    case 'hire':
      pop(s);
      hireBest(s, frame.seat, frame.level, out);
      return null;
    case 'sell':
      return sale(s, frame, list, out);
    case 'sale':
      return spareByTruck(frame, list, out);
    case 'spend':
      return frame.tile >= 0 ? spendOnSale(frame.seat, list, out) : spendOtherwise(s, frame.seat, list, out);
    case 'recruit':
      return recruit(frame.seat, list, out);
    case 'harm':
      return nextVictim(s, frame, list, out);
    case 'downgrade':
      return nextLoss(s, frame, list, out);
    case 'nightclub':
    case 'wreck-rival':
      return onTile(s, frame.seat, list, 'biggest-profit', out);
    case 'wreck-own':
      return onTile(s, frame.seat, list, 'least-profit', out);
    case 'vehicle':
    case 'police':
    case 'recall':
      return inDistrict(s, frame.seat, list, out);
    // He takes no bargains that cards offer.
    case 'may':
    case 'exchange':
      out?.push({ type: 'because', seat: frame.seat, why: 'declines' });
      return list[list.length - 1];
    default:
      return list[0];
  }
}

/** Make sales: bigger profits, fewer goods, lower number; still tied, the player chooses. */
function sale(s: State, frame: FrameOf<'sell'>, list: readonly SeatAction[], out: Out): SeatAction | null {
  const open = s.tiles.filter((tile) => list.some((action) => action.type === 'tile' && action.tile === tile.id));
  const { order, tied, why } = bySale(s, frame.seat, open);
  if (tied > 1) {
    push(s, { kind: 'tie', seat: 0, tiles: order.slice(0, tied).map((tile) => s.tiles.indexOf(tile)) });
    return null;
  }
  out?.push({ type: 'because', seat: frame.seat, why, tile: order[0].id });
  return { type: 'tile', tile: order[0].id };
}

/** Steps go to thugs in Safehouses before Recruits: the first of the options. */
function recruit(seat: number, list: readonly SeatAction[], out: Out): SeatAction {
  const [first, second] = list;
  if (first.type === 'recruit' && second.type === 'recruit')
    out?.push({ type: 'because', seat, why: 'safehouses-first', place: 'safehouses' });
  return first;
}

const PRISON_ORDER = ['underworld', 'authorities', 'deals', 'districts', 'headquarters'];
const HARM_ORDER = ['underworld', 'prison', 'authorities', 'deals', 'districts', 'headquarters'];

/** The area from which he loses a thug, by the chart; of districts the one with the lowest number. */
function nextVictim(s: State, frame: FrameOf<'harm'>, list: readonly SeatAction[], out: Out): SeatAction {
  const chart = frame.how === 'prison' ? PRISON_ORDER : HARM_ORDER;
  const spots = list.filter((action) => action.type === 'thug');
  const rank = ({ from }: (typeof spots)[number]): number[] => [chart.indexOf(areaOf(from)), numberAt(s, from)];
  const { order, why } = ranked(spots, rank, ['loses-by-the-chart', 'lower-number']);
  out?.push({ type: 'because', seat: frame.victim, why, place: order[0].from });
  return order[0];
}

const isDistrict = (spot: string): spot is District => (DISTRICTS as readonly string[]).includes(spot);
const areaOf = (spot: string): string => (dealOf(spot) >= 0 ? 'deals' : isDistrict(spot) ? 'districts' : spot);
const numberAt = (s: State, spot: string): number => (isDistrict(spot) ? soloOf(s).numbers[districtNumber(spot)] : 0);

/** Level 3 before level 2; from the stat with the number of his district on, in ascending order. */
function nextLoss(s: State, frame: FrameOf<'downgrade'>, list: readonly SeatAction[], out: Out): SeatAction {
  const { stats } = s.players[frame.seat];
  const first = firstStat(s);
  const losses = list.filter((action) => action.type === 'stat');
  const rank = ({ stat }: (typeof losses)[number]): number[] => {
    const i = STATS.indexOf(stat);
    return [-stats[i], (i - first + STATS.length) % STATS.length];
  };
  const { order, why } = ranked(losses, rank, ['level-three-first', 'district-number']);
  const next: Why = why === 'district-number' && STATS.indexOf(order[0].stat) !== first ? 'next-stat' : why;
  out?.push({ type: 'because', seat: frame.seat, why: next, stat: order[0].stat });
  return order[0];
}

/** A card's effect on a neighbourhood: where most is earned, or, if it harms him, where least is. */
function onTile(
  s: State,
  seat: number,
  list: readonly SeatAction[],
  wanted: 'biggest-profit' | 'least-profit',
  out: Out,
): SeatAction {
  const tiles = s.tiles.filter((tile) => list.some((action) => 'tile' in action && action.tile === tile.id));
  const { order, why } = byProfit(s, seat, tiles);
  const tile = wanted === 'biggest-profit' ? order[0] : order[order.length - 1];
  out?.push({ type: 'because', seat, why: why === 'biggest-profit' ? wanted : why, tile: tile.id });
  return list.find((action) => 'tile' in action && action.tile === tile.id) ?? list[0];
}

/** The district with the lower number: of a police car first where it comes from, then where it goes. */
function inDistrict(s: State, seat: number, list: readonly SeatAction[], out: Out): SeatAction {
  const { order, why } = ranked(list, (action) => spotsOf(action).map((spot) => numberAt(s, spot)), ['lower-number']);
  const place = spotsOf(order[0]).at(-1);
  if (place !== undefined) out?.push({ type: 'because', seat, why, place });
  return order[0];
}

function spotsOf(action: SeatAction): readonly Spot[] {
  if (action.type === 'vehicle') return [action.district];
  if (action.type === 'police') return [action.from, action.to];
  return action.type === 'thug' ? [action.from] : [];
}
