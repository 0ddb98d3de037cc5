// Words: how a game speaks. Log, tooltips, screen reader, terminal and "why not?" all come from here.
import type { Refusal, Seat } from './game.ts';

export const LANGUAGES = ['en', 'de', 'fr', 'it', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How numbers, lists and plurals are written in each. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
  es: 'es-ES',
};

/** The names of the people at the table, by seat. Names are text and nothing else. */
export type Names = readonly string[];

export interface Section {
  readonly heading: string;
  /** Sentences; what stands after a line break belongs to what stands before it. */
  readonly lines: readonly string[];
}

export interface HelpRule {
  readonly id: string;
  readonly text: string;
  /** Our decision where the rulebooks are silent or contradict each other. */
  readonly ruling: boolean;
}

export interface HelpChapter {
  readonly title: string;
  readonly rules: readonly HelpRule[];
}

/** One language of one game. */
export interface Words<A, E, V> {
  readonly title: string;
  /** What is asked of whom now. */
  prompt(view: V, names: Names): string;
  /** An action as a choice in a list. */
  action(action: A, view: V, names: Names): string;
  /** Where there can be many choices: the heading under which this one stands, or nothing. The same for all that belong together. */
  group?(action: A, view: V): string;
  /** A line of the log. */
  event(event: E, names: Names): string;
  /** The rule by which it came about, where whoever reads the line may want to read that. */
  rule?(event: E): string | null;
  refusal(refusal: Refusal<A>, names: Names): string;
  /** The whole table in sentences, most urgent first: complete enough to play from. */
  table(view: V, names: Names): readonly Section[];
  /** How one seat stands, in a few words. */
  standing(view: V, seat: Seat, names: Names): string;
  /** The rules in full: much to read, so it is loaded only when somebody wants to. */
  help(): Promise<readonly HelpChapter[]>;
}

/** A game's languages, each loaded only when it is asked for. A module may offer more than the words themselves. */
export type Tongues<A, E, V> = { readonly [L in Language]: () => Promise<{ readonly words: Words<A, E, V> }> };

// biome-ignore lint/suspicious/noExplicitAny: as AnyGame.
export type AnyWords = Words<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as AnyGame.
export type AnyTongues = Tongues<any, any, any>;
