// The admin commands. They show public facts only: the operator may be a player, and must not see a hand.
import { type Parsed, parsed, refused } from '@backroom/kit';
import { forEachRow, hostedBy, spokenBy } from '../accounts/traces.ts';
import type { ChatLine } from '../chat/lines.ts';
import { REPORTS_FOR } from '../chat/reports.ts';
import type { Ban, Bans } from '../identity/bans.ts';
import type { People } from '../identity/people.ts';
import type { Pruner } from '../retention/pruner.ts';
import type { MatchRow, Store } from '../store/contract.ts';
import type { SeatHolder, Seating } from '../tables/seating.ts';
import { auditsOf, note } from './audit.ts';
import type { AdminAction, AdminRequest } from './requests.ts';

export interface AdminDependencies {
  readonly store: Store;
  readonly people: People;
  readonly seating: Seating;
  readonly bans: Bans;
  now(): number;
  end(match: string): Promise<Parsed<number>>;
  readonly pruner: Pruner;
  /** Closes the sockets of people who may not be here any more. */
  closeSockets(ban: Ban): void;
  /** A player's name has changed: everybody at that table should see it. */
  renamed(sitter: SeatHolder): Promise<void>;
  /** A line of chat was deleted: pages that show it should remove it. */
  unsaid(match: string, line: number): Promise<void>;
}

/** Rows per page of each list, and chat lines of a table that is shown. */
const PAGE = 200;
const SEATS = 8;
const LOOKS: ReadonlySet<AdminAction['do']> = new Set(['list', 'show']);

export class AdminCommands {
  private readonly dependencies: AdminDependencies;

  constructor(dependencies: AdminDependencies) {
    this.dependencies = dependencies;
  }

  /** Written to the audit log first: no command is carried out without an entry. */
  async carryOut({ who, why, wish }: AdminRequest): Promise<Parsed<unknown>> {
    if (!LOOKS.has(wish.do) && !(wish.do === 'prune' && wish.dryRun)) {
      if (why === '') return refused('Give a reason for the audit log: --why TEXT');
      const { do: verb, ...what } = wish;
      const text = (verb === 'note' ? Object.values(what) : [verb, ...Object.values(what)]).join(' ');
      await note(this.dependencies.store, { at: this.dependencies.now(), who, what: text, why });
    }
    return this.perform(wish);
  }

  private async perform(wish: AdminAction): Promise<Parsed<unknown>> {
    const { store, people, bans, end, now } = this.dependencies;
    switch (wish.do) {
      case 'list':
        return parsed(await this.list(wish.what, wish.page));
      case 'show':
        return this.show(wish.match);
      case 'end':
        return end(wish.match);
      case 'ban': {
        const isUnknown = /^[\w-]{22}$/.test(wish.whom) && (await people.person(wish.whom)) === null;
        if (isUnknown) return unknownPerson;
        const ban = await bans.add(wish.whom, now());
        if (ban.ok) this.dependencies.closeSockets(ban.value);
        return ban;
      }
      case 'unban': {
        const lifted = await bans.lift(wish.whom);
        return lifted === 0 ? refused(`There is no ban of ${wish.whom}: see list bans.`) : parsed({ lifted });
      }
      case 'clear-title':
        if ((await store.match(wish.match)) === null) return unknownMatch;
        await store.amend(wish.match, { title: '' });
        return parsed({ cleared: wish.match });
      case 'clear-name':
        return this.clearName(wish.person);
      case 'clear-line':
        return this.clearLine(wish.match, wish.line);
      case 'prune':
        return parsed(await (wish.dryRun ? this.dependencies.pruner.preview() : this.dependencies.pruner.prune()));
      case 'keep':
        if ((await store.match(wish.match)) === null) return unknownMatch;
        await store.put({ kind: 'kept', key: wish.match, owner: wish.match, value: true, expiresAt: null });
        return parsed({ kept: wish.match });
      case 'note':
        return parsed({});
    }
  }

