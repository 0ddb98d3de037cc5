// What the Enforcer spends first: for a sale, and for anything else (SC-110).
import { dealOf, type SeatAction } from '../actions.ts';
import { sideOf } from '../cards/index.ts';
import type { Out, Why } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { profitAt } from '../rules/selling.ts';
import type { State } from '../state.ts';
import { numberOf, ranked } from './order.ts';
import { sparedKind } from './trucks.ts';

type Spend = Extract<SeatAction, { type: 'spend' }>;

const offers = (list: readonly SeatAction[]): Spend[] => list.filter((action) => action.type === 'spend');

/** For a sale: what lies in the neighbourhood before what lies on his Deals. */
export function spendOnSale(seat: number, list: readonly SeatAction[], out: Out): SeatAction {
  const [first] = ranked(offers(list), ({ from }) => [dealOf(from) < 0 ? 0 : 1], ['only-one']).order;
  const why: Why = dealOf(first.from) < 0 ? 'spends-where-he-sells' : 'spends-from-deals-last';
  if (list.length > 1) out?.push({ type: 'because', seat, why, place: first.from });
  return first;
}

const [SURPLUS, TILE, DEAL] = [0, 1, 2];
const WHYS: readonly Why[] = ['spends-surplus', 'spends-least-profit', 'spends-from-deals-last'];

/**
 * For all else: surplus first, the greatest before others and guns if equal; then the least profitable neighbourhood; Deals
 * last. Ruling: where nothing else decides, guns go before alcohol and lower districts before higher ones.
 */
export function spendOtherwise(s: State, seat: number, list: readonly SeatAction[], out: Out): SeatAction {
  const rank = ({ good, from }: Spend): readonly number[] => {
    const kind = good === 'gun' ? 0 : 1;
    const tile = s.tiles.find((one) => one.id === from);
    if (tile === undefined) return [DEAL, kind, 0, 0];
    const surplus = tile[good] - sideOf(tile)[good];
    const [profit, number] = [profitAt(s, seat, tile), numberOf(s, tile)];
    return surplus > 0 ? [SURPLUS, -surplus, kind, profit, number] : [TILE, profit, number, kind];
  };
  const { order } = ranked(offers(list), rank, ['only-one']);
  if (list.length > 1) out?.push({ type: 'because', seat, why: WHYS[rank(order[0])[0]], place: order[0].from });
  return order[0];
}

/** A truck spares the kind of which more is needed, alcohol if equal. */
export function spareByTruck(frame: FrameOf<'sale'>, list: readonly SeatAction[], out: Out): SeatAction {
  const good = sparedKind(frame.alcohol, frame.gun);
  if (frame.alcohol > 0 && frame.gun > 0)
    out?.push({ type: 'because', seat: frame.seat, why: 'truck-spares-the-greater', good });
  return list.find((action) => action.type === 'good' && action.good === good) ?? list[0];
}
