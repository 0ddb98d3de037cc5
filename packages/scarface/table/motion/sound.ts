// The sound of each event.
import type { Event } from '../../src/events.ts';

const SOUNDS: Partial<Readonly<Record<Event['type'], string>>> = {
  turn: 'bell',
  planned: 'card',
  drew: 'card',
  hired: 'card',
  discarded: 'card',
  acted: 'step',
  deal: 'crate',
  stored: 'crate',
  spent: 'crate',
  sold: 'till',
  money: 'coin',
  stolen: 'coin',
  recruited: 'step',
  released: 'gate',
  sent: 'step',
  moved: 'step',
  vehicle: 'engine',
  harmed: 'gate',
  seized: 'flag',
  ousted: 'flag',
  settled: 'flag',
  built: 'hammer',
  wrecked: 'smash',
  nightclub: 'jazz',
  police: 'siren',
  crime: 'tick',
  ness: 'tick',
  upgraded: 'till',
  fulfilled: 'fanfare',
  raid: 'siren',
  news: 'press',
  time: 'tick',
  over: 'fanfare',
};

export function soundOf(events: readonly Event[]): string | null {
  for (const event of events) {
    if (event.type === 'moved' && event.piece !== 'thug') return 'engine';
    const sound = SOUNDS[event.type];
    if (sound !== undefined) return sound;
  }
  return null;
}

/** The names of all sounds used here. */
export const NAMES: readonly string[] = [...new Set([...Object.values(SOUNDS), 'engine'])];
