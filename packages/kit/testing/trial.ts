// Plays one seeded random game and runs the checks at every position.
import type { Actor, GameTypes, Seat } from '../src/game.ts';
import type { Step } from '../src/log.ts';
import { pick, Seeded } from '../src/random.ts';
import { closingChecks, openingChecks, positionChecks, stepChecks } from './checks.ts';
import type { GameUnderTest, SpokenGame } from './suite.ts';

export interface Trial<O> {
  readonly options: O;
  readonly seats: number;
  readonly seed: string;
}

/** Counters of a run: how often each check ran, which secrets there were, and which of them a redeal changed. */
export interface Tally {
  readonly checks: Map<string, number>;
  readonly secret: Set<string>;
  readonly varied: Set<string>;
}

/** All that a check may look at. */
export interface Position<T extends GameTypes> {
  readonly subject: GameUnderTest<T>;
  readonly spoken: SpokenGame<T['action'], T['event'], T['view']>;
  readonly trial: Trial<T['options']>;
  readonly tally: Tally;
  readonly state: T['state'];
  /** A random source for the checks alone, so that they do not change the game. */
  readonly random: Seeded;
  readonly names: readonly string[];
  /** Actions seen so far in this game. Checks of unlisted actions draw from them. */
  readonly met: readonly T['action'][];
  readonly steps: readonly Step<T['action']>[];
}

export function playTrial<T extends GameTypes>(
  subject: GameUnderTest<T>,
  spoken: SpokenGame<T['action'], T['event'], T['view']>,
  trial: Trial<T['options']>,
  tally: Tally,
): readonly Step<T['action']>[] {
  const { game } = subject;
  const random = new Seeded(trial.seed);
  const state = game.start(trial.options, trial.seats);
  const met: T['action'][] = [];
  const steps: Step<T['action']>[] = [];
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

  // From its own random source, so that the number of checks does not change the game.
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
    const events: T['event'][] = [];
    game.apply(state, step.by, step.action, events);
    steps.push(step);
    if (looksHere()) run(stepChecks(position, before, step, events));
  }
  run(closingChecks(position));
  return steps;
}

/** What happens next in a random game: a draw, a seat's action, or sometimes table time. Null: it is over. */
function nextStep<T extends GameTypes>(
  subject: GameUnderTest<T>,
  state: T['state'],
  random: Seeded,
): Step<T['action']> | null {
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
