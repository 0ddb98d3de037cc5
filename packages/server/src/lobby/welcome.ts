// Who may sit down at a table: nobody whom its host has blocked, and nobody whom the host has removed, unless they were
// invited again since.

import type { Distance } from '../chat/distance.ts';
import type { MatchRow, Store } from '../store/contract.ts';

interface WelcomeRooms {
  readonly store: Store;
  readonly distance: Distance;
}

/** `at`: the time; earlier versions did not store it. */
export interface Barred {
  readonly person: string;
  readonly at?: number;
}

const keyOf = (match: string, person: string): string => `${match}:${person}`;

export async function isWelcome(
  { store, distance }: WelcomeRooms,
  { id, host }: MatchRow,
  person: string,
  /** When their invitation was issued; null: they have none. */
  invitedAt: number | null,
): Promise<boolean> {
  if (person === host) return true;
  if (await distance.isBlocked(host, person)) return false;
  const row = await store.get('barred', keyOf(id, person));
  if (row === null) return true;
  const { at = 0 } = row.value as Barred;
  return invitedAt !== null && invitedAt >= at;
}

export const bar = ({ store }: Pick<WelcomeRooms, 'store'>, match: string, value: Barred): Promise<void> =>
  store.put({ kind: 'barred', key: keyOf(match, value.person), owner: match, value, expiresAt: null });
