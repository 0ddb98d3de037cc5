// The values that --level and --temperament take: the same in every language.
import { LEVELS, TEMPERAMENTS } from '@backroom/bots';

export const LEVEL_VALUES = [...LEVELS, 'random'] as const;
export const TEMPERAMENT_VALUES = [...TEMPERAMENTS, 'none'] as const;
