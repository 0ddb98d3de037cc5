// Thugs come from Prison back to Headquarters (SC-42).
import { release as free } from '../rules/acts.ts';
import type { OperationHandler } from './operation.ts';
import { amountOf } from './reckon.ts';

export const release: OperationHandler<'release'> = {
  can: (s, seat, { thugs }) => s.players[seat].prison > 0 && (thugs === 'all' || amountOf(s, seat, thugs) > 0),
  run: (s, seat, { thugs }, _of, _at, out) =>
    free(s, seat, thugs === 'all' ? s.players[seat].prison : amountOf(s, seat, thugs), out),
};
