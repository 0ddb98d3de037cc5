// The challenge of the day: the same table for everybody, once a day on every device, also without the house.
import type { Json } from '@backroom/kit';
import { type Daily, daily } from '@backroom/scarface/daily';
import { openHere } from '../../local/keeper.ts';
import { takeDown } from '../../local/shelf.ts';
import { ownName } from '../../seat/names.ts';
import { challengeName } from './records/days.ts';

/** The day is the same all over the world, so that results compare. */
export const today = (): string => new Date().toISOString().slice(0, 10);
export const challengeOfToday = (): Daily => daily(today());

/** The address of today's table; one that was begun goes on. */
export async function challengeTable({ date, options, seed }: Daily): Promise<string> {
  const match = challengeName(date);
  const address = `/here/${match}`;
  if ((await takeDown(match)) !== null) return address;
  const { portable } = await import('../../seat/hashing.ts');
  const given = { match, secret: portable.sha256(seed) };
  const holders = [{ kind: 'person' }] as const;
  const asked = { game: 'scarface', options: options as unknown as Json, holders, names: [ownName()], given };
  await openHere({ ...asked, position: null });
  return address;
}
