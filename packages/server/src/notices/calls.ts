// Which seats of a table are waited for now, and for what: also out of turn, and where somebody asks for agreement.
import type { Seat } from '@backroom/kit';
import { type AnyMatch, present } from '@backroom/match';
import type { Call } from './words.ts';

export function callsOf({ match }: { readonly match: AnyMatch }): ReadonlyMap<Seat, Call> {
  const calls = new Map<Seat, Call>();
  const { request, chairs } = match;
  for (const [seat, chair] of chairs.entries()) {
    if (!present(chair) || request === null || request.by === seat || request.agreed.includes(seat)) continue;
    calls.set(seat, 'agree');
  }
  const turn = match.phase === 'playing' ? match.game.toAct(match.state) : 'over';
  if (typeof turn === 'string') return calls;
  for (const seat of turn) {
    const chair = chairs[seat];
    if (chair !== undefined && present(chair)) calls.set(seat, turn.length > 1 ? 'respond' : 'turn');
  }
  return calls;
}
