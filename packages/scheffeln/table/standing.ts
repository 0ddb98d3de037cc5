// The earnings of each seat on the ring now, and after the events of a preview.
import type { Seat } from '@backroom/kit';
import type { Event } from '../src/events.ts';
import type { View } from '../src/view.ts';
import { BUSINESSES, type Business, type Car } from '../src/vocabulary.ts';
import { mafiaHeir, prospectOf } from '../src/words/prospects.ts';

export interface Earning {
  /** What the seat would earn now, including the Mafia's token. */
  readonly sum: number;
  readonly at: Business;
  /** The car that covers its own. */
  readonly by: Car | null;
}

/** Null: not known yet, because a Speed row must still run, or the seat has no character. */
export function earningsOf(view: View): readonly (Earning | null)[] {
  if (view.phase !== 'play' && view.phase !== 'choose') return view.seats.map(() => null);
  const mafia = view.options.mafia ? prospectOf(view, 'black') : null;
  const heir = mafiaHeir(view);
  return view.seats.map(({ character }, seat) => {
    const prospect = character === null ? null : prospectOf(view, character);
    if (prospect === null) return null;
    const present = seat === heir ? (mafia?.value ?? 0) : 0;
    return { sum: (prospect.value ?? 0) + present, at: prospect.at, by: prospect.by };
  });
}

const placeOf = (business: Business): number => BUSINESSES.indexOf(business);

export function ringAfter(ring: View['ring'], event: Event): View['ring'] {
  if (event.type !== 'drove' && event.type !== 'evaded') return ring;
  const moving = event.type === 'drove' && event.rider !== null ? [event.car, event.rider] : [event.car];
  return ring
    .map((cars) => cars.filter((car) => !moving.includes(car)))
    .map((cars, place) => (place === placeOf(event.to) ? [...cars, ...moving] : cars));
}

function withCharacter(seats: View['seats'], seat: Seat, character: View['seats'][number]['character']): View['seats'] {
  return seats.map((one, i) => (i === seat ? { ...one, character } : one));
}

/** The view after these events, for ring and characters only. Scorings are ignored. */
export function afterwards(view: View, events: readonly Event[]): View {
  let { ring, seats } = view;
  for (const event of events) {
    ring = ringAfter(ring, event);
    if (event.type === 'chose' || event.type === 'grabbed') seats = withCharacter(seats, event.seat, event.character);
    if (event.type !== 'exchanged') continue;
    seats = withCharacter(seats, event.seat, event.to);
    if (event.partner !== null) seats = withCharacter(seats, event.partner, event.from);
  }
  return { ...view, ring, seats };
}
