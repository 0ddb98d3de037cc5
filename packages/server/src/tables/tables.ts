// All live tables of this process: opened when somebody comes or something is due, put away when nothing goes on.
import { randomBytes } from 'node:crypto';
import { type Parsed, parsed, refused } from '@backroom/kit';
import { type AnyMatch, commitmentTo, type Holder, Match, type Terms } from '@backroom/match';
import type { MatchRow } from '../store/contract.ts';
import type { House } from './house.ts';
import { nameOfBot } from './names.ts';
import { entriesOf, Recorder } from './record.ts';
import { Seating } from './seating.ts';
import { Table } from './table.ts';

const SWEEP_EVERY = 1000;
const TIDY_EVERY = 30_000;
/** What has a time to be forgotten at is not kept much longer. */
const FORGET_EVERY = 600_000;
/** A table that nobody looks at stays for so long. */
const LINGER = 60_000;
/** A game in which nothing has happened for so long is not lively. */
const QUIET_AFTER = 10_000;
/** How many matches are looked after in one go when the house opens: the rest of the work goes on meanwhile. */
const IN_ONE_GO = 20;

export interface Opening {
  readonly terms: Terms;
  readonly title: string;
  readonly visibility: MatchRow['visibility'];
  /** Seats that bots take from the start. */
  readonly bots: readonly (Extract<Holder, { kind: 'bot' }> | null)[];
  /** The person whose table it is. */
  readonly host: string;
}

export class Tables {
  readonly seating: Seating;
  private readonly house: House;
  private readonly open = new Map<string, Promise<Table | null>>();
  /** One for all tables. */
  private readonly forget = ({ id }: Table): void => void this.open.delete(id);
  /** When this process began to serve, and until when the one before it did. */
  private readonly since: number;
  private readonly aliveBefore: number;
  private stops: (() => void)[] = [];
  private closing = false;

  constructor(house: House, aliveBefore: number) {
    this.house = house;
    this.seating = new Seating(house.store);
    this.since = house.now();
    this.aliveBefore = Math.min(aliveBefore, this.since);
  }

  get isClosing(): boolean {
    return this.closing;
  }

  get size(): number {
    return this.open.size;
  }

