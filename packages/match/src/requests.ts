// Requests that need agreement. Bots agree to everything; a seat whose owner is away has no vote.
import type { Seat } from '@backroom/kit';
import { present, seatsOf } from './chair.ts';
import type { Deed } from './deeds.ts';
import type { AnyMatch } from './match.ts';

/** Who still has to agree. */
export function outstanding(match: AnyMatch): Seat[] {
  const { request } = match;
  if (request === null) return [];
  return seatsOf(match.chairs, present).filter((seat) => seat !== request.by && !request.agreed.includes(seat));
}

/** The requested deed, once all have agreed and it can be done. */
export function granted(match: AnyMatch): Deed | null {
  const { request } = match;
  if (request === null || outstanding(match).length > 0) return null;
  switch (request.what) {
    case 'undo':
      return match.phase === 'playing' ? { do: 'undo', to: request.to ?? 0 } : null;
    case 'pause':
      return match.phase === 'playing' ? { do: 'pause' } : null;
    case 'resume':
      return match.phase === 'paused' ? { do: 'resume' } : null;
    case 'end':
      return { do: 'end', why: 'agreed' };
    case 'open-hands':
      return { do: 'open-hands' };
  }
}
