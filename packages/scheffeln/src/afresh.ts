// The game for new matches: the same, but `load` refuses. The page loads a sixth less code.

import { type Game, refused } from '@backroom/kit';
import { playing } from './playing.ts';
import type { Types } from './types.ts';

export const game: Game<Types> = {
  ...playing,
  load: () => refused('These rules start new matches only; use the full game to load a position.'),
};
