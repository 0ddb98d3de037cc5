// What the page needs of the games after the first table. Apart from `games.ts`, which every visitor loads.
import { EARLIER_KEYS, type Manifest } from '@backroom/games/manifests';
import type { AnyGame, Component, GameExtras } from '@backroom/kit';
import type { ComponentType } from 'preact';
import { GAMES, gameCalled } from './games.ts';

export const extrasOf = async (game: Manifest | undefined): Promise<GameExtras> =>
  (await game?.extras?.())?.extras ?? {};

/** The kit does not import Preact: here its component type becomes Preact's. */
export const drawn = <P>(component: Component<P>): ComponentType<P> => component as ComponentType<P>;

/** Can several people take turns at one device? */
export const inTurns = (game: Manifest | undefined, options: Readonly<Record<string, unknown>>): boolean =>
  game?.inTurns?.(options) ?? true;

export const rulesOf = async (game: Manifest): Promise<AnyGame> => (await game.rules()).game;

/** For a match file, which names its game only when it is read. */
export async function findAmongAll(): Promise<(id: string, rules: number) => AnyGame | undefined> {
  const earlier = EARLIER_KEYS.flatMap((key) => gameCalled(key) ?? []);
  const games = await Promise.all([...GAMES, ...earlier].map(rulesOf));
  return (id, rules) => games.find((game) => game.id === id && game.rules === rules);
}
