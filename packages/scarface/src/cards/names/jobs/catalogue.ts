// What the Jobs are called, in any language.
import type { JobId } from '../../jobs.ts';
import type { CardWords } from '../card-words.ts';

export type JobNames = Readonly<Record<JobId, CardWords>>;
