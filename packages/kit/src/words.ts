// Words: how a game speaks. Log, tooltips, screen reader, terminal and "why not?" all come from here.
import type { Refusal, Seat } from './game.ts';
import type { Language } from './languages.ts';

/** The names of the people at the table, by seat. Names are text and nothing else. */
export type Names = readonly string[];

export interface Section {
  readonly heading: string;
  /** Sentences. A line break inside one starts a detail of it. */
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
  /** Who must decide what now. */
  prompt(view: V, names: Names): string;
  /** An action as a choice in a list. */
  action(action: A, view: V, names: Names): string;
  /** The heading above this choice where there are many of them; empty: none. Choices with the same heading form a group. */
  group?(action: A, view: V): string;
  /** A line of the log. */
  event(event: E, names: Names): string;
  /** The rule that caused it, if a reader of the line may want to look it up. */
  rule?(event: E): string | null;
  refusal(refusal: Refusal<A>, names: Names): string;
  /** The whole table in sentences, most urgent first: complete enough to play from. */
  table(view: V, names: Names): readonly Section[];
  /** How one seat stands, in a few words. */
  standing(view: V, seat: Seat, names: Names): string;
  /** The rules in full. Loaded on demand, because they are long. */
  help(): Promise<readonly HelpChapter[]>;
}

/** A game's languages, each loaded on demand. A module may export more than the words. */
export type Tongues<A, E, V> = { readonly [L in Language]: () => Promise<{ readonly words: Words<A, E, V> }> };

// biome-ignore lint/suspicious/noExplicitAny: as AnyGame.
export type AnyWords = Words<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as AnyGame.
export type AnyTongues = Tongues<any, any, any>;
