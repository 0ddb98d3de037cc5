// The same for each rival, or for everyone, in turn order from the acting player: each does it as if the card were
// their own.
import { inner } from '../cards/scripts.ts';
import { push } from '../state.ts';
import type { OperationHandler } from './operation.ts';
import { inOrder, met } from './whom.ts';

export const each: OperationHandler<'each'> = {
  // Whether it would change anything may depend on hidden cards of others, so it is always possible.
  can: () => true,
  run(s, seat, effect, of, at) {
    inOrder(s, () => {
      for (const one of met(s, seat, effect.who))
        push(s, { kind: 'script', seat: one, of: inner(of, at, 'each'), at: 0 });
    });
  },
};
