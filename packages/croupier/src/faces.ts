// What each viewer may see of a table: the entries of its log, and the table around the game.

import { type AnyGame, itemAt, type Seat } from '@backroom/kit';
import { type AnyMatch, away, faceOf, outstanding } from '@backroom/match';
import type { ChairFace, ClockFace, StepFace, TableFace } from '@backroom/protocol';
import type { Happening } from './dealer.ts';

/** Who is present now. */
export interface Presence {
  has(seat: Seat): boolean;
  readonly watchers: number;
}

export function stepFace(game: AnyGame, { entry, events }: Happening, seat: Seat | null): StepFace {
  const face = faceOf(game, entry, events, seat);
  const { seq, at } = entry;
  // The seat may not see the entry, but gets its number, so that the numbers have no gaps.
  if (face === null) return { seq, at, by: 'house', deed: 'sealed', events: [], race: null };
  const race = face.deed.do === 'act' ? face.deed.race : null;
  return { seq, at, by: face.by, deed: face.deed.do, events: face.events, race };
}

/** `order` belongs to one seat; no other viewer sees it. */
export function tableFace(
  match: AnyMatch,
  names: readonly string[],
  presence: Presence,
  seat: Seat | null,
  now: number,
): TableFace {
  const { request, chairs } = match;
  return {
    phase: match.phase,
    chairs: chairs.map(
      (chair, i): ChairFace => ({
        holder: chair.holder,
        name: names[i] ?? '',
        away: away(chair),
        connected: presence.has(i),
      }),
    ),
    clocks: match.terms.pace === null ? [] : chairs.map((_, i) => clockFace(match, i, now)),
    request:
      request === null
        ? null
        : {
            by: request.by,
            what: request.what,
            to: request.to,
            agreed: request.agreed,
            waiting: outstanding(match),
          },
    watchers: presence.watchers,
    order: seat === null ? null : (chairs[seat]?.order ?? null),
  };
}

function clockFace(match: AnyMatch, seat: Seat, now: number): ClockFace {
  const { clock } = itemAt(match.chairs, seat);
  const left = match.remaining(seat, now) ?? 0;
  const bank = Math.min(left, clock.bank);
  return { seat, running: clock.since !== null, free: left - bank, bank };
}
