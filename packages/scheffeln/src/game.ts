// The whole game.

import type { Game } from '@backroom/kit';
import { load } from './loading.ts';
import { playing } from './playing.ts';
import type { Types } from './types.ts';

export const game: Game<Types> = { ...playing, load };
