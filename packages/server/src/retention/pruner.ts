// Deletes abandoned matches, guests who cannot return, and finished matches after the operator's retention time. In
// small steps, so that a move never waits for more than one of them.
import type { Person } from '../identity/people.ts';
import type { MatchRow, Store } from '../store/contract.ts';
import type { AgedMatch, RetentionStore } from '../store/retention.ts';

const DAY = 86_400_000;
const UNFINISHED_DAYS = 30;
const GUEST_DAYS = 180;
const PAGE = 50;
/** Lines of a log deleted in one step: a few milliseconds. */
const SLICE = 500;

export interface PrunerDependencies {
  readonly store: Store & RetentionStore;
  now(): number;
  /** Tables in memory are not deleted. */
  isOpen(match: string): boolean;
  forgetGuest(person: string): Promise<void>;
  /** Null: finished matches are never deleted. */
  readonly keepFinishedDays: number | null;
}

export interface PruneReport {
  readonly unfinished: number;
  readonly finished: number;
  readonly guests: number;
}

export class Pruner {
  private readonly dependencies: PrunerDependencies;
  private running: Promise<PruneReport> | null = null;

  constructor(dependencies: PrunerDependencies) {
    this.dependencies = dependencies;
  }

  /** What a run would delete now. */
  preview(): Promise<PruneReport> {
    return this.round(false);
  }

  /** One run at a time: a second call gets the report of the first. */
  prune(): Promise<PruneReport> {
    this.running ??= this.round(true).finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async round(isReal: boolean): Promise<PruneReport> {
    const { store, keepFinishedDays } = this.dependencies;
    const before = this.dependencies.now() - UNFINISHED_DAYS * DAY;
    const isAbandoned = ({ lastAt, hasVisitor }: AgedMatch): boolean => lastAt < before && !hasVisitor;
    let unfinished = 0;
    for (const status of ['gathering', 'playing'] as const)
      unfinished += await this.matches(status, before, isAbandoned, isReal);
    const finishedBefore = this.dependencies.now() - (keepFinishedDays ?? 0) * DAY;
    const isOld = ({ lastAt }: AgedMatch): boolean => lastAt < finishedBefore;
    const finished = keepFinishedDays === null ? 0 : await this.matches('over', finishedBefore, isOld, isReal);
    // Also what a crash left behind.
    if (isReal) while (await store.dropRetired(SLICE));
    return { unfinished, finished, guests: await this.guests(isReal) };
  }

  private async matches(
    status: MatchRow['status'],
    before: number,
    mayGo: (match: AgedMatch) => boolean,
    isReal: boolean,
  ): Promise<number> {
    const { store, isOpen } = this.dependencies;
    let gone = 0;
    for (let after: AgedMatch | null = null; ; ) {
      const page: readonly AgedMatch[] = await store.agedMatches({ status, before, after, limit: PAGE });
      for (const match of page) {
        if (match.isKept || !mayGo(match) || isOpen(match.id)) continue;
        gone++;
        if (isReal) await store.retireMatch(match.id);
      }
      after = page[page.length - 1] ?? null;
      if (after === null || page.length < PAGE) return gone;
    }
  }

  /** A guest is marked when first found without anything, and deleted when the mark is old enough. */
  private async guests(isReal: boolean): Promise<number> {
    const { store, now, forgetGuest } = this.dependencies;
    let gone = 0;
    for (let after = ''; ; ) {
      const page = await store.peoplePage(after, PAGE);
      for (const { key, json, isActive } of page) {
        const person = JSON.parse(json) as Person & { readonly idleSince?: number };
        if (person.account !== null) continue;
        const { idleSince, ...rest } = person;
        if (!isActive && idleSince !== undefined && now() - idleSince > GUEST_DAYS * DAY) {
          gone++;
          if (isReal) await forgetGuest(key);
        } else if (isReal && isActive === (idleSince !== undefined)) {
          const value = isActive ? rest : { ...person, idleSince: now() };
          // They may have been deleted, or may have made an account, since the page was read.
          await store.replace({ kind: 'person', key, owner: null, value, expiresAt: null });
        }
      }
      after = page[page.length - 1]?.key ?? '';
      if (page.length < PAGE) return gone;
    }
  }
}
