// What the lesson says. Short sentences: a ten-year-old reads them.
import type { LessonStepWords, LessonWords } from '@backroom/kit';
import type { StepName } from '../positions.ts';

export interface Catalogue extends Omit<LessonWords, 'steps'> {
  readonly steps: Readonly<Record<StepName, LessonStepWords>>;
}
