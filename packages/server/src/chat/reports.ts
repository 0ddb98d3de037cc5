// Reports about a person's behaviour, for the operator: by whom, about whom, why, and the latest lines. They contain
// nothing of the game: the operator must not see a hand.
import type { REPORT_REASONS } from '@backroom/protocol/contract';
import { newId } from '../identity/secrets.ts';
import type { Store } from '../store/contract.ts';
import type { ChatLine } from './lines.ts';

export interface Report {
  readonly at: number;
  readonly match: string;
  readonly by: string;
  readonly about: string;
  /** Their name at that time. */
  readonly name: string;
  readonly reason: (typeof REPORT_REASONS)[number];
  readonly text: string | null;
  /** The lines that the reporter could hear, the oldest first. */
  readonly lines: readonly Pick<ChatLine, 'at' | 'seat' | 'name' | 'phrase' | 'text'>[];
}

const KEPT = 90 * 86_400_000;
const LAST_MOMENT = 9_999_999_999_999;
/** The owner of all reports: lists them, the newest first. */
export const REPORTS_FOR = 'admin';

export async function keepReport(store: Store, report: Report): Promise<string> {
  const id = newId();
  const key = `${String(LAST_MOMENT - report.at).padStart(13, '0')}:${id}`;
  const expiresAt = report.at + KEPT;
  await store.put({ kind: 'report', key, owner: REPORTS_FOR, value: { id, ...report }, expiresAt });
  return id;
}
