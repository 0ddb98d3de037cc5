// What was agreed before the first card: fixed for the whole match.
import type { Json } from '@backroom/kit';

/**
 * Time for decisions, also out of turn. A decision may take `free` ms; what it takes beyond that comes off the seat's
 * bank, and each decision made in time adds `increment` to it. With the bank empty a stand-in decides.
 */
export interface Pace {
  readonly free: number;
  readonly bank: number;
  readonly increment: number;
}

/** The paces on offer, by name. Null: nobody looks at the clock. */
export const PACES = {
  none: null,
  relaxed: { free: 120_000, bank: 1_800_000, increment: 15_000 },
  live: { free: 15_000, bank: 180_000, increment: 5_000 },
  days: { free: 86_400_000, bank: 3 * 86_400_000, increment: 6 * 3_600_000 },
} as const satisfies Record<string, Pace | null>;

export interface Terms {
  readonly match: string;
  readonly game: string;
  /** The version of the rules this match will always be read by. */
  readonly rules: number;
  readonly options: Json;
  readonly seats: number;
  readonly pace: Pace | null;
  readonly undo: 'allowed' | 'none';
  /** Real-time games: claims of the same thing within so many ms (at most 250) are drawn by lot. 0: strict order of arrival. */
  readonly window: number;
  /** Who takes over for somebody who leaves. */
  readonly standIn: { readonly level: string; readonly temperament: string | null };
  /** The readable position it began from, if not from the game's own beginning. */
  readonly position: Json | null;
  /** The match and the step this one goes on from, or is the rematch of. */
  readonly after: { readonly match: string; readonly seq: number } | null;
}
