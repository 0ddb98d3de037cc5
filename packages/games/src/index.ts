// Every game with its rules, words and knowledge loaded: for servers, terminals and tests. A page loads the
// games one by one, from `manifests.ts` and `minds.ts`.
import type { AnyGame, AnyTongues } from '@backroom/kit';
import { EARLIER_KEYS, type Extras, findManifest, MANIFESTS, type Manifest, rulesKey } from './manifests.ts';
import { loadMind } from './minds.ts';

export { mindFor, mindOf } from './minds.ts';

export interface Offer extends Extras {
  readonly game: AnyGame;
  readonly words: AnyTongues;
}

async function load(manifest: Manifest): Promise<Offer> {
  const [{ game }, { words }, more] = await Promise.all([manifest.rules(), manifest.words(), manifest.extras?.()]);
  await loadMind(manifest.id);
  return { ...more?.extras, game, words };
}

export const OFFERS: readonly Offer[] = await Promise.all(MANIFESTS.map(load));

/** Earlier rules, for matches that were begun under them. */
const EARLIER: ReadonlyMap<string, Offer> = new Map(
  await Promise.all(EARLIER_KEYS.map(async (key) => [key, await load(findManifest(key) as Manifest)] as const)),
);

export const findOffer = (id: unknown): Offer | undefined => OFFERS.find((offer) => offer.game.id === id);

/** A game by the version of its rules, the present one or an earlier one. */
export function findRules(id: string, rules: number): AnyGame | undefined {
  const game = (EARLIER.get(rulesKey({ id, rules })) ?? findOffer(id))?.game;
  return game?.rules === rules ? game : undefined;
}
