// What the page passes to a game's own parts of it: the card on the home screen, fields for options, the panel below a result.
// Like a picture, they draw what they are given and ask the page for everything else.
import type { AnyGame, Result, Seat } from './game.ts';
import type { Json } from './json.ts';
import type { Language } from './languages.ts';
import type { Random } from './random.ts';

/** What a game's own parts may ask of the page. */
export interface PageServices {
  readonly language: Language;
  go(address: string): void;
  /** Announces a text to screen readers. */
  announce(sentence: string): void;
  random(): Random;
  /** The address of the unfinished solo match on this device; null: there is none. */
  unfinished(): Promise<string | null>;
  /** Opens a table on this device against `opponents` bots (default: three) and returns its address. */
  open(options: Json, opponents?: number): Promise<string>;
  /** Opens a solo table with cards dealt from the seed and returns its address. If it exists already, the match continues. */
  openSeeded(match: string, seed: string, options: Json): Promise<string>;
  shareText(text: string): Promise<'shared' | 'copied' | 'neither'>;
  /** Shares a drawing as a PNG of that name. */
  sharePicture(name: string, svg: string): Promise<void>;
}

export interface EntranceProps {
  readonly page: PageServices;
}

export interface OptionLabel {
  readonly name: string;
  /** By the value as text. */
  readonly values: Readonly<Record<string, string>>;
}

/** By the option's field. */
export type OptionLabels = Readonly<Record<string, OptionLabel>>;

export interface OptionNames {
  name(field: string): string;
  value(field: string, value: unknown): string;
}

export type OptionValues = Readonly<Record<string, Json>>;

export interface OptionFieldsProps {
  readonly page: PageServices;
  readonly game: AnyGame;
  readonly names: OptionNames;
  readonly options: OptionValues;
  /** Number of seats. */
  readonly seats: number;
  readonly change: (options: OptionValues) => void;
}

/** A finished match as one viewer sees it. */
export interface FinishedMatch {
  readonly match: string;
  /** Whether it was played on this device. */
  readonly isLocal: boolean;
  readonly options: unknown;
  /** Whether it went on from a position instead of the beginning. */
  readonly hasPosition: boolean;
  /** Null: a spectator. */
  readonly seat: Seat | null;
  /** Whether this seat's player was there at the end; false also for a spectator. */
  readonly isPresent: boolean;
  /** Null: the match was ended early. */
  readonly result: Result | null;
  readonly view: unknown;
}

export interface ResultProps {
  readonly page: PageServices;
  readonly finished: FinishedMatch;
}
