// The types of this game, bundled for the kit.
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface Types {
  state: State;
  action: Action;
  event: Event;
  view: View;
  options: Options;
}
