// One of the Deals delivers what its Dealers have: no thug, no requirement, no extra goods of Dealer's Supply.
import { push } from '../state.ts';
import type { OperationHandler } from './operation.ts';

export const supply: OperationHandler<'supply'> = {
  can: (s, seat) => s.players[seat].deals.length > 0,
  run(s, seat) {
    push(s, { kind: 'supply', seat });
  },
};
