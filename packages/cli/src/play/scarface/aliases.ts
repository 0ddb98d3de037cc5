// Short words for options that the game itself spells out: whom one plays alone against, and how hard he is.
import { DIFFICULTIES, GANGS } from '@backroom/scarface';
import type { Alias } from '../wish.ts';

const rivals = GANGS.flatMap((rival) => [
  [rival, { rival }] as const,
  ...DIFFICULTIES.map((difficulty) => [`${rival}:${difficulty}`, { rival, difficulty }] as const),
]);

export const aliases: readonly Alias[] = [{ flag: '--solo', field: 'solo', meaning: Object.fromEntries(rivals) }];
