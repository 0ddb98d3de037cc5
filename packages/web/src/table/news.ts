// What a pair of eyes has not been shown yet. At a hot seat every seat has its own memory of that.

import type { Seat } from '@backroom/kit';
import type { StepFace } from '@backroom/protocol';
import { useRef } from 'preact/hooks';
import type { Moment } from '../seat/seated.ts';

interface Shown {
  readonly seq: number;
  readonly news: readonly unknown[];
}

/** Events since the last time this seat looked; at the first look there are none, the table speaks for itself. */
export function useNews({ seat, seq }: Moment, story: readonly StepFace[]): readonly unknown[] {
  const shown = useRef(new Map<Seat | null, Shown>());
  const last = shown.current.get(seat);
  if (last?.seq === seq) return last.news;
  const news = last === undefined ? [] : story.filter((step) => step.seq > last.seq).flatMap(({ events }) => events);
  shown.current.set(seat, { seq, news });
  return news;
}
