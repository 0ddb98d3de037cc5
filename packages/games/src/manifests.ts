// The games, in the order in which they are shown. A new game is one new folder and one line here.
import { examples } from '#examples';
import { manifest as scarface } from '../../scarface/manifest.ts';
import { manifest as scheffeln } from '../../scheffeln/manifest.ts';
import type { AnyKnowledge, Manifest } from './manifest.ts';

export type { Extras, Manifest } from './manifest.ts';

export const MANIFESTS: readonly Manifest[] = [scheffeln, scarface, ...examples];

/** By a game's id, or by the key of an earlier version of its rules. */
export const findManifest = (key: unknown): Manifest | undefined =>
  MANIFESTS.find((manifest) => manifest.id === key) ?? findEarlier(String(key));

/** The key of a game and its version of the rules: the id alone, unless the version is an earlier one ("scarface@1"). */
export const rulesKey = ({ id, rules }: { readonly id: string; readonly rules: number }): string =>
  MANIFESTS.find((manifest) => manifest.id === id)?.earlier?.[rules] ? `${id}@${rules}` : id;

const found = new Map<string, Manifest>();

/** Returns the same object each time, as `findManifest` does for every game. */
function findEarlier(key: string): Manifest | undefined {
  const [id, rules] = key.split('@');
  const manifest = MANIFESTS.find((one) => one.id === id);
  const load = manifest?.earlier?.[Number(rules)];
  if (manifest === undefined || load === undefined) return undefined;
  const { title, rulePrefix, inTurns } = manifest;
  const earlier: Manifest = found.get(key) ?? {
    ...{ id: key, title, rulePrefix, ...(inTurns && { inTurns }), rules: load, words: load },
    extras: async () => ({ extras: { knowledge: async () => (await load()).knowledge as AnyKnowledge } }),
  };
  found.set(key, earlier);
  return earlier;
}

/** The keys of all earlier rules. */
export const EARLIER_KEYS: readonly string[] = MANIFESTS.flatMap(({ id, earlier = {} }) =>
  Object.keys(earlier).map((rules) => `${id}@${rules}`),
);
