// What a game measures of itself: files of the folder `bench` in its package. Each file exports a constant of its own name.
// A game without such a file is not measured there.
import { existsSync } from 'node:fs';
import { MANIFESTS } from '@backroom/games/manifests';
import type { PageBench } from './page-figures.ts';
import type { ServerBench } from './server-bench.ts';

export interface GameBench {
  /** `npm run bench`: the speed of its rules. Prints the figures. */
  speed(options: { readonly quick: boolean; readonly write: boolean }): Promise<void>;
  /** `npm run bench -- bots`: its bots against others. Prints the figures. */
  bots(terms: { readonly minutes: number; readonly ms: number }): Promise<void>;
  /** `npm run bench:page`. */
  readonly page: PageBench;
  /** `npm run bench:server`. */
  readonly server: ServerBench;
}

type Part = keyof GameBench;

const fileOf = (game: string, part: Part): URL => new URL(`../packages/${game}/bench/${part}.ts`, import.meta.url);

/** The ids of the games that have this part, in the order of the list of games. */
export const gamesWith = (part: Part): string[] =>
  MANIFESTS.map(({ id }) => id).filter((id) => existsSync(fileOf(id, part)));

export async function loadBench<P extends Part>(game: string, part: P): Promise<GameBench[P]> {
  const exported = (await import(fileOf(game, part).href)) as GameBench;
  return exported[part];
}

/** The rules that measurements use if any game will do. */
export const loadFirstGame = async () => (await MANIFESTS[0].rules()).game;
