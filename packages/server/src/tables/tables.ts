// All live tables of this process. Loaded on demand, unloaded when idle.
import { type Parsed, parsed, refused } from '@backroom/kit';
import { type AnyMatch, type Holder, Match, openingOf, type Terms } from '@backroom/match';
import type { MatchRow } from '../store/contract.ts';
import { nameOfBot } from './names.ts';
import { RecentSteps } from './recent-steps.ts';
import { Recorder, readEntries } from './record.ts';
import { Seating } from './seating.ts';
import type { Services } from './services.ts';
import { inSlices } from './slices.ts';
import { Table } from './table.ts';

const SWEEP_EVERY = 1000;
const TIDY_EVERY = 30_000;
/** How often expired records are deleted. */
const FORGET_EVERY = 600_000;
/** How long an idle table stays in memory. */
const LINGER = 60_000;
/** A game without an event for this long is not lively. */
const QUIET_AFTER = 10_000;
/** How many matches are loaded in one go at the start: other work goes on in between. */
const IN_ONE_GO = 20;
const MOST_SEATS = 8;

export interface NewTable {
  readonly terms: Terms;
  readonly title: string;
  readonly visibility: MatchRow['visibility'];
  /** Seats that bots take from the start. */
  readonly bots: readonly (Extract<Holder, { kind: 'bot' }> | null)[];
  /** The host of the table. */
  readonly host: string;
}

export class Tables {
  readonly seating: Seating;
  private readonly services: Services;
  private readonly open = new Map<string, Promise<Table | null>>();
  /** The tables that are already loaded. */
  private readonly loaded = new Map<string, Table>();
  /** How often each open table was asked for since it was loaded. */
  private readonly asked = new Map<string, number>();
  /** The latest reading of each table's names. */
  private readonly readings = new WeakMap<Table, Promise<void>>();
  /** One for all tables. */
  private readonly forget = ({ id }: Table): void => this.drop(id);
  /** When this process started to serve, and when the previous one stopped. */
  private readonly since: number;
  private readonly aliveBefore: number;
  private stops: (() => void)[] = [];
  private closing = false;

  constructor(services: Services, aliveBefore: number) {
    this.services = services;
    this.seating = new Seating(services.store);
    this.since = services.now();
    this.aliveBefore = Math.min(aliveBefore, this.since);
  }

  readonly now = (): number => this.services.now();

  get isClosing(): boolean {
    return this.closing;
  }

  isOpen(id: string): boolean {
    return this.open.has(id);
  }

  get size(): number {
    return this.open.size;
  }

  /** Every table in memory. */
  all(): Iterable<Table> {
    return this.loaded.values();
  }

  /** A table that is in memory. */
  peek(id: string): Table | undefined {
    return this.loaded.get(id);
  }

  private drop(id: string): void {
    this.open.delete(id);
    this.loaded.delete(id);
    this.asked.delete(id);
  }

  /** Creates a new match. Its first entry contains the commitment, before anybody has sat down. */
  async create({ terms, title, visibility, bots, host }: NewTable): Promise<Parsed<string>> {
    const { services } = this;
    const game = services.findGame(terms.game, terms.rules);
    if (game === undefined) return refused('there is no such game');
    const secret = services.newShuffleSecret();
    const now = services.now();
    const opening = {
      seq: 1,
      at: now,
      by: 'house',
      cid: null,
      deed: openingOf(terms, secret, services.primitives),
    } as const;
    const folded = Match.fold(game, [opening]);
    if (!folded.ok) return folded;
    const recorder = new Recorder(game, terms.match, secret, services.primitives);
    const lines = [recorder.record(opening)];
    for (const [seat, holder] of bots.entries()) {
      if (holder === null) continue;
      const verdict = folded.value.admit('house', { do: 'sit', seat, holder, pledge: null }, now);
      if (!verdict.ok) return refused(verdict.why);
      for (const { by, deed } of verdict.deeds)
        lines.push(recorder.record(folded.value.append(by, deed, null, now, null)));
    }
    await services.store.createMatch(
      {
        id: terms.match,
        game: terms.game,
        rules: terms.rules,
        secret,
        createdAt: now,
        status: 'gathering',
        visibility,
        title,
        host,
      },
      lines,
    );
    return parsed(terms.match);
  }

