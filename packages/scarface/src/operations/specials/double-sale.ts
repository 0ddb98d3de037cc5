// One sale that pays its profit twice. Graft is paid once.
import { sideOf } from '../../cards/index.ts';
import { gain } from '../../rules/money.ts';
import { modified } from '../../rules/powers.ts';
import { canSell, canSellAt, spared } from '../../rules/selling.ts';
import { pop, push } from '../../state.ts';
import type { Particular } from './particular.ts';

/** `step`: 0, or one more than the number of the tile, while the sale goes on. */
export const doubleSale: Particular = {
  can: canSell,
  go(s, frame, out) {
    const { seat, step } = frame;
    if (step === 0 && canSell(s, seat)) return true;
    pop(s);
    if (step === 0) return false;
    const tile = s.tiles[step - 1];
    gain(s, seat, modified(s, seat, 'profit', sideOf(tile).profit, undefined, tile), 'sale', out);
    return false;
  },
  options(s, frame, list) {
    for (let i = 0; i < s.tiles.length; i++)
      if (canSellAt(s, frame.seat, i)) list.push({ type: 'tile', tile: s.tiles[i].id });
  },
  take(s, frame, action) {
    if (action.type !== 'tile') return;
    const tile = s.tiles.findIndex((one) => one.id === action.tile);
    const { alcohol, gun } = sideOf(s.tiles[tile]);
    frame.step = tile + 1;
    push(s, { kind: 'sale', seat: frame.seat, tile, alcohol, gun, spared: spared(s, frame.seat, tile), spending: 0 });
  },
};
