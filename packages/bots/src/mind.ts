// A mind: a game, and what is known of it. It is given one seat's view, never a state.
import type { Game } from '@backroom/kit';
import type { Knowledge } from './knowledge.ts';

export interface Mind<S, A, E, V, O> {
  readonly game: Game<S, A, E, V, O>;
  readonly knowledge: Knowledge<S, A>;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds minds for different games; hosts treat their data as opaque.
export type AnyMind = Mind<any, any, any, any, any>;
