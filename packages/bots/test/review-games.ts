// Games to review: every kind of table, played at random with a given seed.
import { type AnyMind, noKnowledge } from '@backroom/bots';
import { type AnyGame, type AnyTongues, passTime, Seeded, type Step, settle } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';
import { words as lastCallWords } from '@backroom/last-call/words';
import { type Options, scheffeln } from '@backroom/scheffeln';
import { knowledge } from '@backroom/scheffeln/knowledge';
import { words as scheffelnWords } from '@backroom/scheffeln/words';

export interface JobKind {
  readonly name: string;
  readonly mind: AnyMind;
  readonly tongues: AnyTongues;
  readonly options: unknown;
  readonly seats: number;
}

const KNOWING: AnyMind = { game: scheffeln, knowledge };
const UNKNOWING: AnyMind = { game: lastCall as AnyGame, knowledge: noKnowledge(lastCall as AnyGame) };

function scheffelnOf(name: string, seats: number, chosen: Partial<Options>): JobKind {
  const options: Options = {
    mode: 'basic',
    movementCards: 24,
    run: false,
    mafia: false,
    studyLimitMs: null,
    ...chosen,
  };
  return { name, mind: KNOWING, tongues: scheffelnWords, options, seats };
}

export const LAST_CALL: JobKind = {
  name: 'Last Call, without knowledge',
  mind: UNKNOWING,
  tongues: lastCallWords,
  options: { cards: 12 },
  seats: 3,
};

export const JOB_KINDS: readonly JobKind[] = [
  scheffelnOf('Scheffeln', 3, {}),
  scheffelnOf('Scheffeln with RUN', 2, { run: true }),
  scheffelnOf('Scheffeln Mafia-Style', 4, { mafia: true, run: true }),
  scheffelnOf('Scheffeln Speed', 5, { mode: 'speed', studyLimitMs: 30_000 }),
  LAST_CALL,
];

interface Played {
  readonly steps: readonly Step<unknown>[];
  readonly state: unknown;
}

/** To the end. Where a clock runs, time passes between decisions, sometimes too much of it. */
export function playAtRandom({ mind: { game }, options, seats }: JobKind, seed: string): Played {
  const random = new Seeded(seed);
  const steps: Step<unknown>[] = [];
  const sink = { events: null, steps };
  const state = game.start(options, seats);
  for (;;) {
    settle(game, state, random, sink);
    if (game.deadline(state) !== null)
      for (let i = 0; i < 3; i++) passTime(game, state, 1 + random.below(3000), random, sink);
    const turn = game.toAct(state);
    if (turn === 'over') return { steps, state };
    if (turn === 'chance') continue;
    const seat = turn[random.below(turn.length)];
    const action = game.sample(state, seat, random);
    steps.push({ by: seat, action });
    game.apply(state, seat, action, null);
  }
}
