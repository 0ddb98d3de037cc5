// All control markers go back to their owners (SC-39).
import { push } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import type { OperationHandler } from './operation.ts';

export const oust: OperationHandler<'oust'> = {
  can: (s, _seat, effect) => effect.markers > 0 && s.tiles.some((tile) => tile.owner !== NOBODY),
  run(s, seat, effect) {
    push(s, { kind: 'oust', seat, left: effect.markers });
  },
};
