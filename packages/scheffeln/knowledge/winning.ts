// Chances of winning at the end of a round: a softmax of money whose weight grows towards the end of the game.
// Fitted to games of greedy players among themselves by `fit/winning.ts`, which also showed that where the cars stand at
// the end of a round tells next to nothing: characters change too easily.
import { exp } from '@backroom/kit';
import { result } from '../src/result.ts';
import { layout, type State } from '../src/state.ts';
import { PLACES } from '../src/vocabulary.ts';

const { HEIGHT, MONEY, OVER, PHASE, SEATS } = layout;

/** What a thousand dollars count for, by seats (2, 3, 4 and more), then by the tokens left on the lowest stack (1, 2, 3). */
const THOUSAND_COUNTS: readonly (readonly number[])[] = [
  [0.141, 0.097, 0.072],
  [0.165, 0.118, 0.094],
  [0.188, 0.136, 0.114],
];

/** The lowest stack: the game ends when one is gone. */
export function lowestStack(s: State): number {
  let lowest = s[HEIGHT];
  for (let place = 1; place < PLACES; place++) if (s[HEIGHT + place] < lowest) lowest = s[HEIGHT + place];
  return lowest;
}

/** Each seat's chance at the end of a round, or its share of the victory at the end of the game. */
export function chances(s: State): number[] {
  const seats = s[SEATS];
  const shares = new Array<number>(seats).fill(0);
  if (s[PHASE] === OVER) {
    const { winners } = result(s);
    for (const seat of winners) shares[seat] = 1 / winners.length;
    return shares;
  }
  const weights = THOUSAND_COUNTS[Math.min(seats, 4) - 2];
  const weight = weights[Math.min(lowestStack(s), weights.length) - 1] / 1000;
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    shares[seat] = exp(weight * s[MONEY + seat]);
    sum += shares[seat];
  }
  for (let seat = 0; seat < seats; seat++) shares[seat] /= sum;
  return shares;
}
