// The desk in the back: carries out what somebody at the machine asks for. It shows public facts only: whoever runs a house
// may play in it, and must not see a hand.
import { type Parsed, parsed, refused } from '@backroom/kit';
import { hostedBy, spokenBy } from '../accounts/traces.ts';
import type { Spoken } from '../chat/lines.ts';
import { REPORTS_FOR } from '../chat/reports.ts';
import type { People } from '../identity/people.ts';
import type { MatchRow, Store } from '../store/contract.ts';
import type { Seating, Sitter } from '../tables/seating.ts';
import { auditsOf, note } from './audit.ts';
import type { Ban, Bans } from './bans.ts';
import type { Order, Wish } from './orders.ts';

export interface DeskRooms {
  readonly store: Store;
  readonly people: People;
  readonly seating: Seating;
  readonly bans: Bans;
  now(): number;
  end(match: string): Promise<Parsed<number>>;
  /** Those who are here and must go. */
  turnOut(ban: Ban): void;
  /** A chair's name has changed: whoever is at that table should see it. */
  renamed(sitter: Sitter): Promise<void>;
  /** A line of chat is gone: whoever has heard it should not show it any more. */
  unsaid(match: string, line: number): Promise<void>;
}

/** Of each list that grows with the house, on one page; and of the lines of a table that is shown. */
const PAGE = 200;
const SEATS = 8;
const LOOKS: ReadonlySet<Wish['do']> = new Set(['list', 'show']);

export class Desk {
  private readonly rooms: DeskRooms;

  constructor(rooms: DeskRooms) {
    this.rooms = rooms;
  }

  /** Noted before it is done: a deed without a note cannot happen. */
  async carryOut({ who, why, wish }: Order): Promise<Parsed<unknown>> {
    if (!LOOKS.has(wish.do)) {
      if (why === '') return refused('Say why, for those who ask later: --why TEXT');
      const { do: verb, ...what } = wish;
      const text = (verb === 'note' ? Object.values(what) : [verb, ...Object.values(what)]).join(' ');
      await note(this.rooms.store, { at: this.rooms.now(), who, what: text, why });
    }
    return this.perform(wish);
  }

  private async perform(wish: Wish): Promise<Parsed<unknown>> {
    const { store, people, bans, end, now } = this.rooms;
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
        if (ban.ok) this.rooms.turnOut(ban.value);
        return ban;
      }
      case 'unban': {
        const lifted = await bans.lift(wish.whom);
        return lifted === 0 ? refused(`Nobody is banned as ${wish.whom}: see list bans.`) : parsed({ lifted });
      }
      case 'clear-title':
        if ((await store.match(wish.match)) === null) return unknownMatch;
        await store.amend(wish.match, { title: '' });
        return parsed({ cleared: wish.match });
      case 'clear-name':
        return this.clearName(wish.person);
      case 'clear-line':
        return this.clearLine(wish.match, wish.line);
      case 'note':
        return parsed({});
    }
  }

  /** A page without anything on it says that the one before was the last. */
  private async list(what: Extract<Wish, { do: 'list' }>['what'], page: number): Promise<unknown> {
    const { store, bans } = this.rooms;
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
    return onPage(await this.rooms.store.matches({ limit: page * PAGE }), page);
  }

  /** Those who opened the tables of this page or sit at them: whoever is found on one may be found on another too. */
  private async peopleSeen(page: number): Promise<unknown> {
    const ids = new Set<string>();
    for (const { id, host } of await this.matchesOn(page)) {
      if (host !== '') ids.add(host);
      for (const sitter of await this.rooms.seating.all(id, SEATS)) if (sitter !== null) ids.add(sitter.person);
    }
    const people = await Promise.all([...ids].map((id) => this.rooms.people.person(id)));
    return people.flatMap((person) => (person === null ? [] : [{ ...person, account: person.account !== null }]));
  }

  private async show(id: string): Promise<Parsed<unknown>> {
    const { store, seating } = this.rooms;
    const row = await store.match(id);
    if (row === null) return unknownMatch;
    const lines = await store.lines(id, 1);
    const sitters = (await seating.all(id, SEATS)).filter((sitter) => sitter !== null);
    const said = (await store.list('chat', id, PAGE)).map(({ value }) => value as Spoken).reverse();
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
    const { store, people, seating, renamed } = this.rooms;
    const person = await people.person(id);
    if (person === null) return unknownPerson;
    await people.rename(person, '');
    // A table without a title was given its host's name.
    for (const { id: match, title } of await hostedBy(store, id))
      if (title === person.name) await store.amend(match, { title: '' });
    for (const { row, line } of await spokenBy(store, id)) await store.put({ ...row, value: { ...line, name: '' } });
    for (const sitter of await seating.of(id)) {
      const nameless = { ...sitter, name: '' };
      await seating.keep(nameless);
      await renamed(nameless);
    }
    return parsed({ cleared: id });
  }

  private async clearLine(match: string, line: number): Promise<Parsed<unknown>> {
    const { store, unsaid } = this.rooms;
    const row = (await store.list('chat', match, 1_000_000)).find(({ value }) => (value as Spoken).id === line);
    if (row === undefined) return refused('There is no such line at that table.');
    await store.remove('chat', row.key);
    await unsaid(match, line);
    return parsed({ cleared: line });
  }
}

const onPage = <T>(all: readonly T[], page: number): readonly T[] => all.slice((page - 1) * PAGE);

const unknownMatch = refused('There is no such match here: see list matches.');
const unknownPerson = refused('There is no such person here: see list people.');

/** Never the secret. */
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
