// A Nightclub without an upgrade: a neighbourhood of one's own is flipped (SC-49).
import { push, tokensOn } from '../state.ts';
import { MOST_TOKENS, NIGHTCLUB } from '../vocabulary.ts';
import type { OperationHandler } from './operation.ts';

export const nightclub: OperationHandler<'nightclub'> = {
  can: (s, seat) =>
    s.tokens[NIGHTCLUB] > 0 &&
    s.tiles.some((tile) => tile.owner === seat && tile.night === 0 && tokensOn(tile) < MOST_TOKENS),
  run(s, seat) {
    push(s, { kind: 'nightclub', seat });
  },
};
