// Rivals in Scarface 1920: the gangs by the names on their boards, which no language changes, and how hard one can be.
import { Seeded } from '@backroom/kit';
import type { Options } from '@backroom/scarface';
import { DIFFICULTY_NAMES } from '@backroom/scarface/difficulties';
import { fresh } from '../../seat/fresh.ts';

export type Solo = NonNullable<Options['solo']>;
export type Gang = Solo['rival'];

export const GANG_TITLES: Readonly<Record<Gang, string>> = {
  outfit: 'Chicago Outfit',
  wolves: 'Black Wolves',
  gems: 'Seven Gems',
  northside: 'North Side Mob',
};

export const RIVALS = Object.keys(GANG_TITLES) as readonly Gang[];

/** By lot; never the gang that the player leads. */
export function anyRival(own: Gang | null = null): Gang {
  const others = RIVALS.filter((gang) => gang !== own);
  return others[new Seeded(fresh()).below(others.length)] as Gang;
}

/** This gang for this seat; whoever had it gets the one that was here. */
export const swapped = (gangs: readonly Gang[], seat: number, gang: Gang): readonly Gang[] =>
  gangs.map((one, i) => (i === seat ? gang : one === gang ? (gangs[seat] as Gang) : one));

export const DIFFICULTIES = Object.keys(DIFFICULTY_NAMES.en) as readonly Solo['difficulty'][];
