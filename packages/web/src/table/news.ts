// The events that a seat has not seen yet. At a hot seat every seat has its own count.

import type { Seat } from '@backroom/kit';
import type { StepFace } from '@backroom/protocol';
import { useRef } from 'preact/hooks';
import type { Moment } from '../seat/seated.ts';

interface Shown {
  readonly seq: number;
  readonly news: readonly unknown[];
}

/** Events since this seat last looked; none at the first look. */
export function useNews({ seat, seq }: Moment, story: readonly StepFace[]): readonly unknown[] {
  const shown = useRef(new Map<Seat | null, Shown>());
  const last = shown.current.get(seat);
  if (last?.seq === seq) return last.news;
  const news = last === undefined ? [] : story.filter((step) => step.seq > last.seq).flatMap(({ events }) => events);
  shown.current.set(seat, { seq, news });
  return news;
}
