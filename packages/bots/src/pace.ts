// How long a bot takes to answer: a published model of human times for each level. One random number in, milliseconds out. The
// model uses only what the seat can see. docs/bots.md prints its table.
import { exp, type GameTypes, log, type Random, type Seat } from '@backroom/kit';
import type { LevelName } from './levels.ts';
import type { Mind } from './mind.ts';

/** What the player must work out, and by when. */
export interface Situation {
  /** How many actions there are to weigh. */
  readonly choices: number;
  /** How many steps the player must think ahead. */
  readonly steps: number;
  /** Table time until the clock decides, or null while no clock runs. */
  readonly msLeft: number | null;
}

interface BotPauses {
  /** The usual time for a step to follow, and for an action to weigh. */
  readonly stepMs: number;
  readonly choiceMs: number;
  /** The spread: the log of the time follows a logistic distribution of this scale around its usual value. */
  readonly unevenness: number;
}

/** The shortest time in which a person can see, decide and move a hand. */
export const REACTION_MS = 450;

const PACE: Readonly<Record<LevelName, BotPauses>> = {
  lookout: { stepMs: 3600, choiceMs: 1100, unevenness: 0.2 },
  runner: { stepMs: 3000, choiceMs: 850, unevenness: 0.22 },
  sharp: { stepMs: 2350, choiceMs: 650, unevenness: 0.2 },
  underboss: { stepMs: 1700, choiceMs: 450, unevenness: 0.18 },
  kingpin: { stepMs: 1100, choiceMs: 270, unevenness: 0.16 },
};

/** The slowest and the quickest of two hundred draws are cut off, so that no bot takes for ever or answers like a machine. */
const SELDOM = 0.005;

const power = (base: number, exponent: number): number => exp(exponent * log(base));

/** A reaction, then a log-logistic time (its shape is that of people's decision times): half of all draws are quicker. */
export function answerTime(level: LevelName, situation: Situation, random: Random): number {
  const { stepMs, choiceMs, unevenness } = PACE[level];
  const usual = stepMs * situation.steps + choiceMs * situation.choices;
  return hurried(REACTION_MS + usual * power(odds(random), unevenness), situation.msLeft);
}

/** A typical situation, a row of seven out of eight characters: the one for which a person's median time is given. */
const USUAL: Omit<Situation, 'msLeft'> = { steps: 7, choices: 8 };
const PERSON: BotPauses = { stepMs: 4, choiceMs: 1, unevenness: 0.24 };

/** A simulated person, for measuring how fair bots are: `median` milliseconds in a usual situation, more where it is harder. */
export function personTime(median: number, { steps, choices }: Situation, random: Random): number {
  const work = ({ stepMs, choiceMs }: BotPauses, of: Omit<Situation, 'msLeft'>): number =>
    stepMs * of.steps + choiceMs * of.choices;
  const usual = ((median - REACTION_MS) * work(PERSON, { steps, choices })) / work(PERSON, USUAL);
  return Math.round(REACTION_MS + usual * power(odds(random), PERSON.unevenness));
}

/** For hosts that show a bot thinking in its turn: short enough to keep the pace, long enough to be seen. */
export function shownThinking({ choices, msLeft }: Situation, random: Random): number {
  return hurried(
    REACTION_MS + (400 + 30 * Math.min(choices, LONG_LIST)) * power(odds(random), SHOWN_UNEVENNESS),
    msLeft,
  );
}

const LONG_LIST = 20;
const SHOWN_UNEVENNESS = 0.15;

/** How much of the time on a clock people dare to use. */
const DARED = 0.95;

/** Under a clock people hurry: the less time there is, the more. They are just in time, but never faster than a reaction. */
export function hurried(ms: number, msLeft: number | null): number {
  // A hand that is already moving does not stop.
  if (msLeft === null || ms <= REACTION_MS) return Math.round(ms);
  const dared = DARED * msLeft;
  return Math.round(Math.max(REACTION_MS, (ms * dared) / (ms + dared)));
}

function odds(random: Random): number {
  const share = SELDOM + (1 - 2 * SELDOM) * ((random.below(1 << 30) + 0.5) / (1 << 30));
  return share / (1 - share);
}

/** What a seat has to work out, from its view alone. */
export function situationOf<T extends GameTypes>(
  { game, knowledge }: Mind<T>,
  view: T['view'],
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
