// Groups events into beats for the terminal, and computes the view between them.

import { itemAt } from '@backroom/kit';
import type { ToldTogether } from '@backroom/kit/terminal';
import { BUSINESSES, type Car, type Event, type SeatView, type View } from '../src/index.ts';

/** What may follow in the same beat. A row of Speed drives car by car, so that one can watch (SH-75). */
const GOES_WITH: { readonly [T in Event['type']]?: readonly Event['type'][] } = {
  played: ['drove', 'evaded', 'no-evasion', 'exchanged'],
  discarded: ['exchanged'],
  exchanged: ['drove'],
  grabbed: ['countdown'],
  took: ['took', 'blocked', 'mafia-took'],
  blocked: ['took', 'blocked', 'mafia-took'],
  revealed: ['revealed'],
};

const PAYDAY: readonly Event['type'][] = ['took', 'blocked', 'mafia-took', 'over'];

export function beats(events: readonly Event[]): ToldTogether<Event>[] {
  const groups: Event[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group !== undefined && before !== undefined && GOES_WITH[before.type]?.includes(event.type)) group.push(event);
    else groups.push([event]);
  }
  return groups.map((group) => {
    const { type } = itemAt(group, 0);
    return { events: group, holds: PAYDAY.includes(type), quiet: type === 'turned' || type === 'laid-out' };
  });
}

/** Follows what everybody can see. New cards bring the view up to `after`, whose row then opens card by card. */
export function follow(view: View, events: readonly Event[], after: View): View {
  return events.reduce((seen, event) => next(seen, event, after), view);
}

function next(view: View, event: Event, after: View): View {
  switch (event.type) {
    case 'laid-out':
      return { ...after, row: [] };
    case 'dealt':
      return { ...after, row: [] };
    case 'turned':
      return { ...view, row: after.row.slice(event.index) };
    case 'drove': {
      const ring = moved(view.ring, [event.car, ...riders(event.rider)], BUSINESSES.indexOf(event.to));
      // In Speed each drive uses up the leftmost card of the row.
      return { ...view, ring, row: view.row.slice(1), countdownMs: null, studyMs: null };
    }
    case 'evaded':
      return { ...view, ring: moved(view.ring, [event.car], BUSINESSES.indexOf(event.to)) };
    case 'grabbed': {
      const centre = view.centre.filter((colour) => colour !== event.character);
      return { ...withSeat(view, event.seat, { character: event.character }), centre };
    }
    case 'countdown':
      return { ...view, countdownMs: event.ms };
    case 'time-up':
      return { ...view, countdownMs: null, studyMs: null };
    case 'took':
      return paid(view, event.business, event.seat, event.value);
    case 'mafia-took':
      return paid(view, event.business, event.seat, event.value);
    case 'revealed':
      return withStack(view, event.business, ({ hidden }) => ({ top: event.value, hidden: hidden - 1 }));
    case 'over':
      return after;
    // Cards and characters change hands at the end of a turn, which is what `after` shows.
    default:
      return view.round === after.round ? { ...after, ring: view.ring } : view;
  }
}

const riders = (rider: Car | null): Car[] => (rider === null ? [] : [rider]);

const moved = (ring: View['ring'], cars: readonly Car[], to: number): View['ring'] =>
  ring.map((there, place) => {
    const rest = there.filter((car) => !cars.includes(car));
    return place === to ? [...rest, ...cars] : rest;
  });

const withSeat = (view: View, seat: number, change: Partial<SeatView>): View => ({
  ...view,
  seats: view.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)),
});

type Stack = View['stacks'][number];

const withStack = (view: View, business: string, change: (stack: Stack) => Stack): View => ({
  ...view,
  stacks: view.stacks.map((stack, place) => (BUSINESSES[place] === business ? change(stack) : stack)),
});

/** The token goes; the next one is turned up later. */
function paid(view: View, business: string, seat: number | null, value: number): View {
  const taken = withStack(view, business, ({ hidden }) => ({ top: null, hidden }));
  return seat === null ? taken : withSeat(taken, seat, { money: itemAt(view.seats, seat).money + value });
}
