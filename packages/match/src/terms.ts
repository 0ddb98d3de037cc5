// What the players agree on before the first card: fixed for the whole match.
import type { Json } from '@backroom/kit';

/**
 * Time for decisions, also out of turn. A decision may take `free` ms. More time is charged to the seat's bank; each
 * decision made in time adds `increment` to it. When the bank is empty a stand-in decides.
 */
export interface Pace {
  readonly free: number;
  readonly bank: number;
  readonly increment: number;
}

/** The available paces, by name. Null: no clock. */
export const PACES = {
  none: null,
  relaxed: { free: 120_000, bank: 1_800_000, increment: 15_000 },
  live: { free: 15_000, bank: 180_000, increment: 5_000 },
  days: { free: 86_400_000, bank: 3 * 86_400_000, increment: 6 * 3_600_000 },
} as const satisfies Record<string, Pace | null>;

export interface Terms {
  readonly match: string;
  readonly game: string;
  /** The version of the rules. It never changes for this match. */
  readonly rules: number;
  readonly options: Json;
  readonly seats: number;
  readonly pace: Pace | null;
  readonly undo: 'allowed' | 'none';
  /** Real-time games: lots decide between claims within this many ms (at most 250). 0: order of arrival. */
  readonly window: number;
  /** The bot that takes over for a player who leaves. */
  readonly standIn: { readonly level: string; readonly temperament: string | null };
  /** The start position in text form, if it is not the game's own. */
  readonly position: Json | null;
  /** The match and step that this one continues, or the match that it is a rematch of. */
  readonly after: { readonly match: string; readonly seq: number } | null;
}
