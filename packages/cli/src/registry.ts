// The games this house plays. A new game is one new folder and one line here.
import type { AnyGame, AnyTongues } from '@backroom/kit';
import { scheffeln } from '@backroom/scheffeln';
import { words as scheffelnWords } from '@backroom/scheffeln/words';

export interface Offer {
  readonly game: AnyGame;
  readonly words: AnyTongues;
}

export const OFFERS: readonly Offer[] = [{ game: scheffeln, words: scheffelnWords }];

export const findOffer = (id: unknown): Offer | undefined => OFFERS.find((offer) => offer.game.id === id);
