// Jobs drawn, one kept (SC-34).
import { drawJobs } from '../rules/drawing.ts';
import type { OperationHandler } from './operation.ts';
import { amountOf } from './reckon.ts';

export const job: OperationHandler<'job'> = {
  can: (s, seat, effect) => s.jobs.cards.length > 0 && amountOf(s, seat, effect.draw) > 0,
  run: (s, seat, effect, _of, _at, out) => drawJobs(s, seat, amountOf(s, seat, effect.draw), out),
};
