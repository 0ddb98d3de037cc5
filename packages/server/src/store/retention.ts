// What retention needs of a store. Not in the contract: only a store on a disk grows.
import type { MatchRow } from './contract.ts';

export interface AgedQuery {
  readonly status: MatchRow['status'];
  /** Created before this time. */
  readonly before: number;
  /** The last match of the previous page. */
  readonly after: Pick<MatchRow, 'createdAt' | 'id'> | null;
  readonly limit: number;
}

export interface AgedMatch {
  readonly id: string;
  readonly createdAt: number;
  /** The time of the last entry of its log. */
  readonly lastAt: number;
  /** A person asked to keep it. */
  readonly isKept: boolean;
  /** Its host or one of its players has a session: they were here in the last 30 days. */
  readonly hasVisitor: boolean;
}

export interface PersonPage {
  readonly key: string;
  readonly json: string;
  /** Has a seat, a session, a link to another device or a passkey. */
  readonly isActive: boolean;
}

export interface RetentionStore {
  /** The oldest first. */
  agedMatches(query: AgedQuery): Promise<readonly AgedMatch[]>;
  peoplePage(after: string, limit: number): Promise<readonly PersonPage[]>;
  /** Hides the match at once; `dropRetired` deletes its log in slices. */
  retireMatch(id: string): Promise<void>;
  /** Deletes up to `lines` lines of a retired match. False: there is no retired match. */
  dropRetired(lines: number): Promise<boolean>;
}
