// One sale that pays its profit twice. Graft is paid once.
import { gain } from '../../rules/money.ts';
import { beginSale, canSell, canSellAt, profitAt } from '../../rules/selling.ts';
import { pop } from '../../state.ts';
import type { Particular } from './particular.ts';

/** `step`: 0, or one more than the number of the tile, while the sale goes on. */
export const doubleSale: Particular = {
  can: canSell,
  go(s, frame, out) {
    const { seat, step } = frame;
    if (step === 0 && canSell(s, seat)) return true;
    pop(s);
    if (step === 0) return false;
    gain(s, seat, profitAt(s, seat, s.tiles[step - 1]), 'sale', out);
    return false;
  },
  options(s, frame, list) {
    for (let i = 0; i < s.tiles.length; i++)
      if (canSellAt(s, frame.seat, i)) list.push({ type: 'tile', tile: s.tiles[i].id });
  },
  take(s, frame, action) {
    if (action.type !== 'tile') return;
    const tile = s.tiles.findIndex((one) => one.id === action.tile);
    frame.step = tile + 1;
    beginSale(s, frame.seat, tile);
  },
};