  /** An empty page means that the previous one was the last. */
  private async list(what: Extract<AdminAction, { do: 'list' }>['what'], page: number): Promise<unknown> {
    const { store, bans } = this.dependencies;
    switch (what) {
      case 'matches':
        return this.matchesOn(page).then((rows) => rows.map(publicFacts));
      case 'people':
        return this.peopleSeen(page);
      case 'reports':
        return onPage(await store.list('report', REPORTS_FOR, page * PAGE), page).map(({ value }) => value);
      case 'bans':
        return bans.list();
      case 'audit':
        return auditsOf(store);
    }
  }

  /** The newest first. */
  private async matchesOn(page: number): Promise<readonly MatchRow[]> {
    return onPage(await this.dependencies.store.matches({ limit: page * PAGE }), page);
  }

  /** The people who opened the tables of this page or sit at them. One person may appear on several pages. */
  private async peopleSeen(page: number): Promise<unknown> {
    const ids = new Set<string>();
    for (const { id, host } of await this.matchesOn(page)) {
      if (host !== '') ids.add(host);
      for (const sitter of await this.dependencies.seating.all(id, SEATS)) if (sitter !== null) ids.add(sitter.person);
    }
    const people = await Promise.all([...ids].map((id) => this.dependencies.people.person(id)));
    return people.flatMap((person) => (person === null ? [] : [{ ...person, account: person.account !== null }]));
  }

  private async show(id: string): Promise<Parsed<unknown>> {
    const { store, seating } = this.dependencies;
    const row = await store.match(id);
    if (row === null) return unknownMatch;
    const lines = await store.lines(id, 1);
    const sitters = (await seating.all(id, SEATS)).filter((sitter) => sitter !== null);
    const said = (await store.list('chat', id, PAGE)).map(({ value }) => value as ChatLine).reverse();
    return parsed({
      ...publicFacts(row),
      entries: lines.length,
      lastAt: lines.at(-1)?.at ?? row.createdAt,
      head: lines.at(-1)?.hash ?? null,
      seats: sitters.map(({ seat, person, name }) => ({ seat, person, name })),
      said: said.map(({ id, at, person, seat, name, phrase, text }) => ({
        line: id,
        at,
        person,
        seat,
        name,
        phrase,
        text,
      })),
    });
  }

  private async clearName(id: string): Promise<Parsed<unknown>> {
    const { store, people, seating, renamed } = this.dependencies;
    const person = await people.person(id);
    if (person === null) return unknownPerson;
    await people.rename(person, '');
    // A table without a title was named after its host.
    await forEachRow(hostedBy(store, id), async ({ id: match, title }) => {
      if (title === person.name) await store.amend(match, { title: '' });
    });
    await forEachRow(spokenBy(store, id), ({ row, line }) => store.put({ ...row, value: { ...line, name: '' } }));
    await forEachRow(seating.pagesOf(id), async (sitter) => {
      if (await seating.rename(sitter, '')) await renamed({ ...sitter, name: '' });
    });
    return parsed({ cleared: id });
  }

  private async clearLine(match: string, line: number): Promise<Parsed<unknown>> {
    const { store, unsaid } = this.dependencies;
    const row = (await store.list('chat', match, 1_000_000)).find(({ value }) => (value as ChatLine).id === line);
    if (row === undefined) return refused('There is no such line at that table.');
    await store.remove('chat', row.key);
    await unsaid(match, line);
    return parsed({ cleared: line });
  }
}

const onPage = <T>(all: readonly T[], page: number): readonly T[] => all.slice((page - 1) * PAGE);

const unknownMatch = refused('There is no such match here: see list matches.');
const unknownPerson = refused('There is no such person here: see list people.');

/** Never includes the secret. */
const publicFacts = ({ id, game, rules, createdAt, status, visibility, title, host }: MatchRow) => ({
  match: id,
  game,
  rules,
  createdAt,
  status,
  visibility,
  title,
  host,
});
