// The page's side of the study worker: asks for a review or a verification, gets the progress, and may cancel.
import type { Review } from '@backroom/bots/review';
import type { Check } from '@backroom/match';
import { trusted } from '../local/trusted.ts';
import type { Course } from './film.ts';
import program from './study.worker.ts?worker&url';

export type ToStudy =
  | { readonly ask: 'review'; readonly game: string; readonly course: Course }
  | { readonly ask: 'verify'; readonly text: string };

export interface StudyVerdict {
  readonly ok: boolean;
  readonly checks: readonly Pick<Check, 'name' | 'outcome'>[];
  /** How many seats added a share to the shuffle. */
  readonly shares: number;
  readonly seats: number;
  readonly head: string | null;
}

export type FromStudy =
  | { readonly is: 'progress'; readonly done: number; readonly of: number }
  | { readonly is: 'reviewed'; readonly review: Review<unknown, unknown> }
  | { readonly is: 'verified'; readonly verdict: StudyVerdict }
  | { readonly is: 'failed'; readonly why: string };

/** Returns the function that cancels it. */
export function study(question: ToStudy, heard: (message: FromStudy) => void): () => void {
  const worker = new Worker(trusted(program), { type: 'module', name: 'study' });
  worker.onmessage = ({ data }: MessageEvent<FromStudy>) => {
    if (data.is !== 'progress') worker.terminate();
    heard(data);
  };
  worker.onerror = ({ message }) => heard({ is: 'failed', why: message });
  worker.postMessage(question);
  return () => worker.terminate();
}
