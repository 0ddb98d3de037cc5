// A job for a bot worker: one seat's view and a question about it; and the worker's replies. All of it is plain data.
import { isRecord, type Parsed, parsed, refused, type Seat } from '@backroom/kit';
import type { Hint } from './hint.ts';
import { isLevel, LEVEL, type Level, type LevelName } from './levels.ts';
import { type Foreseen, isForeseen } from './ponder.ts';
import { isTemperament, type Temperament } from './temperaments.ts';
import type { Thought } from './thought.ts';
import { isTurnPlan, type TurnPlan } from './turn-plan.ts';

/** The result of each kind of job. A new kind is one line here and one handler. */
export interface JobResults {
  readonly decide: Thought<unknown>;
  readonly hint: readonly Hint<unknown>[];
  readonly ponder: readonly Foreseen[];
}

export type JobKind = keyof JobResults;

const JOB_KINDS: Readonly<Record<JobKind, true>> = { decide: true, hint: true, ponder: true };

export interface Job<K extends JobKind = JobKind> {
  readonly id: number;
  /** The game's id. */
  readonly game: string;
  readonly kind: K;
  /** All that the seat may know; the worker never gets a state. */
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: LevelName | Level;
  readonly temperament?: Temperament;
  /** The seat that hurt this one last, from the events it has seen, because a view holds no history. */
  readonly grudge?: Seat | null;
  readonly seed: string;
  /** The result of pondering before the seat's turn. */
  readonly foreseen?: readonly Foreseen[];
  /** The plan of the seat's last decision. */
  readonly plan?: TurnPlan;
  /** Multiplies the level's own time limit. */
  readonly ms?: number;
}

const FAILURES = ['broken-job', 'unknown-game', 'broken-thought'] as const;
export type Failure = (typeof FAILURES)[number];

/** A message from a worker. */
export type WorkerReply =
  /** Once, when its code is loaded and it can take jobs. */
  | { readonly ready: true }
  /** Before the search: a quick answer, used if the worker dies or times out. */
  | { readonly id: number; readonly provisional: unknown }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failed: Failure; readonly why: string };

/** Copies a job's own fields and drops all others: only these are sent to a worker. */
export function packJob<K extends JobKind>(job: Job<K>): Job<K> {
  const { id, game, kind, view, seat, level, temperament, grudge, seed, foreseen, plan, ms } = job;
  return {
    ...{ id, game, kind, view, seat, level, seed },
    ...(temperament === undefined ? {} : { temperament }),
    ...(grudge === undefined ? {} : { grudge }),
    ...(foreseen === undefined ? {} : { foreseen }),
    ...(plan === undefined ? {} : { plan }),
    ...(ms === undefined ? {} : { ms }),
  };
}

const isCount = (x: unknown): x is number => Number.isInteger(x) && (x as number) >= 0;
const isAmount = (x: unknown): boolean => typeof x === 'number' && x >= 0;

/** A message that claims to be a job. Only the game can tell whether its view makes sense. */
export function parseJob(message: unknown): Parsed<Job> {
  if (!isRecord(message)) return refused('a job is an object');
  const { id, game, kind, seat, level, temperament, grudge, seed, foreseen, plan, ms } = message;
  if (!isCount(id)) return refused('a job has an id: 0 or a whole number above');
  if (typeof game !== 'string') return refused('a job names its game');
  if (typeof kind !== 'string' || !Object.hasOwn(JOB_KINDS, kind)) return refused('unknown kind of job');
  if (!isRecord(message.view)) return refused('a job has a view');
  if (!isCount(seat)) return refused('a job names a seat: 0 or a whole number above');
  if (!isLevel(level) && !isOwnLevel(level)) return refused('a job names a level');
  if (temperament !== undefined && !isTemperament(temperament)) return refused('unknown temperament');
  if (grudge !== undefined && grudge !== null && !isCount(grudge)) return refused('a grudge names a seat');
  if (typeof seed !== 'string') return refused('a job has a seed: some text');
  if (foreseen !== undefined && !isForeseen(foreseen)) return refused('foreseen views are a list');
  if (plan !== undefined && !isTurnPlan(plan)) return refused('a plan is a list of steps');
  if (ms !== undefined && !isAmount(ms)) return refused('the time of a job is 0 or more');
  return parsed(message as unknown as Job);
}

/** Every level has the same fields, and all of them are numbers. */
const isOwnLevel = (level: unknown): boolean =>
  isRecord(level) && Object.keys(LEVEL.kingpin).every((field) => isAmount(level[field]));

export const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
