// Bot jobs from random positions of every game, and the answers that this thread computes without a worker.
import { JOB_HANDLERS, type Job, LEVEL, type Level } from '@backroom/bots';
import { mindFor, OFFERS } from '@backroom/games';
import { type AnyGame, Seeded, settle } from '@backroom/kit';

export type Posed = Omit<Job<'decide'>, 'id'>;

/** Bound by iterations alone, so that every machine decides the same. */
const STEADY: Level = {
  ...LEVEL.kingpin,
  iterations: 400,
  playouts: 16,
  ms: Number.POSITIVE_INFINITY,
  turnMs: Number.POSITIVE_INFINITY,
};

const optionsOf = (game: AnyGame): unknown =>
  Object.fromEntries(Object.entries(game.options.fields).map(([k, f]) => [k, (f as { default: unknown }).default]));

export interface Position {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: number;
}

/** A position of a random game in which a seat has something to choose. */
export function position(game: AnyGame, seed: string): Position {
  const random = new Seeded(seed);
  const options = optionsOf(game);
  const { min, max } = game.seats(options);
  for (;;) {
    const state = game.start(options, min + random.below(max - min + 1));
    for (let left = random.below(20); ; left--) {
      settle(game, state, random);
      const turn = game.toAct(state);
      if (typeof turn === 'string') break;
      const seat = turn[random.below(turn.length)];
      if (left <= 0 && game.legal(state, seat).length > 1) return { game, state, seat };
      game.apply(state, seat, game.sample(state, seat, random), null);
    }
  }
}

export const poseAt = ({ game, state, seat }: Position, seed: string): Posed => ({
  game: game.id,
  kind: 'decide',
  view: game.view(state, seat),
  seat,
  level: STEADY,
  seed,
});

/** `count` decisions, taken from the games in turn. */
export const decisions = (count: number): Posed[] =>
  Array.from({ length: count }, (_, i) =>
    poseAt(position(OFFERS[i % OFFERS.length].game, `posed ${i}`), `thought ${i}`),
  );

export function inThisThread(posed: Posed): unknown {
  const mind = mindFor(posed.game);
  if (mind === undefined) throw new Error(`no game is called ${posed.game}`);
  return JOB_HANDLERS.decide.work(mind, { ...posed, id: 0 }, () => 0);
}
