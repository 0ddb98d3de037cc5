// Short words for options that the game itself spells out.
import type { Alias } from '../flags.ts';

export const aliases: readonly Alias[] = [
  { flag: '--speed', field: 'mode', always: 'speed' },
  { flag: '--cards', field: 'movementCards', values: { 24: 24, 32: 32 } },
  { flag: '--study', field: 'studyLimitMs', values: { 30: 30_000, 60: 60_000, 90: 90_000 } },
];
