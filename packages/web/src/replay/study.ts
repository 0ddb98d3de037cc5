// The page's side of the study: asks for a review or a verification, hears how far it is, and may change its mind.
import type { Review } from '@backroom/bots/review';
import type { Check } from '@backroom/match';
import { trusted } from '../local/trusted.ts';
import type { Course } from './film.ts';
import program from './study.worker.ts?worker&url';

export type ToStudy =
  | { readonly ask: 'review'; readonly game: string; readonly course: Course }
  | { readonly ask: 'verify'; readonly text: string };

export interface Verdict {
  readonly ok: boolean;
  readonly checks: readonly Pick<Check, 'name' | 'outcome'>[];
  /** How many seats mixed a share of their own into the shuffle. */
  readonly shares: number;
  readonly seats: number;
  readonly head: string | null;
}

export type FromStudy =
  | { readonly is: 'progress'; readonly done: number; readonly of: number }
  | { readonly is: 'reviewed'; readonly review: Review<unknown, unknown> }
  | { readonly is: 'verified'; readonly verdict: Verdict }
  | { readonly is: 'failed'; readonly why: string };

/** Gives the function that calls it off. */
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
