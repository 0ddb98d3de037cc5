// The texts of the lesson. Short sentences, for readers who have never seen the table.
import type { LessonStepWords, LessonWords } from '@backroom/kit';
import type { StepName } from './positions.ts';

export interface LessonTexts extends Omit<LessonWords, 'steps'> {
  readonly steps: Readonly<Record<StepName, LessonStepWords>>;
}
