// A lesson: small positions in the real game, one task each. Positions are written as the engine protocol writes them.
import type { Seat } from './game.ts';
import type { Json } from './json.ts';
import type { Language } from './languages.ts';

/** One action that the learner is to take. */
export interface LessonMove {
  /** The actions that the learner may choose from, in notation: a few legal ones, to keep the choice small. Left out: all. */
  readonly offered?: readonly string[];
  /** Any of these is right. */
  readonly wanted: readonly string[];
}

export interface LessonStep extends LessonMove {
  readonly state: Json;
  /** Actions shown as forbidden, with the game's own reason. If `offered` is left out: all forbidden ones. */
  readonly refused?: readonly string[];
  /** The further actions of a task that takes several, each in the position after the one before. */
  readonly then?: readonly LessonMove[];
  /** The actions of other seats and of chance that follow the learner's. */
  readonly afterwards?: readonly (readonly [Seat | 'chance', string])[];
  /** The wanted action is pointed out at once, as in the first steps. */
  readonly guided?: boolean;
}

export interface LessonStepWords {
  readonly title: string;
  readonly story: string;
  readonly task: string;
  readonly praise: string;
  /** Shown after a legal action that was not asked for. */
  readonly nudge: string;
}

/** What a lesson says in one language. */
export interface LessonWords {
  readonly title: string;
  readonly welcome: string;
  /** The players' names by seat; the learner's own name replaces that of their seat. */
  readonly players: readonly string[];
  /** In the order of the steps. */
  readonly steps: readonly LessonStepWords[];
  readonly end: { readonly title: string; readonly text: string };
}

export interface Lesson {
  readonly learner: Seat;
  /** Number of bots in the first game after the lesson, on this device and with hints. Left out: the learner chooses. */
  readonly firstGame?: { readonly options: Json; readonly opponents: number };
  readonly steps: readonly LessonStep[];
  words(language: Language): Promise<LessonWords>;
}
