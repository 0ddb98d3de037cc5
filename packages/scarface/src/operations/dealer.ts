// Dealers drawn, one kept (SC-35).
import { drawDealers } from '../rules/drawing.ts';
import type { OperationHandler } from './operation.ts';
import { amountOf } from './reckon.ts';

export const dealer: OperationHandler<'dealer'> = {
  can: (s, seat, effect) => s.dealers.cards.length > 0 && amountOf(s, seat, effect.draw) > 0,
  run: (s, seat, effect, _of, _at, out) => drawDealers(s, seat, amountOf(s, seat, effect.draw), out),
};
