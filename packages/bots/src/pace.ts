// How long a bot takes, as people do: a published model of each level. One draw of chance in, milliseconds out; the model
// knows only what the seat can see. docs/bots.md prints its table.
import type { Random, Seat } from '@backroom/kit';
import type { LevelName } from './levels.ts';
import type { Mind } from './mind.ts';

/** What there is to work out, and by when. */
export interface Situation {
  /** How many actions there are to weigh. */
  readonly choices: number;
  /** How many steps have to be followed in the head before one can weigh them. */
  readonly steps: number;
  /** Table time until the clock decides, or null while no clock runs. */
  readonly msLeft: number | null;
}

export interface Pace {
  /** The usual time for a step to follow, and for an action to weigh. */
  readonly stepMs: number;
  readonly choiceMs: number;
  /** How uneven: the log of the time lies about its usual value by a logistic distribution of this scale. */
  readonly unevenness: number;
}

/** Nobody sees, decides and puts a hand down in less. */
export const REACTION_MS = 450;

export const PACE: Readonly<Record<LevelName, Pace>> = {
  lookout: { stepMs: 2400, choiceMs: 900, unevenness: 0.24 },
  runner: { stepMs: 1900, choiceMs: 650, unevenness: 0.22 },
  sharp: { stepMs: 1450, choiceMs: 450, unevenness: 0.2 },
  underboss: { stepMs: 1100, choiceMs: 300, unevenness: 0.18 },
  kingpin: { stepMs: 800, choiceMs: 200, unevenness: 0.16 },
};

/** The slowest and the quickest of two hundred are left out: nobody waits for ever, nobody is a machine. */
const SELDOM = 0.005;

/** A reaction, then a log-logistic time (its shape is that of people's decision times): half of all draws are quicker. */
export function answerTime(level: LevelName, situation: Situation, random: Random): number {
  const { stepMs, choiceMs, unevenness } = PACE[level];
  const usual = stepMs * situation.steps + choiceMs * situation.choices;
  return hurried(REACTION_MS + usual * odds(random) ** unevenness, situation.msLeft);
}

/** So short that a table keeps its rhythm, long enough to be seen: for hosts that show a bot thinking in its turn. */
export function shownThinking({ choices, msLeft }: Situation, random: Random): number {
  return hurried(REACTION_MS + (400 + 30 * Math.min(choices, LONG_LIST)) * odds(random) ** SHOWN_UNEVENNESS, msLeft);
}

const LONG_LIST = 20;
const SHOWN_UNEVENNESS = 0.15;

/** How much of the time on a clock people dare to use. */
const DARED = 0.95;

/** Under a clock people hurry, the more the less time there is, and are just in time; but a hand needs its reaction. */
export function hurried(ms: number, msLeft: number | null): number {
  // A hand that is on its way down is not held back.
  if (msLeft === null || ms <= REACTION_MS) return Math.round(ms);
  const dared = DARED * msLeft;
  return Math.round(Math.max(REACTION_MS, (ms * dared) / (ms + dared)));
}

function odds(random: Random): number {
  const share = SELDOM + (1 - 2 * SELDOM) * ((random.below(1 << 30) + 0.5) / (1 << 30));
  return share / (1 - share);
}

/** What a seat has to work out, from its view alone. */
export function situationOf<S, A, E, V, O>(
  { game, knowledge }: Mind<S, A, E, V, O>,
  view: V,
  seat: Seat,
  random: Random,
): Situation {
  const imagined = game.redeal(view, random);
  return {
    choices: game.legal(imagined, seat).length,
    steps: knowledge.steps?.(view) ?? 1,
    msLeft: game.deadline(imagined),
  };
}
