// The Family Ring changes hands (SC-11, SC-36).
import { takeRing } from '../rules/ring.ts';
import type { OperationHandler } from './operation.ts';

export const ring: OperationHandler<'ring'> = {
  can: (s, seat) => s.ring !== seat,
  run: (s, seat, _effect, _of, _at, out) => takeRing(s, seat, out),
};
