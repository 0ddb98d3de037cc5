// The whole game.
import type { Game } from '@backroom/kit';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { load } from './loading.ts';
import type { Options } from './options.ts';
import { playing } from './playing.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export const scheffeln: Game<State, Action, Event, View, Options> = { ...playing, load };
