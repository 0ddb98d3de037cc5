// Rivals in Scarface 1920: the gangs by the names on their boards, which no language changes, and how hard one can be.
import { Seeded } from '@backroom/kit';
import type { Options } from '@backroom/scarface';
import { DIFFICULTY_NAMES } from '@backroom/scarface/difficulties';
import { fresh } from '../../seat/fresh.ts';

export type Solo = NonNullable<Options['solo']>;

export const GANG_TITLES: Readonly<Record<Solo['rival'], string>> = {
  outfit: 'Chicago Outfit',
  wolves: 'Black Wolves',
  gems: 'Seven Gems',
  northside: 'North Side Mob',
};

export const RIVALS = Object.keys(GANG_TITLES) as readonly Solo['rival'][];

export const anyRival = (): Solo['rival'] => RIVALS[new Seeded(fresh()).below(RIVALS.length)] as Solo['rival'];

export const DIFFICULTIES = Object.keys(DIFFICULTY_NAMES.en) as readonly Solo['difficulty'][];
