// Rivals in Scarface 1920: the names of the gangs, which are the same in every language, and the difficulties.
import type { Random } from '@backroom/kit';
import type { Options } from '../src/index.ts';

export type Solo = NonNullable<Options['solo']>;
export type Gang = Solo['rival'];

export const GANG_TITLES: Readonly<Record<Gang, string>> = {
  outfit: 'Chicago Outfit',
  wolves: 'Black Wolves',
  gems: 'Seven Gems',
  northside: 'North Side Mob',
};

export const RIVALS = Object.keys(GANG_TITLES) as readonly Gang[];

/** A random gang, never the player's own. */
export function anyRival(random: Random, own: Gang | null = null): Gang {
  const others = RIVALS.filter((gang) => gang !== own);
  return others[random.below(others.length)] as Gang;
}

/** This gang for this seat; the seat that had it gets the one that was here. */
export const swapped = (gangs: readonly Gang[], seat: number, gang: Gang): readonly Gang[] =>
  gangs.map((one, i) => (i === seat ? gang : one === gang ? (gangs[seat] as Gang) : one));
