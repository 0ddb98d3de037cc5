// The game of a screen: the one in the address, or the first that has the needed part.
import type { Manifest } from '@backroom/games/manifests';
import type { GameExtras } from '@backroom/kit';
import { GAMES, gameCalled } from '../games.ts';
import { extrasOf } from '../more-of-games.ts';

export async function chosenGame(part: keyof GameExtras): Promise<Manifest> {
  const named = gameCalled(location.hash.slice(1));
  for (const game of named === undefined ? GAMES : [named]) if ((await extrasOf(game))[part] !== undefined) return game;
  throw new Error(`no game has a ${part}`);
}
