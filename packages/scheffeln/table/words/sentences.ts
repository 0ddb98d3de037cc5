// The texts of the picture, besides the game's own words. A language that lacks a sentence does not compile.
import type { Business } from '../../src/vocabulary.ts';

/** Names, sums and pieces are passed in as finished text. */
export interface Sentences {
  readonly ring: string;
  readonly seats: string;
  readonly hand: string;
  readonly faces: string;
  readonly row: string;
  readonly played: string;
  round(number: string): string;
  readonly you: string;
  readonly leads: string;
  readonly wins: string;
  readonly toAct: string;
  readonly starts: string;
  cards(count: number): string;
  /** What a seat would earn if the round ended now. */
  readonly ifNow: string;
  readonly nothing: string;
  beneath(car: string): string;
  earns(sum: string): string;
  /** A seat's earnings before and after the previewed action. */
  change(change: { readonly who: string; readonly before: string; readonly after: string }): string;
  readonly nobodyElse: string;
  frees(car: string): string;
  readonly again: string;
  readonly putBack: string;
  discardFor(character: string): string;
  readonly whichCar: string;
  whereTo(car: string): string;
  readonly whom: string;
  place(place: {
    readonly letter: Business;
    readonly name: string;
    readonly cars: string;
    readonly tokens: string;
  }): string;
  readonly empty: string;
  on(top: string, bottom: string): string;
  tokens(top: string, beneath: readonly string[], hidden: number): string;
  /** Of the last token of a stack. */
  readonly mayEnd: string;
  readonly noToken: string;
  carAt(car: string, place: string): string;
  readonly free: string;
  heldBy(who: string): string;
  readonly faceDown: string;
  mafia(sum: string, who: string | null): string;
  readonly mafiaNothing: string;
  readonly seconds: (count: number) => string;
  readonly justNow: string;
}
