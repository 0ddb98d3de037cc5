// The challenge of the day: the same table for everybody, once a day on every device, also offline.
import type { Json, PageServices } from '@backroom/kit';
import { type Daily, daily } from '../src/enforcer/daily.ts';
import { challengeName } from './records/days.ts';

/** The day is the same all over the world, so that results compare. */
export const today = (): string => new Date().toISOString().slice(0, 10);
export const challengeOfToday = (): Daily => daily(today());

/** The address of today's table. An unfinished one continues. */
export const challengeTable = (page: PageServices, { date, options, seed }: Daily): Promise<string> =>
  page.openSeeded(challengeName(date), seed, options as unknown as Json);
