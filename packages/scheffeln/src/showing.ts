// How long each event is shown at normal speed, in milliseconds. Bots in a race wait for it too, so that they do not answer a row
// that people cannot see yet.
import type { Event } from './events.ts';
import { BUSINESSES, PLACES } from './vocabulary.ts';

/** The summary of a scored round stays this long, or until the player continues. */
export const SUMMARY_MS = 3000;

const PACE: Readonly<Record<Exclude<Event['type'], 'drove'>, number>> = {
  'laid-out': 0,
  dealt: 500,
  turned: 170,
  chose: 450,
  played: 450,
  discarded: 450,
  exchanged: 750,
  evaded: 800,
  'no-evasion': 500,
  // In a race what others do is seen at once.
  grabbed: 0,
  countdown: 0,
  'time-up': 500,
  took: 900,
  'mafia-took': 900,
  blocked: 600,
  revealed: 60,
  over: 300,
};

const START_MS = 180;
const PLACE_MS = 240;

const placeOf = (business: (typeof BUSINESSES)[number]): number => BUSINESSES.indexOf(business);

export function showMs(event: Event): number {
  if (event.type !== 'drove') return PACE[event.type];
  const gone = placeOf(event.to) - placeOf(event.from);
  const places = ((event.back ? -gone : gone) + PLACES) % PLACES || PLACES;
  return START_MS + PLACE_MS * places;
}

export const isPayday = ({ type }: Event): boolean => type === 'took' || type === 'blocked' || type === 'mafia-took';

/** The total time for these events, with the summary of a round. */
export function showingMs(events: readonly Event[]): number {
  const sum = events.reduce((ms, event) => ms + showMs(event), 0);
  return sum + (events.some(isPayday) ? SUMMARY_MS : 0);
}
