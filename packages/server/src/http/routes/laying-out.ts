// What several routes need to lay out a table: its terms, its chairs, invitations to them.
import { isLevel, isTemperament } from '@backroom/bots';
import { readOptions, type Seat } from '@backroom/kit';
import { type Holder, PACES, type Terms } from '@backroom/match';
import type { Bodies } from '../../border/bodies.ts';
import { newId } from '../../identity/secrets.ts';
import { sit } from '../../tables/sitting.ts';
import type { Table } from '../../tables/table.ts';
import type { Rooms } from '../app.ts';
import { closing, malformed, notFound } from '../problem.ts';

type Bot = Extract<Holder, { kind: 'bot' }>;
export type Chairs = readonly ('me' | 'open' | Bot)[];

/** The live table, if there is one of that name. */
export async function tableAt({ tables }: Rooms, id: string): Promise<Table> {
  const table = /^[\w-]{22}$/.test(id) ? await tables.at(id) : null;
  // Whoever is told that there is no such table does not come back.
  if (table === null) throw tables.isClosing ? closing() : notFound();
  return table;
}

export async function inviteTo({ passes }: Rooms, match: string, seat: Seat | null) {
  const secret = await passes.issue('invitation', match, { match, seat });
  return { seat, secret, link: `/j/${match}#${secret}` };
}

/** Sits the host down where he wants to sit, and makes invitations for the seats that are free. */
export async function seatAll(rooms: Rooms, match: string, chairs: Chairs, host: string, pledge: string | null) {
  const table = await tableAt(rooms, match);
  const person = await rooms.people.person(host);
  const seats: Seat[] = [];
  const invitations = [];
  for (const [seat, chair] of chairs.entries()) {
    if (chair === 'me' && person !== null) {
      const seated = await sit(rooms.tables, table, seat, person, pledge);
      if (!seated.ok) throw malformed(seated.why);
      seats.push(seat);
    } else if (chair === 'open') invitations.push(await inviteTo(rooms, match, seat));
  }
  return { match, seats, invitations };
}

/** The terms of a new match, or what is wrong with them. */
export function termsOf({ house }: Rooms, body: Bodies['table']): Terms {
  const game = house.findGame(body.game);
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
  if (names.length !== seats) throw malformed(`There are ${seats} seats: say who sits on each.`);
  return names.map((name) => (name === 'me' || name === 'open' ? name : botOf(name)));
}

function botOf(text: string): Bot {
  const [level, temperament = null] = text.split(':');
  if (!isLevel(level)) throw malformed(`There is no level ${level}.`);
  if (temperament !== null && !isTemperament(temperament)) throw malformed(`There is no temperament ${temperament}.`);
  return { kind: 'bot', level, temperament };
}
