// The 39 Jobs.
import type { JobCard } from '../language.ts';
import { INSTANT_JOBS } from './jobs-instant.ts';
import { PERMANENT_JOBS } from './jobs-permanent.ts';

export type JobId = (typeof INSTANT_JOBS)[number]['id'] | (typeof PERMANENT_JOBS)[number]['id'];
export const JOBS: readonly (JobCard & { readonly id: JobId })[] = [...INSTANT_JOBS, ...PERMANENT_JOBS];
