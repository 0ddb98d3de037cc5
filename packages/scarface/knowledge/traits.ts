// Traits of an action and grudges, for bots with a temperament. From the view alone, without simulation.
import { itemAt, type Seat } from '@backroom/kit';
import type { SeatAction } from '../src/actions.ts';
import type { Event } from '../src/events.ts';
import type { View } from '../src/view.ts';
import { type Act, NOBODY, UNDERWORLD_ACTS } from '../src/vocabulary.ts';

interface Traits {
  readonly safety: number;
  readonly gain: number;
  readonly spite: readonly number[];
}

/** Actions that bring money or goods at once. */
const GAINS: Readonly<Partial<Record<Act, number>>> = { sales: 1, fence: 1, deal: 0.5 };
/** Actions that protect from the police and rivals. */
const SAFE: Readonly<Partial<Record<Act, number>>> = { 'lower-crime': 1, release: 0.5, build: 0.3, send: 0.5 };
/** Thugs in the Underworld go to Prison sooner or later. */
const RISKY = -0.5;

export function traits(view: View, seat: Seat, action: SeatAction): Traits {
  return {
    safety: safetyOf(view, seat, action),
    gain: action.type === 'act' ? (GAINS[action.act] ?? 0) : 0,
    spite: view.players.map((_, other) => (other !== seat && hurts(view, seat, action, other) ? 1 : 0)),
  };
}

function safetyOf(view: View, seat: Seat, action: SeatAction): number {
  // SC-12: a third card raises the Crime Rate.
  if (action.type === 'plan') return itemAt(view.players, seat).plan.length >= 2 ? RISKY : 0;
  if (action.type !== 'act') return 0;
  return UNDERWORLD_ACTS.includes(action.act) ? RISKY : (SAFE[action.act] ?? 0);
}

function hurts(view: View, seat: Seat, action: SeatAction, other: Seat): boolean {
  const frame = view.stack.at(-1);
  switch (action.type) {
    case 'tile':
    case 'wreck':
      return frame?.kind !== 'tie' && ownerOf(view, action.tile) === other;
    case 'seat':
    case 'drive-off':
      return action.seat === other;
    case 'thug':
      return frame?.kind === 'harm' && frame.victim === other;
    case 'act':
      return action.act === 'oust' && view.tiles.some((tile) => tile.owner === other && tile.owner !== seat);
    default:
      return false;
  }
}

const ownerOf = (view: View, tile: string): number => view.tiles.find((one) => one.id === tile)?.owner ?? NOBODY;

/** The seat that last took a neighbourhood or money from this one. */
export function grudge(seen: readonly Event[], seat: Seat): Seat | null {
  let blamed: Seat | null = null;
  for (const event of seen) {
    if ((event.type === 'seized' || event.type === 'ousted') && event.owner === seat && event.seat !== seat)
      blamed = event.seat;
    else if (event.type === 'stolen' && event.from === seat) blamed = event.seat;
  }
  return blamed;
}
