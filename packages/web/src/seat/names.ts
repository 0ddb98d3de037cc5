// Names at local tables: the bots, and the people at this device.
import { Seeded, shuffle } from '@backroom/kit';
import { settings } from '../app/settings.ts';
import { words } from '../words/index.ts';
import { fresh } from './fresh.ts';

const REGULARS = ['Mabel', 'Vito', 'Dot', 'Lefty', 'Pearl', 'Ace', 'Birdie', 'Knuckles'] as const;

/** Shuffled for every table. */
export const regulars = (): string[] => shuffle([...REGULARS], new Seeded(fresh()));

export const ownName = (): string => settings.peek().name.trim() || words().guest;
