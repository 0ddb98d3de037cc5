// Standing orders: decisions made in advance. They are suspended while a stand-in plays.
import { admit, isRecord, type Seat } from '@backroom/kit';
import { type Chair, chairOf, present } from './chair.ts';
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

/** The order's answer to the current decision: the first of its actions that is legal; undefined: none. */
export function orderedAction(match: AnyMatch, seat: Seat): unknown {
  const chair = chairOf(match, seat);
  if (match.phase !== 'playing' || chair.order === null || !chair.deciding || !present(chair)) return undefined;
  for (const text of chair.order.actions) {
    const action = match.game.read(text);
    const admission = action.ok ? admit(match.game, match.state, seat, action.value) : action;
    if (admission.ok) return admission.action;
  }
  return undefined;
}

/** Counts one use of the order. */
export function useUp(chair: Chair): void {
  if (chair.order === null) return;
  const times = chair.order.times - 1;
  chair.order = times === 0 ? null : { ...chair.order, times };
}

/** Cancel an order when its seat sees one of the order's stop events. Events of its own actions do not count. */
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
