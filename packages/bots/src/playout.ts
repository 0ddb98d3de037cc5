// One imagined continuation: everybody plays by habit until a place of rest.
import type { Game, Random } from '@backroom/kit';
import type { Knowledge } from './knowledge.ts';

/** Far more steps than any playout needs: a game that never rests must not hang its bot. */
const MOST_STEPS = 10_000;

/** Plays on in place and gives each seat's chance where it stops. Chance is answered, clocks are left alone. */
export function playOut<S, A, E, V, O>(
  game: Game<S, A, E, V, O>,
  knowledge: Knowledge<S, A>,
  state: S,
  random: Random,
): readonly number[] {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (knowledge.rests(state)) break;
    const turn = game.toAct(state);
    if (typeof turn === 'string') {
      if (turn === 'over') break;
      game.apply(state, 'chance', game.chance(state, random), null);
      continue;
    }
    const seat = turn.length === 1 ? turn[0] : turn[random.below(turn.length)];
    game.apply(state, seat, knowledge.habit(state, seat, random), null);
  }
  return knowledge.chances(state);
}
