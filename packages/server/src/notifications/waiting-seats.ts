// The seats that a table waits for now, and why: also out of turn, and for requests.
import type { Seat } from '@backroom/kit';
import { type AnyMatch, present } from '@backroom/match';
import type { WaitReason } from './words.ts';

export function waitingSeats({ match }: { readonly match: AnyMatch }): ReadonlyMap<Seat, WaitReason> {
  const waiting = new Map<Seat, WaitReason>();
  const { request, chairs } = match;
  for (const [seat, chair] of chairs.entries()) {
    if (!present(chair) || request === null || request.by === seat || request.agreed.includes(seat)) continue;
    waiting.set(seat, 'agree');
  }
  const turn = match.phase === 'playing' ? match.game.toAct(match.state) : 'over';
  if (typeof turn === 'string') return waiting;
  for (const seat of turn) {
    const chair = chairs[seat];
    if (chair !== undefined && present(chair)) waiting.set(seat, turn.length > 1 ? 'respond' : 'turn');
  }
  return waiting;
}
