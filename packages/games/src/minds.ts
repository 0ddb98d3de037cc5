// The bot knowledge of each game, loaded once.
import { type AnyMind, noKnowledge } from '@backroom/bots';
import type { AnyGame } from '@backroom/kit';
import { findManifest, type Manifest, rulesKey } from './manifests.ts';

const loaded = new Map<string, AnyMind>();

/** `id`: a game's id, or the key of earlier rules, as in a bot job. Undefined: the game is not in the list. */
export async function loadMind(id: string): Promise<AnyMind | undefined> {
  const manifest = findManifest(id);
  if (manifest === undefined || loaded.has(id)) return loaded.get(id);
  const [{ game }, knowledge] = await Promise.all([manifest.rules(), knowledgeOf(manifest)]);
  const mind = { game, knowledge: knowledge ?? noKnowledge(game) };
  loaded.set(id, mind);
  return mind;
}

const knowledgeOf = async (manifest: Manifest) => (await manifest.extras?.())?.extras.knowledge?.();

/** The mind of a game, if it has been loaded. */
export const mindFor = (id: string): AnyMind | undefined => loaded.get(id);

/** An unlisted game has no knowledge. Throws for a listed game whose knowledge has not been loaded. */
export function mindOf(game: AnyGame): AnyMind {
  const mind = loaded.get(rulesKey(game));
  if (mind === undefined && findManifest(game.id) !== undefined)
    throw new Error(`the bots' knowledge of ${rulesKey(game)} has not been loaded`);
  return { game, knowledge: mind?.knowledge ?? noKnowledge(game) };
}
