// The two marked spaces of the market are cleared and filled, as at the end of a round (SC-80).
import { refreshMarket } from '../rules/market.ts';
import type { OperationHandler } from './operation.ts';

export const market: OperationHandler<'market'> = {
  can: (s) => s.market[2] !== '' || s.market[3] !== '',
  run: (s, _seat, _effect, _of, _at, out) => refreshMarket(s, out),
};
