// An errand: one seat's view, sent to a worker to be thought about, and what comes back. All of it is plain data.
import { isRecord, type Parsed, parsed, refused, type Seat } from '@backroom/kit';
import type { Hint } from './hint.ts';
import { isLevel, LEVEL, type Level, type LevelName } from './levels.ts';
import { type Foreseen, isForeseen } from './ponder.ts';
import { isTemperament, type Temperament } from './temperaments.ts';
import type { Thought } from './thought.ts';

/** What each kind of errand brings back. A new kind is one line here and one craft. */
export interface Answers {
  readonly decide: Thought<unknown>;
  readonly hint: readonly Hint<unknown>[];
  readonly ponder: readonly Foreseen[];
}

export type Kind = keyof Answers;

const KINDS: Readonly<Record<Kind, true>> = { decide: true, hint: true, ponder: true };

export interface Errand<K extends Kind = Kind> {
  readonly id: number;
  /** The game's id. */
  readonly game: string;
  readonly kind: K;
  /** All that the seat may know; the worker never gets a state. */
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: LevelName | Level;
  readonly temperament?: Temperament;
  /** Who hurt the seat last, by what it has seen: a view holds no history. */
  readonly grudge?: Seat | null;
  readonly seed: string;
  /** What pondering gave when it was not yet the seat's turn. */
  readonly foreseen?: readonly Foreseen[];
  /** Less or more time than the level takes of itself. */
  readonly ms?: number;
}

export const FAILURES = ['broken-errand', 'unknown-game', 'broken-thought'] as const;
export type Failure = (typeof FAILURES)[number];

/** What a worker says. */
export type Reply =
  /** Once, when it has read its code and can be given errands. */
  | { readonly ready: true }
  /** Before it thinks: what to do should it never come back. */
  | { readonly id: number; readonly note: unknown }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failed: Failure; readonly why: string };

/** What crosses to a worker: these fields and no other, whatever else the caller's object holds. */
export function packErrand<K extends Kind>(errand: Errand<K>): Errand<K> {
  const { id, game, kind, view, seat, level, temperament, grudge, seed, foreseen, ms } = errand;
  return {
    ...{ id, game, kind, view, seat, level, seed },
    ...(temperament === undefined ? {} : { temperament }),
    ...(grudge === undefined ? {} : { grudge }),
    ...(foreseen === undefined ? {} : { foreseen }),
    ...(ms === undefined ? {} : { ms }),
  };
}

const isCount = (x: unknown): x is number => Number.isInteger(x) && (x as number) >= 0;
const isAmount = (x: unknown): boolean => typeof x === 'number' && x >= 0;

/** A message that claims to be an errand. Only the game can tell whether its view makes sense. */
export function parseErrand(message: unknown): Parsed<Errand> {
  if (!isRecord(message)) return refused('an errand is an object');
  const { id, game, kind, seat, level, temperament, grudge, seed, foreseen, ms } = message;
  if (!isCount(id)) return refused('an errand has an id: 0 or a whole number above');
  if (typeof game !== 'string') return refused('an errand names its game');
  if (typeof kind !== 'string' || !Object.hasOwn(KINDS, kind)) return refused('nobody here runs errands of that kind');
  if (!isRecord(message.view)) return refused('an errand carries a view');
  if (!isCount(seat)) return refused('an errand names a seat: 0 or a whole number above');
  if (!isLevel(level) && !isOwnLevel(level)) return refused('an errand names a level');
  if (temperament !== undefined && !isTemperament(temperament)) return refused('nobody has that temperament');
  if (grudge !== undefined && grudge !== null && !isCount(grudge)) return refused('a grudge is against a seat');
  if (typeof seed !== 'string') return refused('an errand carries a seed: some text');
  if (foreseen !== undefined && !isForeseen(foreseen)) return refused('what was foreseen is a list of views');
  if (ms !== undefined && !isAmount(ms)) return refused('the time of an errand is 0 or more');
  return parsed(message as unknown as Errand);
}

/** Every level has the same fields, all of them amounts. */
const isOwnLevel = (level: unknown): boolean =>
  isRecord(level) && Object.keys(LEVEL.kingpin).every((field) => isAmount(level[field]));

export const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
