// Shared by the routes that create a table: its terms, seats and invitations.
import { isLevel, isTemperament } from '@backroom/bots';
import { readOptions, type Seat } from '@backroom/kit';
import { type Holder, PACES, type Terms } from '@backroom/match';
import type { Bodies } from '@backroom/protocol/contract';
import type { FastifyRequest } from 'fastify';
import type { Person } from '../../identity/people.ts';
import { newId } from '../../identity/secrets.ts';
import type { MatchRow } from '../../store/contract.ts';
import type { Excess, Kind } from '../../tables/quotas.ts';
import { sit } from '../../tables/seat-changes.ts';
import { changesAnything, type TableSettingsChange } from '../../tables/settings.ts';
import type { Table } from '../../tables/table.ts';
import type { Dependencies } from '../app.ts';
import { closing, malformed, notFound, otherRules, Problem, unknownPerson } from '../problem.ts';

type Bot = Extract<Holder, { kind: 'bot' }>;
/** The most seats of any game. */
export const MOST_SEATS = 8;
export type Chairs = readonly ('me' | 'open' | Bot)[];

/** Returns the live table, or null if there is none. `asker`: who is charged for loading it; null: the table is new. */
export async function tableAt(
  { tables, gate }: Dependencies,
  id: string,
  asker: FastifyRequest | null,
): Promise<Table> {
  const isKnown = tables.isOpen(id);
  if (!isKnown && asker !== null) gate.mayLoad(asker);
  const table = /^[\w-]{22}$/.test(id) ? await tables.at(id) : null;
  if (!isKnown && asker !== null && table !== null) gate.hasLoaded(asker, table.match.seq);
  // A client that gets "no such table" does not retry.
  if (table !== null) return table;
  if (tables.isClosing) throw closing();
  throw (await tables.hasOtherRules(id)) ? otherRules() : notFound();
}

export async function inviteTo({ passes, services }: Dependencies, match: string, seat: Seat | null) {
  const secret = await passes.issue('invitation', match, { match, seat, issuedAt: services.now() });
  return { seat, secret, link: `/j/${match}#${secret}` };
}

/** Gives the host their seat, and makes invitations for the free seats. */
async function seatAll(dependencies: Dependencies, match: string, chairs: Chairs, host: string, pledge: string | null) {
  const table = await tableAt(dependencies, match, null);
  const person = await dependencies.people.person(host);
  if (person === null) {
    // The host's account was deleted while the table was created: it must not keep their name.
    await dependencies.store.amend(match, { title: '', host: '' });
    throw unknownPerson();
  }
  const seats: Seat[] = [];
  const invitations = [];
  for (const [seat, chair] of chairs.entries()) {
    if (chair === 'me') {
      const seated = await sit(dependencies.tables, table, seat, person, pledge);
      if (!seated.ok) throw malformed(seated.why);
      seats.push(seat);
    } else if (chair === 'open') invitations.push(await inviteTo(dependencies, match, seat));
  }
  return { match, seats, invitations };
}

export interface Layout {
  readonly terms: Terms;
  readonly chairs: Chairs;
  readonly title: string;
  readonly visibility: MatchRow['visibility'];
  readonly pledge: string | null;
  /** Settings of chat, spectators and hints that differ from the defaults. */
  readonly tableSettings?: TableSettingsChange;
}

/** Opens a table for its host within their quota. All new tables are created here. */
export async function setUpTable(dependencies: Dependencies, host: Person, layout: Layout) {
  const { terms, chairs, title, visibility, pledge, tableSettings } = layout;
  const { tables, quotas } = dependencies;
  const bots = chairs.map((chair) => (typeof chair === 'string' ? null : chair));
  const kinds: Kind[] = [];
  if (chairs.includes('open')) kinds.push('waiting');
  if (bots.some((bot) => bot !== null)) kinds.push('bots');
  const excess = quotas.excess(host.id, kinds);
  if (excess !== null) throw full(excess);
  const release = quotas.reserve(host.id, kinds);
  try {
    const made = await tables.create({ terms, bots, title, visibility, host: host.id });
    if (!made.ok) throw malformed(made.why);
    if (tableSettings !== undefined && changesAnything(tableSettings))
      await dependencies.tableSettings.change({ id: made.value, visibility }, tableSettings);
    return await seatAll(dependencies, made.value, chairs, host.id, pledge);
  } finally {
    release();
  }
}

const FULL: Readonly<Record<Kind, string>> = {
  waiting: 'tables that wait for players',
  bots: 'tables with bots',
};

function full({ of, kind, most }: Excess): Problem {
  const whose = of === 'person' ? 'You have' : 'People at your address have';
  return new Problem(
    409,
    'full',
    `${whose} ${most} ${FULL[kind]} open now, and no more are possible. End one, or leave one and wait a minute.`,
  );
}

/** Returns the terms of a new match, or throws what is wrong with them. */
export function termsOf({ services }: Dependencies, body: Bodies['table']): Terms {
  const game = services.findGame(body.game);
  if (game === undefined) throw malformed('There is no such game here.');
  const options = readOptions<unknown>(game.options, body.options);
  if (!options.ok) throw malformed(options.why);
  const seats = body.chairs.length;
  const { min, max } = game.seats(options.value);
  if (seats < min || seats > max) throw malformed(`This game is for ${min} to ${max} seats, not for ${seats}.`);
  const { level, temperament } = botOf(body.standIn);
  return {
    match: newId(),
    game: game.id,
    rules: game.rules,
    options: options.value as Terms['options'],
    seats,
    pace: PACES[body.pace],
    undo: body.undo,
    window: body.window,
    standIn: { level, temperament },
    position: null,
    after: null,
  };
}

export function chairsOf(names: readonly string[], seats: number): Chairs {
  if (names.length !== seats) throw malformed(`There are ${seats} seats: name a player for each.`);
  return names.map((name) => (name === 'me' || name === 'open' ? name : botOf(name)));
}

function botOf(text: string): Bot {
  const [level, temperament = null] = text.split(':');
  if (!isLevel(level)) throw malformed(`There is no level ${level}.`);
  if (temperament !== null && !isTemperament(temperament)) throw malformed(`There is no temperament ${temperament}.`);
  return { kind: 'bot', level, temperament };
}
