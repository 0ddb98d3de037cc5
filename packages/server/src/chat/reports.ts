// Complaints about somebody's behaviour, for whoever runs the house: who, about whom, why, and what was said last. Nothing of
// the game is in them: a hand must not be read over a shoulder.
import { newId } from '../identity/secrets.ts';
import type { Store } from '../store/contract.ts';
import type { Spoken } from './lines.ts';

export const REASONS = ['abuse', 'spam', 'name', 'cheating', 'other'] as const;

export interface Report {
  readonly at: number;
  readonly match: string;
  readonly by: string;
  readonly about: string;
  /** As he was called then. */
  readonly name: string;
  readonly reason: (typeof REASONS)[number];
  readonly text: string | null;
  /** As the one who complains could hear them, the oldest first. */
  readonly lines: readonly Pick<Spoken, 'at' | 'seat' | 'name' | 'phrase' | 'text'>[];
}

const KEPT = 90 * 86_400_000;
const LAST_MOMENT = 9_999_999_999_999;
/** Under this owner all of them are listed, the newest first. */
export const REPORTS_FOR = 'admin';

export async function keepReport(store: Store, report: Report): Promise<string> {
  const id = newId();
  const key = `${String(LAST_MOMENT - report.at).padStart(13, '0')}:${id}`;
  const expiresAt = report.at + KEPT;
  await store.put({ kind: 'report', key, owner: REPORTS_FOR, value: { id, ...report }, expiresAt });
  return id;
}
