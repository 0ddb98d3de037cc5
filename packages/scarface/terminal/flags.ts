// Short flags for options: the rival of a solo game, and the difficulty.

import type { OptionFlag } from '@backroom/kit/terminal';
import { DIFFICULTIES, GANGS } from '../src/index.ts';

const rivals = GANGS.flatMap((rival) => [
  [rival, { rival }] as const,
  ...DIFFICULTIES.map((difficulty) => [`${rival}:${difficulty}`, { rival, difficulty }] as const),
]);

export const flags: readonly OptionFlag[] = [{ flag: '--solo', field: 'solo', meaning: Object.fromEntries(rivals) }];
