// Standing orders: a decision made in advance. They sleep while a stand-in plays, who decides for itself.
import { admit, isRecord, type Seat } from '@backroom/kit';
import { type Chair, present } from './chair.ts';
import type { Order } from './deeds.ts';
import type { AnyMatch } from './match.ts';

/** Why this order cannot be read, or null. */
export function unreadable(match: AnyMatch, order: Order): string | null {
  for (const text of order.actions) {
    const action = match.game.read(text);
    if (!action.ok) return `${JSON.stringify(text)} cannot be read: ${action.why}`;
  }
  return null;
}

/** What the seat's order answers to the decision at hand: the first of its actions that is legal; undefined: nothing. */
export function orderedAction(match: AnyMatch, seat: Seat): unknown {
  const chair = match.chairs[seat];
  if (match.phase !== 'playing' || chair.order === null || !chair.deciding || !present(chair)) return undefined;
  for (const text of chair.order.actions) {
    const action = match.game.read(text);
    const admission = action.ok ? admit(match.game, match.state, seat, action.value) : action;
    if (admission.ok) return admission.action;
  }
  return undefined;
}

/** One decision served. */
export function useUp(chair: Chair): void {
  if (chair.order === null) return;
  const times = chair.order.times - 1;
  chair.order = times === 0 ? null : { ...chair.order, times };
}

/** Orders lapse once their seat has seen what they were not meant for. Its own doing does not count. */
export function lapse(match: AnyMatch, by: unknown, events: readonly unknown[]): void {
  for (const [seat, chair] of match.chairs.entries()) {
    const unless = chair.order?.unless ?? [];
    if (unless.length === 0 || seat === by) continue;
    const seen = events.map((event) => match.game.face(event, seat));
    if (seen.some((face) => isRecord(face) && unless.includes(face.type as string))) chair.order = null;
  }
}

export const anyUnless = (match: AnyMatch): boolean =>
  match.chairs.some((chair) => chair.order !== null && chair.order.unless.length > 0);
