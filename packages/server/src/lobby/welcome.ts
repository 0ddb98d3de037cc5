// Who may sit down at a table: not whom its host has blocked, and not whom he has sent away, unless he invites him again.
import type { Distance } from '../chat/distance.ts';
import type { MatchRow, Store } from '../store/contract.ts';

interface WelcomeRooms {
  readonly store: Store;
  readonly distance: Distance;
}

const keyOf = (match: string, person: string): string => `${match}:${person}`;

export async function isWelcome(
  { store, distance }: WelcomeRooms,
  { id, host }: MatchRow,
  person: string,
  isInvited: boolean,
): Promise<boolean> {
  if (person === host) return true;
  if (await distance.isBlocked(host, person)) return false;
  return isInvited || (await store.get('barred', keyOf(id, person))) === null;
}

/** Whoever was sent away as a guest has not become welcome by signing in. */
export async function carryBars(
  store: Store,
  matches: readonly MatchRow[],
  guest: string,
  account: string,
): Promise<void> {
  for (const { id } of matches)
    if ((await store.get('barred', keyOf(id, guest))) !== null) await bar({ store }, id, account);
}

export const bar = ({ store }: Pick<WelcomeRooms, 'store'>, match: string, person: string): Promise<void> =>
  store.put({ kind: 'barred', key: keyOf(match, person), owner: match, value: true, expiresAt: null });
