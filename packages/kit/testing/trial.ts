// One seeded random game, stopped at every position to look at it from all sides.
import type { Actor, Seat } from '../src/game.ts';
import type { Step } from '../src/log.ts';
import { pick, Seeded } from '../src/random.ts';
import { closingChecks, openingChecks, positionChecks, stepChecks } from './checks.ts';
import type { GameUnderTest, Spoken } from './suite.ts';

export interface Trial<O> {
  readonly options: O;
  readonly seats: number;
  readonly seed: string;
}

/** What a run has seen: how often each check was made, which secrets there were and which of them a redeal changed. */
export interface Tally {
  readonly checks: Map<string, number>;
  readonly secret: Set<string>;
  readonly varied: Set<string>;
}

/** All that a check may look at. */
export interface Position<S, A, E, V, O> {
  readonly subject: GameUnderTest<S, A, E, V, O>;
  readonly spoken: Spoken<A, E, V>;
  readonly trial: Trial<O>;
  readonly tally: Tally;
  readonly state: S;
  /** Chance for the checks themselves: the game they look at goes on as if they were not there. */
  readonly random: Seeded;
  readonly names: readonly string[];
  /** Actions met so far in this game: what an unlisted action is taken from. */
  readonly met: readonly A[];
  readonly steps: readonly Step<A>[];
}

export function playTrial<S, A, E, V, O>(
  subject: GameUnderTest<S, A, E, V, O>,
  spoken: Spoken<A, E, V>,
  trial: Trial<O>,
  tally: Tally,
): readonly Step<A>[] {
  const { game } = subject;
  const random = new Seeded(trial.seed);
  const state = game.start(trial.options, trial.seats);
  const met: A[] = [];
  const steps: Step<A>[] = [];
  const names = Array.from({ length: trial.seats }, (_, seat) => `<Seat ${seat} & "co">`);
  const position = { subject, spoken, trial, tally, state, random: random.split('checks'), names, met, steps };

  const run = (checks: Readonly<Record<string, () => void>>): void => {
    for (const [name, check] of Object.entries(checks)) {
      tally.checks.set(name, (tally.checks.get(name) ?? 0) + 1);
      try {
        check();
      } catch (error) {
        throw new Error(`${name} (step ${steps.length}): ${(error as Error).message}`, { cause: error });
      }
    }
  };

  // By lot of its own, so that how much is looked at does not change what is played.
  const lot = random.split('looks');
  const looksHere = (): boolean => game.toAct(state) === 'over' || lot.below(subject.oneIn ?? 1) === 0;

  run(openingChecks(position));
  let before = game.clone(state);
  for (;;) {
    if (looksHere()) run(positionChecks(position));
    const step = nextStep(subject, state, random);
    if (step === null) break;
    met.push(step.action);
    before = game.clone(state);
    const events: E[] = [];
    game.apply(state, step.by, step.action, events);
    steps.push(step);
    if (looksHere()) run(stepChecks(position, before, step, events));
  }
  run(closingChecks(position));
  return steps;
}

/** What happens next in a random game: a draw, a seat's action, or sometimes table time. Null: it is over. */
function nextStep<S, A, E, V, O>(subject: GameUnderTest<S, A, E, V, O>, state: S, random: Seeded): Step<A> | null {
  const { game } = subject;
  const turn = game.toAct(state);
  if (turn === 'over') return null;
  if (turn === 'chance') return { by: 'chance', action: game.chance(state, random) };
  const left = game.deadline(state);
  if (left !== null && random.below(3) === 0) {
    return { by: 'clock', action: game.elapse(random.below(2) === 0 ? left : 1 + random.below(left)) };
  }
  const seat: Seat & Actor = pick(turn, random);
  return { by: seat, action: pick(game.legal(state, seat), random) };
}
