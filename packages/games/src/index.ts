// The games this house plays. A new game is one new folder and one line here.
import { type AnyMind, type Knowledge, noKnowledge } from '@backroom/bots';
import type { AnyGame, AnyTongues } from '@backroom/kit';
import { scarface } from '@backroom/scarface';
import { knowledge as scarfaceKnowledge } from '@backroom/scarface/knowledge';
import { words as scarfaceWords } from '@backroom/scarface/words';
import { scheffeln } from '@backroom/scheffeln';
import { knowledge as scheffelnKnowledge } from '@backroom/scheffeln/knowledge';
import { words as scheffelnWords } from '@backroom/scheffeln/words';

export interface Offer {
  readonly game: AnyGame;
  readonly words: AnyTongues;
  /** What bots know of it beyond its rules. */
  // biome-ignore lint/suspicious/noExplicitAny: as AnyGame.
  readonly knowledge?: Knowledge<any, any>;
  /** Its collection of puzzles, for `readPuzzles`; loaded only when somebody asks for one. */
  readonly puzzles?: () => Promise<unknown>;
}

export const OFFERS: readonly Offer[] = [
  {
    game: scheffeln,
    words: scheffelnWords,
    knowledge: scheffelnKnowledge,
    puzzles: async () => (await import('@backroom/scheffeln/puzzles', { with: { type: 'json' } })).default,
  },
  { game: scarface, words: scarfaceWords, knowledge: scarfaceKnowledge },
];

export const findOffer = (id: unknown): Offer | undefined => OFFERS.find((offer) => offer.game.id === id);

export function mindOf(game: AnyGame): AnyMind {
  return { game, knowledge: findOffer(game.id)?.knowledge ?? noKnowledge(game) };
}

/** By a game's id, as it comes with an errand. */
export function mindFor(id: string): AnyMind | undefined {
  const offer = findOffer(id);
  return offer && mindOf(offer.game);
}