  /** Null: there is no such match here. */
  async at(id: string): Promise<Table | null> {
    if (this.closing) return null;
    this.asked.set(id, (this.asked.get(id) ?? 0) + 1);
    let opening = this.open.get(id);
    if (opening === undefined) {
      opening = this.load(id);
      this.open.set(id, opening);
      opening.then(
        (table) => table === null && this.drop(id),
        () => this.drop(id),
      );
    }
    const table = await opening;
    if (table !== null) table.usedAt = this.services.now();
    return table;
  }

  /**
   * For work on many tables that nobody looks at: a table that was loaded for it is unloaded again at once, so that they are
   * never all in memory.
   */
  async briefly(id: string, work: (table: Table) => Promise<void> | void): Promise<void> {
    const table = await this.at(id);
    if (table === null) return;
    await work(table);
    // Nobody else has asked for it since it was loaded.
    const isOnlyOurs = (): boolean => this.loaded.get(id) === table && this.asked.get(id) === 1;
    const isUnused = (): boolean =>
      isOnlyOurs() && table.isAwake && table.isIdle(Number.POSITIVE_INFINITY, this.services.now() + LINGER);
    // Entries of its own, such as granted time, are stored first.
    if (isOnlyOurs()) await table.head();
    if (!isUnused()) return;
    const { due } = table;
    if (due !== null) await this.services.store.setTimer(id, due);
    if (isUnused()) this.unload(table);
  }

  private unload(table: Table): void {
    table.retire();
    this.drop(table.id);
  }

  /** The match exists, but its version of the rules does not: it can be neither played nor ended. */
  async hasOtherRules(id: string): Promise<boolean> {
    const row = await this.services.store.match(id);
    return row !== null && this.services.findGame(row.game, row.rules) === undefined;
  }

  /** The number of such unfinished matches; counted at the start. */
  async countOtherRules(): Promise<number> {
    const inUse = await this.services.store.rulesInUse();
    return inUse
      .filter(({ game, rules }) => this.services.findGame(game, rules) === undefined)
      .reduce((sum, { matches }) => sum + matches, 0);
  }

  /**
   * Shows the names of a loaded table as the records have them, after one of them has changed here or at another node. Other tables
   * read theirs when they are loaded. The latest reading counts: an earlier one may still have seen a name that is deleted.
   */
  async showNames(id: string): Promise<void> {
    const table = await this.open.get(id)?.catch(() => null);
    if (table === null || table === undefined) return;
    const reading: Promise<void> = this.namesOf(table.match).then(async (names) => {
      if (this.readings.get(table) !== reading) return await this.readings.get(table);
      table.names = names;
      table.tellPresence();
    });
    this.readings.set(table, reading);
    await reading;
  }

  private async load(id: string): Promise<Table | null> {
    const { services } = this;
    const row = await services.store.match(id);
    const game = row === null ? undefined : services.findGame(row.game, row.rules);
    if (row === null || game === undefined) return null;
    const { texts, head } = await services.store.log(id);
    const entries = await inSlices(readEntries(game, texts), services.nextSlice);
    const recentSteps = new RecentSteps();
    const folded = entries.ok ? await inSlices(recentSteps.fold(game, entries.value), services.nextSlice) : entries;
    if (!folded.ok) {
      services.logger.error({ match: id, why: folded.why }, 'a log cannot be read');
      services.metrics.trouble('log');
      return null;
    }
    const recorder = new Recorder(game, id, row.secret, services.primitives, head ?? undefined);
    const table = new Table(services, folded.value, recorder, row, await this.namesOf(folded.value));
    table.recentSteps = recentSteps;
    if (entries.ok) table.recall(entries.value);
    table.onBroken = this.forget;
    table.readNames = this.namesOf;
    this.loaded.set(id, table);
    services.cluster?.askPresence(id);
    this.excuse(table);
    table.wake();
    return table;
  }

