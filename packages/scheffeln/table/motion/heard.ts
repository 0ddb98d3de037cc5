// The sound of a beat, by its name.
import { type Beat, itemAt } from '@backroom/kit';
import type { Event } from '../../src/events.ts';
import type { View } from '../../src/view.ts';

const SOUNDS: Partial<Record<Event['type'], string>> = {
  drove: 'engine',
  evaded: 'horn',
  played: 'card',
  discarded: 'card',
  turned: 'card',
  took: 'coin',
  'mafia-took': 'coin',
  blocked: 'horn',
  exchanged: 'chair',
  chose: 'chair',
  grabbed: 'slap',
  countdown: 'bell',
  dealt: 'shuffle',
  over: 'fanfare',
};

export const soundOf = ({ kind, events }: Pick<Beat<Event, View>, 'kind' | 'events'>): string | undefined =>
  kind === 'summary' ? undefined : SOUNDS[itemAt(events, 0).type];
