// How a game looks on a terminal. Every game is playable without a drawing of its own: its words describe the table.
import type { AnyWords, Language, Names } from '@backroom/kit';
import type { Paint } from './paint.ts';
import type { Phrases } from './phrases.ts';
import { drawScheffeln } from './scheffeln/index.ts';

/** What surrounds a drawing. */
export interface Setting {
  readonly words: AnyWords;
  readonly phrases: Phrases;
  readonly names: Names;
  readonly paint: Paint;
  readonly width: number;
}

/** Some events that are told and shown together. */
export interface Beat<E> {
  readonly events: readonly E[];
  /** Worth waiting for: the table goes on when the person does. */
  readonly holds?: boolean;
  /** The drawing shows it better than words: it stands in the log only. */
  readonly quiet?: boolean;
}

export interface Drawing<A, E, V> {
  /** The narrowest line that holds it. */
  readonly width: number;
  /** The table. */
  table(view: V, setting: Setting): string[];
  /**
   * Actions in the order of their numbers. Where hands race, those that are refused may keep their places, so that no
   * number changes its meaning under somebody's finger.
   */
  arrange(legal: readonly A[], refused: readonly A[]): A[];
  /** Those actions, numbered from 1. `foresee` tells what an action is certain to bring about. */
  choices(view: V, actions: readonly A[], setting: Setting, foresee: (action: A) => readonly E[]): string[];
  hand(view: V, setting: Setting): string[];
  /** One key that stands for an action where hands race, or null. */
  key(action: A): string | null;
  /** True where nothing is hidden from anybody, so that people may share one screen. */
  isOpen(view: V): boolean;
  beats(events: readonly E[]): Beat<E>[];
  /** The view as it is after some of the events that lead to `after`. */
  follow(view: V, events: readonly E[], after: V): V;
  score(score: number): string;
  /** How a seat came to its score, in a few words. */
  account(view: V, seat: number, setting: Setting): string;
  welcome(view: V, setting: Setting): readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: as AnyGame.
export type AnyDrawing = Drawing<any, any, any>;

const DRAWINGS: Readonly<Record<string, (language: Language) => Promise<AnyDrawing>>> = { scheffeln: drawScheffeln };

export async function loadDrawing(game: string, language: Language): Promise<AnyDrawing | null> {
  return Object.hasOwn(DRAWINGS, game) ? DRAWINGS[game](language) : null;
}
