// Short words for options that the game itself spells out.
import type { OptionFlag } from '@backroom/kit/terminal';

export const flags: readonly OptionFlag[] = [
  { flag: '--speed', field: 'mode', meaning: { '': 'speed' } },
  { flag: '--cards', field: 'movementCards', meaning: { 24: 24, 32: 32 } },
  { flag: '--study', field: 'studyLimitMs', meaning: { 30: 30_000, 60: 60_000, 90: 90_000 } },
];
