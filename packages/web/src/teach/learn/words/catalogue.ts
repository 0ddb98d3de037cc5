// What the lesson says. Short sentences: a ten-year-old reads them.
import type { StepName } from '../lesson.ts';

export interface StepWords {
  readonly title: string;
  readonly story: string;
  readonly task: string;
  readonly praise: string;
  /** After a try that is allowed, but not what was asked. */
  readonly nudge: string;
}

export interface LessonWords {
  readonly title: string;
  readonly welcome: string;
  /** Whoever has not said what to be called. */
  readonly learner: string;
  readonly rival: string;
  readonly progress: (step: number, of: number) => string;
  readonly yourTask: string;
  readonly showMe: string;
  readonly next: string;
  readonly back: string;
  readonly again: string;
  readonly whatHappened: string;
  readonly wouldHappen: string;
  readonly notAllowed: string;
  readonly unknown: string;
  readonly steps: Readonly<Record<StepName, StepWords>>;
  readonly end: {
    readonly title: string;
    readonly text: string;
    readonly play: string;
    readonly puzzle: string;
    readonly rules: string;
  };
}
