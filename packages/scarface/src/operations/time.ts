// The time marker moves, never before its start nor beyond "Extra! Extra!" (SC-5). The round ends only on reorganising.
import type { State } from '../state.ts';
import { TIME_SPACES } from '../vocabulary.ts';
import type { OperationHandler } from './operation.ts';

const moved = (s: State, by: number): number => Math.min(TIME_SPACES[s.players.length], Math.max(0, s.time + by));

export const time: OperationHandler<'time'> = {
  can: (s, _seat, effect) => moved(s, effect.by) !== s.time,
  run(s, _seat, effect, _of, _at, out) {
    const at = moved(s, effect.by);
    if (at === s.time) return;
    s.time = at;
    out?.push({ type: 'time', at, of: TIME_SPACES[s.players.length] });
  },
};
