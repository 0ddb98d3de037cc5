// What the lesson says. A language that lacks a sentence does not compile.
import type { LessonStepWords, LessonWords } from '@backroom/kit';

export interface ThreeSteps extends LessonWords {
  readonly steps: readonly [LessonStepWords, LessonStepWords, LessonStepWords];
}

export const PLAYERS = ['Sam', 'Gus'];
