// A neighbourhood is seized with the card's own Muscle instead of the Plan's (SC-46).
import { canSeize } from '../rules/territory.ts';
import { push } from '../state.ts';
import type { OperationHandler } from './operation.ts';
import { amountOf } from './reckon.ts';

export const seize: OperationHandler<'seize'> = {
  can: (s, seat, effect) => canSeize(s, seat, amountOf(s, seat, effect.muscle)),
  run(s, seat, effect) {
    const muscle = amountOf(s, seat, effect.muscle);
    if (canSeize(s, seat, muscle)) push(s, { kind: 'seize', seat, muscle });
  },
};
