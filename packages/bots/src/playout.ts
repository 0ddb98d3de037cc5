// One playout: everybody plays by habit until a quiet position.
import type { Game, GameTypes, Random } from '@backroom/kit';
import type { Knowledge } from './knowledge.ts';

/** Far more steps than any playout needs, so that a game without quiet positions cannot hang its bot. */
const MOST_STEPS = 10_000;

/** Plays on in place and returns each seat's chance where it stops. Draws for chance; leaves clocks alone. */
export function playOut<T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T['state'], T['action']>,
  state: T['state'],
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
