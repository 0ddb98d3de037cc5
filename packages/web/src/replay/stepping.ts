// Where a key leads in a replay, and how fast it plays by itself.
import type { Tempo } from '@backroom/kit';

/** The page keys go so many steps. */
const LEAP = 10;

/** The step a key leads to, or null if it leads nowhere. */
export function stepBy(key: string, step: number, last: number): number | null {
  const within = (to: number): number => Math.min(last, Math.max(0, to));
  switch (key) {
    case 'ArrowRight':
      return within(step + 1);
    case 'ArrowLeft':
      return within(step - 1);
    case 'PageDown':
      return within(step + LEAP);
    case 'PageUp':
      return within(step - LEAP);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** Milliseconds between two steps. Who wants no movement still gets one step after the other, calmly. */
export const pauseAt = (tempo: Tempo): number => 1800 / Math.max(1, tempo);

/** Another pair of eyes at the same moment: the beat of the same entry, or the last one before it. */
export function sameMoment(beats: readonly { readonly seq: number }[], seq: number): number {
  return Math.max(
    0,
    beats.findLastIndex((beat) => beat.seq <= seq),
  );
}
