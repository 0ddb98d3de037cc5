// Names at the tables of this device: the regulars of the house, and whoever sits in front of it.
import { Seeded, shuffle } from '@backroom/kit';
import { settings } from '../app/settings.ts';
import { words } from '../words/index.ts';
import { fresh } from './fresh.ts';

const REGULARS = ['Mabel', 'Vito', 'Dot', 'Lefty', 'Pearl', 'Ace', 'Birdie', 'Knuckles'] as const;

/** In another order every evening. */
export const regulars = (): string[] => shuffle([...REGULARS], new Seeded(fresh()));

export const ownName = (): string => settings.peek().name.trim() || words().guest;
