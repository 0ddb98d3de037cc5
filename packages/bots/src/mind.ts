// A mind: a game and its bot knowledge. It gets one seat's view, never a state.
import type { Game, GameTypes } from '@backroom/kit';
import type { Knowledge } from './knowledge.ts';

export interface Mind<T extends GameTypes> {
  readonly game: Game<T>;
  readonly knowledge: Knowledge<T['state'], T['action']>;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds minds for different games; hosts treat their data as opaque.
export type AnyMind = Mind<any>;
