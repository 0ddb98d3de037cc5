// Who sits on the seats that no person takes.
import { decide, LEVEL, type LevelName } from '@backroom/bots';
import { type AnyGame, pick, type Random, type Seat } from '@backroom/kit';
import { mindOf } from '../registry.ts';
import type { Table } from './table.ts';

/** Chooses for a seat: from what that seat may know and what it may do, and nothing else. */
export type Opponent = (view: unknown, legal: readonly unknown[], random: Random, seat: Seat) => unknown;

const atRandom: Opponent = (_view, legal, random) => pick(legal, random);

/** A bot of a level, or one that does anything at all. */
export function opponentOf(game: AnyGame, level: LevelName | 'random'): Opponent {
  if (level === 'random') return atRandom;
  const mind = mindOf(game);
  // Bound by iterations alone: the same seed gives the same evening on any machine.
  const { attention, iterations, leniency } = LEVEL[level];
  const steady = {
    attention,
    leniency,
    iterations: Math.min(iterations, MOST_ITERATIONS),
    ms: Number.POSITIVE_INFINITY,
  };
  return (view, _legal, random, seat) => decide(mind, steady, { view, seat, random, now: () => 0 }).action;
}

/** About a fifteenth of a second a decision on a machine of today: nobody waits for it. */
const MOST_ITERATIONS = 20_000;

export function letOpponentAct({ sitting, opponent }: Table, seat: Seat): void {
  // A stream for each decision: what one opponent draws never changes another's luck.
  const random = sitting.randomFor(`seat ${seat}, step ${sitting.length}`);
  sitting.act(seat, opponent(sitting.view(seat), sitting.legal(seat), random, seat));
}

/** The names of the house, seat by seat; people at the keyboard may bring their own. */
export const HOUSE_NAMES = ['Mabel', 'Vito', 'Dot', 'Lefty', 'Pearl', 'Ace', 'Birdie', 'Knuckles'] as const;
