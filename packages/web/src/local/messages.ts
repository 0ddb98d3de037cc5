// Between the page and the worker that keeps its tables.
import type { Json, Seat } from '@backroom/kit';
import type { Entry, Holder } from '@backroom/match';

export interface Opening {
  readonly game: string;
  readonly options: Json;
  readonly holders: readonly Holder[];
  readonly names: readonly string[];
  /** Replay and lessons begin elsewhere than at the beginning. */
  readonly position: Json | null;
  /** Whoever sits here alone takes the seat that begins; the others follow him round the table in their order. */
  readonly guestBegins?: boolean;
  /** Where everybody gets the same cards: the match by its name, and the secret they come from. Otherwise both by lot. */
  readonly given?: { readonly match: string; readonly secret: string };
}

export interface Opened {
  readonly match: string;
  /** Seats of people in front of this device. */
  readonly here: readonly Seat[];
}

export type ToKeeper =
  | { readonly ask: 'open'; readonly id: number; readonly opening: Opening }
  | {
      readonly ask: 'sit';
      readonly id: number;
      readonly match: string;
      readonly seat: Seat | null;
      readonly port: MessagePort;
      /** Bots take a little time, so that people can follow. */
      readonly humanePace: boolean;
    }
  /** They will be needed soon. */
  | { readonly ask: 'bots'; readonly id: number }
  | { readonly ask: 'record'; readonly id: number; readonly match: string };

export type FromKeeper =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly why: string };

export type Record = { readonly game: string; readonly names: readonly string[]; readonly entries: readonly Entry[] };
