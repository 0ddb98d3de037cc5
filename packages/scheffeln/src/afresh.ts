// The game for matches that begin at the beginning: the same but for `load`, which refuses. A page fetches a sixth less of it.
import { type Game, refused } from '@backroom/kit';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { playing } from './playing.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export const afresh: Game<State, Action, Event, View, Options> = {
  ...playing,
  load: () => refused('here a match begins at the beginning; whoever has a position takes the whole game'),
};
