// Recruitment steps without sending a thug to the Underworld (SC-33).
import { recruitSteps } from '../rules/recruiting.ts';
import type { OperationHandler } from './operation.ts';
import { amountOf } from './reckon.ts';

export const recruit: OperationHandler<'recruit'> = {
  can: (s, seat, effect) =>
    s.players[seat].recruits + s.players[seat].safehouses > 0 && amountOf(s, seat, effect.steps) > 0,
  run: (s, seat, effect) => recruitSteps(s, seat, amountOf(s, seat, effect.steps)),
};
