// The games as the first table needs them: rules, words and picture, each loaded on demand.
import { findManifest, MANIFESTS, type Manifest, rulesKey } from '@backroom/games/manifests';
import type { AnyGame, AnyWords, GamePage, Language } from '@backroom/kit';

export const GAMES = MANIFESTS;
/** A game by its id, or by the key of earlier rules. */
export const gameCalled = findManifest;
export const keyOfRules = rulesKey;

/** A game's own parts of the page, if it has any. */
export const partsOf = async (game: Manifest | undefined): Promise<GamePage> => (await game?.page?.())?.page ?? {};

export const wordsOf = async (game: Manifest, language: Language): Promise<AnyWords> =>
  (await (await game.words()).words[language]()).words;

/** `position`: where the match begins; null: at the beginning, for which smaller rules may be enough. */
export async function rulesFrom(id: string, position: unknown = null): Promise<AnyGame | undefined> {
  const game = findManifest(id);
  return (await ((position === null && game?.openingRules) || game?.rules)?.())?.game;
}
