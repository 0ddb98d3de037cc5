// Messages between the page and the worker that keeps its tables.
import type { Json, Seat } from '@backroom/kit';
import type { Entry, Holder } from '@backroom/match';
import type { BotPace } from '../app/settings.ts';

export interface LocalOpening {
  readonly game: string;
  readonly options: Json;
  readonly holders: readonly Holder[];
  readonly names: readonly string[];
  /** Replays and lessons begin from a position. */
  readonly position: Json | null;
  /** A lone player gets the seat that begins; the bots follow around the table in their order. */
  readonly guestBegins?: boolean;
  /** For matches in which everybody gets the same cards: the match's id and secret. Otherwise both are random. */
  readonly given?: { readonly match: string; readonly secret: string };
}

export interface Opened {
  readonly match: string;
  /** Seats of people at this device. */
  readonly here: readonly Seat[];
}

export type ToKeeper =
  | { readonly ask: 'open'; readonly id: number; readonly opening: LocalOpening }
  | {
      readonly ask: 'sit';
      readonly id: number;
      readonly match: string;
      readonly seat: Seat | null;
      readonly port: MessagePort;
      readonly botPace: BotPace;
    }
  | { readonly ask: 'pace'; readonly id: number; readonly botPace: BotPace }
  /** Load the bots: they will be needed soon. */
  | { readonly ask: 'bots'; readonly id: number; readonly game: string }
  | { readonly ask: 'record'; readonly id: number; readonly match: string };

export type FromKeeper =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly why: string };

export type MatchRecord = {
  readonly game: string;
  readonly names: readonly string[];
  readonly entries: readonly Entry[];
};