  /** Time without a running server is charged to nobody. */
  private excuse(table: Table): void {
    const { match } = table;
    if (table.isResting || match.phase !== 'playing' || match.at >= this.since) return;
    if (match.terms.pace === null && match.game.deadline(match.state) === null) return;
    const ms = Math.round(this.since - Math.max(match.at, this.aliveBefore));
    if (ms > 0) table.submit('house', { do: 'grace', ms }, null, () => {});
  }

  readonly namesOf = async (match: AnyMatch): Promise<string[]> => {
    const sitters = await this.seating.all(match.id, match.chairs.length);
    return match.chairs.map((chair, seat) =>
      chair.owner?.kind === 'bot' ? nameOfBot(match.id, seat) : (sitters[seat]?.name ?? ''),
    );
  };

  // Looking after them -----------------------------------------------------------------------------------------------

  /** From now on timers run and idle tables are unloaded. */
  start(): void {
    // Several nodes share their timers: see cluster/table-sync.ts.
    if (this.services.cluster === undefined) this.every(SWEEP_EVERY, () => this.sweep());
    this.every(TIDY_EVERY, () => this.tidy());
    this.every(FORGET_EVERY, async () => void (await this.services.store.forgetExpired(this.services.now())));
    this.untilDone(() => this.wakeAll());
  }

  /** Retries until the store answers. */
  private untilDone(what: () => Promise<void>): void {
    what().catch((error: unknown) => {
      this.services.logger.error({ error: String(error) }, 'maintenance of the tables failed');
      this.services.later(SWEEP_EVERY, () => !this.closing && this.untilDone(what));
    });
  }

  /** Until the server closes. */
  every(ms: number, what: () => Promise<void> | void): void {
    let stop = (): void => {};
    const round = async (): Promise<void> => {
      try {
        await what();
      } catch (error) {
        this.services.logger.error({ error: String(error) }, 'maintenance of the tables failed');
      }
      if (!this.closing) stop = this.services.later(ms, round);
    };
    stop = this.services.later(ms, round);
    this.stops.push(() => stop());
  }

  /** After a start, or when a node has gone: matches with a bot to decide or a running clock. */
  async wakeAll(): Promise<void> {
    const all = await this.services.store.matches({ status: 'playing', limit: 100_000 });
    const rows = all.filter(({ id }) => this.services.cluster?.isPreferred(id) ?? true);
    for (let i = 0; i < rows.length && !this.closing; i += IN_ONE_GO) {
      await Promise.all(rows.slice(i, i + IN_ONE_GO).map(({ id }) => this.wakeIfMissed(id).catch(() => {})));
    }
  }

  /** Tables with only bots are loaded when somebody asks for them. A table stays if a bot has to decide or a clock runs out soon. */
  private async wakeIfMissed(id: string): Promise<void> {
    const sitters = await this.seating.all(id, MOST_SEATS);
    if (sitters.some((sitter) => sitter !== null)) await this.briefly(id, () => {});
  }

  private async sweep(): Promise<void> {
    for (const { match } of await this.services.store.dueTimers(this.services.now(), 200)) {
      await this.services.store.setTimer(match, null);
      await this.at(match);
    }
  }

  private async tidy(): Promise<void> {
    for (const [id, opening] of [...this.open]) {
      const table = await opening.catch(() => null);
      if (table === null) continue;
      if (this.services.now() - table.match.at > QUIET_AFTER) table.subscribers.forgetShown();
      const now = this.services.now();
      if (!table.isIdle(now - LINGER, now + LINGER)) continue;
      const { due } = table;
      if (due !== null) await this.services.store.setTimer(id, due);
      // It may have become active while its timer was written.
      if (!table.isIdle(now - LINGER, now + LINGER / 2)) continue;
      this.unload(table);
    }
  }

  /** Accepts nobody new and tells clients to come back later. Pending writes still reach the disk. */
  async close(): Promise<void> {
    this.closing = true;
    for (const stop of this.stops) stop();
    for (const opening of this.open.values()) {
      const table = await opening.catch(() => null);
      await table?.drain();
      table?.retire();
      table?.subscribers.dismissAll('restart', 'The server restarts.', true);
    }
  }
}
