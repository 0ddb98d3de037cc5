// Thugs from Headquarters to one district, bribes paid (SC-44).
import { canSend } from '../rules/streets.ts';
import { push } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import type { OperationHandler } from './operation.ts';
import { amountOf } from './reckon.ts';

export const send: OperationHandler<'send'> = {
  can: (s, seat, { thugs, where }) => amountOf(s, seat, thugs) > 0 && canSend(s, seat, where === 'anywhere' ? 1 : 0),
  run(s, seat, { thugs, where }) {
    const left = amountOf(s, seat, thugs);
    if (left > 0) push(s, { kind: 'send', seat, left, district: NOBODY, anywhere: where === 'anywhere' ? 1 : 0 });
  },
};