  /** Lays out a new match. The commitment stands in its first entry, before anybody has sat down. */
  async create({ terms, title, visibility, bots, host }: Opening): Promise<Parsed<string>> {
    const { house } = this;
    const game = house.findGame(terms.game);
    if (game === undefined) return refused('there is no such game');
    const secret = randomBytes(32).toString('hex');
    const now = house.now();
    const commitment = commitmentTo(secret, terms, house.primitives);
    const opening = { seq: 1, at: now, by: 'house', cid: null, deed: { do: 'open', terms, commitment } } as const;
    const folded = Match.fold(game, [opening]);
    if (!folded.ok) return folded;
    const recorder = new Recorder(game, terms.match, secret, house.primitives);
    const lines = [recorder.record(opening)];
    for (const [seat, holder] of bots.entries()) {
      if (holder === null) continue;
      const verdict = folded.value.admit('house', { do: 'sit', seat, holder, pledge: null }, now);
      if (!verdict.ok) return refused(verdict.why);
      for (const { by, deed } of verdict.deeds)
        lines.push(recorder.record(folded.value.append(by, deed, null, now, null)));
    }
    await house.store.createMatch(
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
    let opening = this.open.get(id);
    if (opening === undefined) {
      opening = this.load(id);
      this.open.set(id, opening);
      opening.then(
        (table) => table === null && this.open.delete(id),
        () => this.open.delete(id),
      );
    }
    const table = await opening;
    if (table !== null) table.usedAt = this.house.now();
    return table;
  }

  private async load(id: string): Promise<Table | null> {
    const { house } = this;
    const row = await house.store.match(id);
    const game = row === null ? undefined : house.findGame(row.game);
    if (row === null || game === undefined || game.rules !== row.rules) return null;
    const { texts, head } = await house.store.log(id);
    const entries = entriesOf(game, texts);
    const folded = entries.ok ? Match.fold(game, entries.value) : entries;
    if (!folded.ok) {
      house.diary.error({ match: id, why: folded.why }, 'a log cannot be read');
      house.tally.trouble('log');
      return null;
    }
    const recorder = new Recorder(game, id, row.secret, house.primitives, head ?? undefined);
    const table = new Table(house, folded.value, recorder, row, await this.namesOf(folded.value));
    if (entries.ok) table.recall(entries.value);
    table.onBroken = this.forget;
    this.excuse(table);
    table.wake();
    return table;
  }

  /** Time during which no house was open is charged to nobody. */
  private excuse(table: Table): void {
    const { match } = table;
    if (match.phase !== 'playing' || match.at >= this.since) return;
    if (match.terms.pace === null && match.game.deadline(match.state) === null) return;
    const ms = Math.round(this.since - Math.max(match.at, this.aliveBefore));
    if (ms > 0) table.submit('house', { do: 'grace', ms }, null, () => {});
  }

  async namesOf(match: AnyMatch): Promise<string[]> {
    const sitters = await this.seating.all(match.id, match.chairs.length);
    return match.chairs.map((chair, seat) =>
      chair.owner?.kind === 'bot' ? nameOfBot(match.id, seat) : (sitters[seat]?.name ?? ''),
    );
  }

  // Looking after them -----------------------------------------------------------------------------------------------

  /** From now on timers are kept and idle tables are put away. */
  start(): void {
    this.every(SWEEP_EVERY, () => this.sweep());
    this.every(TIDY_EVERY, () => this.tidy());
    this.every(FORGET_EVERY, async () => void (await this.house.store.forgetExpired(this.house.now())));
    void this.wakeAll();
  }

  private every(ms: number, what: () => Promise<void> | void): void {
    let stop = (): void => {};
    const round = async (): Promise<void> => {
      try {
        await what();
      } catch (error) {
        this.house.diary.error({ error: String(error) }, 'looking after the tables failed');
      }
      if (!this.closing) stop = this.house.later(ms, round);
    };
    stop = this.house.later(ms, round);
    this.stops.push(() => stop());
  }

  /** After a start: matches in which a bot was thinking or a clock was running when the house closed. */
  private async wakeAll(): Promise<void> {
    const rows = await this.house.store.matches({ status: 'playing', limit: 100_000 });
    for (let i = 0; i < rows.length && !this.closing; i += IN_ONE_GO) {
      await Promise.all(rows.slice(i, i + IN_ONE_GO).map(({ id }) => this.at(id).catch(() => null)));
    }
  }

  private async sweep(): Promise<void> {
    for (const { match } of await this.house.store.dueTimers(this.house.now(), 200)) {
      await this.house.store.setTimer(match, null);
      await this.at(match);
    }
  }

  private async tidy(): Promise<void> {
    for (const [id, opening] of [...this.open]) {
      const table = await opening.catch(() => null);
      if (table === null) continue;
      if (this.house.now() - table.match.at > QUIET_AFTER) table.audience.forgetShown();
      const now = this.house.now();
      if (!table.isIdle(now - LINGER, now + LINGER)) continue;
      const due = table.match.due();
      if (due !== null) await this.house.store.setTimer(id, due);
      // It may have woken while its timer was written.
      if (!table.isIdle(now - LINGER, now + LINGER / 2)) continue;
      table.retire();
      this.open.delete(id);
    }
  }

  /** Nobody new is let in; those here are told to come back later. What is on its way still reaches the disk. */
  async close(): Promise<void> {
    this.closing = true;
    for (const stop of this.stops) stop();
    for (const opening of this.open.values()) {
      const table = await opening.catch(() => null);
      await table?.drain();
      table?.retire();
      table?.audience.dismissAll('restart', 'The house closes for a moment.', true);
    }
  }
}
