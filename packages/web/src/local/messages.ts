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
  | { readonly ask: 'record'; readonly id: number; readonly match: string };

export type FromKeeper =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly why: string };

export type Record = { readonly game: string; readonly names: readonly string[]; readonly entries: readonly Entry[] };
