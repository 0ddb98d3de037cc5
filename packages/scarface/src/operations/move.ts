// Thugs and vehicles move out of one district (SC-45).
import { canMove } from '../rules/streets.ts';
import { push } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import type { OperationHandler } from './operation.ts';
import { amountOf } from './reckon.ts';

export const move: OperationHandler<'move'> = {
  can: (s, seat, { pieces, which }) => amountOf(s, seat, pieces) > 0 && canMove(s, seat, which),
  run(s, seat, { pieces, which }) {
    const left = amountOf(s, seat, pieces);
    if (left > 0) push(s, { kind: 'move', seat, left, from: NOBODY, ridden: 0, moved: 0, which });
  },
};
