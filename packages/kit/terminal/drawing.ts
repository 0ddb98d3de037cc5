// How a game looks on a terminal. Every game is playable without a drawing of its own: its words describe the table.
import type { Language } from '../src/languages.ts';
import type { AnyWords, Names } from '../src/words.ts';

/** Indexes into a terminal's 256 colours: the background and the letter. */
export interface Dye {
  readonly back: number;
  readonly ink: number;
}

/** Colour, where the terminal has it. Nothing is ever told by colour alone. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  /** Emphasised text. */
  bright(text: string): string;
  /** A letter on a block of colour, three columns wide; in brackets where there is no colour. */
  block(letter: string, dye: Dye): string;
  /** A letter in a colour. */
  ink(letter: string, dye: Dye): string;
}

/** What surrounds a drawing. */
export interface Setting {
  readonly words: AnyWords;
  readonly names: Names;
  readonly paint: Paint;
  readonly width: number;
  /** The keys for help and for leaving, in a few words: for a corner of the drawing. */
  readonly keys: string;
}

/** Some events that are told and shown together. */
export interface ToldTogether<E> {
  readonly events: readonly E[];
  /** The terminal waits for a key after these events. */
  readonly holds?: boolean;
  /** The drawing shows it better than words: its sentence goes into the log only. */
  readonly quiet?: boolean;
}

export interface Drawing<A, E, V> {
  /** The narrowest line that holds it. */
  readonly width: number;
  /** The table. */
  table(view: V, setting: Setting): string[];
  /**
   * Actions in the order of their numbers. In a race, refused actions may keep their places, so that no number changes its meaning
   * while a player reaches for the key.
   */
  arrange(legal: readonly A[], refused: readonly A[]): A[];
  /** Those actions, numbered from 1. `foresee` tells what an action is certain to bring about. */
  choices(view: V, actions: readonly A[], setting: Setting, foresee: (action: A) => readonly E[]): string[];
  hand(view: V, setting: Setting): string[];
  /** The key for an action in a race, or null. */
  key(action: A): string | null;
  /** True where nothing is hidden from anybody, so that people may share one screen. */
  isOpen(view: V): boolean;
  beats(events: readonly E[]): ToldTogether<E>[];
  /** The view as it is after some of the events that lead to `after`. */
  follow(view: V, events: readonly E[], after: V): V;
  score(score: number): string;
  /** How a seat came to its score, in a few words. */
  account(view: V, seat: number, setting: Setting): string;
  welcome(view: V, setting: Setting): readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: as AnyGame.
export type AnyDrawing = Drawing<any, any, any>;

export type Rows = readonly (readonly [name: string, meaning: string])[];

/** A flag for one option: the value for each word that may follow it, under '' if no word follows. */
export interface OptionFlag {
  readonly flag: string;
  readonly field: string;
  readonly meaning: Readonly<Record<string, unknown>>;
}

/** What a game says on a terminal beyond its own words, in one language. */
export interface TerminalTexts {
  /** The flags of `play --help`. */
  readonly flagRows: Rows;
  /** For a newcomer: what the game is about, in a few lines. */
  readonly welcome: readonly string[];
  readonly drawing?: AnyDrawing;
  /** The result in the game's own lines, where a ranking does not fit; otherwise empty. */
  readonly resultLines?: (view: unknown) => readonly string[];
}

/** A game's own part of the terminal. */
export interface TerminalPart {
  /** Short flags for options that the game itself spells out. */
  readonly flags: readonly OptionFlag[];
  load(language: Language): Promise<TerminalTexts>;
}
