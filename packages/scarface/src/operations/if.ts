// Effects that run only if a condition holds.
import { inner } from '../cards/scripts.ts';
import { push } from '../state.ts';
import { anyCan } from './index.ts';
import type { OperationHandler } from './operation.ts';
import { holds } from './reckon.ts';

export const whenever: OperationHandler<'if'> = {
  can: (s, seat, effect) => holds(s, seat, effect.when) && anyCan(s, seat, effect.then),
  run(s, seat, effect, of, at) {
    if (holds(s, seat, effect.when)) push(s, { kind: 'script', seat, of: inner(of, at, 'then'), at: 0 });
  },
};
