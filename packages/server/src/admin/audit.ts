// The audit log of admin commands: what, by whom, why. Rows are never changed, and they outlive what they are about.
import { newId } from '../identity/secrets.ts';
import type { Store } from '../store/contract.ts';

export interface Audit {
  readonly at: number;
  /** The user of the operating system. */
  readonly who: string;
  readonly what: string;
  readonly why: string;
}

const OWNER = 'admin';

export async function note(store: Store, audit: Audit): Promise<void> {
  const key = `${String(audit.at).padStart(13, '0')}:${newId()}`;
  // Claimed, not put: no row is ever overwritten.
  await store.claim({ kind: 'audit', key, owner: OWNER, value: audit, expiresAt: null });
}

export const auditsOf = async (store: Store): Promise<readonly Audit[]> =>
  (await store.list('audit', OWNER, 1_000_000)).map(({ value }) => value as Audit);
