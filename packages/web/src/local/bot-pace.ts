// How long the bots of this device think in their turn. A race has its own published times, which cannot be changed.
import type { BotPace } from '../app/bot-paces.ts';

/** The share of the time for which bots are shown thinking. */
const SHARES: Readonly<Record<BotPace, number>> = { calm: 1, quick: 0.4, none: 0 };

/** Until a person has made their first move, bots move at once, so that nobody waits for the start. */
const AT_ONCE_MS = 100;

let pace: BotPace = 'calm';

export function setBotPace(wanted: BotPace): void {
  pace = wanted;
}

export const thinkingTime = (ms: number, hasBegun: boolean): number =>
  Math.round(hasBegun ? ms * SHARES[pace] : Math.min(ms * SHARES[pace], AT_ONCE_MS));
