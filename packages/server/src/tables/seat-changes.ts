// Taking and giving up a seat: the log says that it is taken, a record beside it says by whom.
import { type Parsed, parsed, refused, type Seat } from '@backroom/kit';
import type { Command } from '@backroom/match';
import type { Answer } from '@backroom/protocol';
import type { Person } from '../identity/people.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

/** A command of the server, and its answer. */
export const submitAsServer = (table: Table, command: Command): Promise<Answer> =>
  new Promise((resolve) => table.submit('house', command, null, resolve));

/** Before the game begins, or in place of a removed player. If two want the same seat, one gets it. */
export async function sit(
  tables: Tables,
  table: Table,
  seat: Seat,
  person: Person,
  pledge: string | null,
): Promise<Parsed<Seat>> {
  const { seating } = tables;
  const sitter = { match: table.id, seat, person: person.id, name: person.name };
  if (!(await seating.claim(sitter))) {
    const there = await seating.at(table.id, seat);
    // They already sit there: a repeated request changes nothing.
    return there?.person === person.id ? parsed(seat) : refused('Somebody else was quicker: this seat is taken.');
  }
  const chair = table.match.chairs[seat];
  const command: Command =
    chair?.owner?.kind === 'person' ? { do: 'return', seat } : { do: 'sit', seat, holder: { kind: 'person' }, pledge };
  // After the claim: a deletion that starts later finds and frees it (accounts/deletion.ts).
  if (!(await seating.isKnown(person.id))) {
    await seating.free(table.id, seat);
    return refused('Your account has been deleted.');
  }
  table.names[seat] = person.name;
  const answer = await submitAsServer(table, command);
  if (answer.t === 'ok') return stillTheirs(tables, table, seat, person);
  await seating.free(table.id, seat);
  await tables.showNames(table.id);
  return refused(answer.why);
}

/** They may have been removed or deleted in the meantime: then the log must not say that they sit there. */
async function stillTheirs(tables: Tables, table: Table, seat: Seat, person: Person): Promise<Parsed<Seat>> {
  const there = await tables.seating.at(table.id, seat);
  if (there?.person === person.id) return parsed(seat);
  if (there === null) await submitAsServer(table, goneFrom(table, seat));
  await tables.showNames(table.id);
  // Somebody else has taken it since, and the log says so.
  if (there !== null) return refused('Somebody else was quicker: this seat is taken.');
  return refused('You lost this seat before you could sit down.');
}

/** The deed for a seat whose player has gone for good. */
export const goneFrom = ({ match }: Table, seat: Seat): Command =>
  match.phase === 'gathering' ? { do: 'rise', seat } : { do: 'leave', seat, why: 'removed' };

/**
 * Removes a player: their seat is free again, or a bot plays it until somebody else is invited. The seat is freed
 * first, which closes their sockets: so no command of theirs, such as a `return`, can follow the removal.
 */
export async function remove(tables: Tables, table: Table, seat: Seat): Promise<Parsed<true>> {
  const { seating, now } = tables;
  const command = goneFrom(table, seat);
  const verdict = table.match.admit('house', command, now());
  if (!verdict.ok && verdict.code !== LEFT_ALREADY) return refused(verdict.why);
  const sitter = await seating.at(table.id, seat);
  await seating.free(table.id, seat);
  const answer = await submitAsServer(table, command);
  if (answer.t === 'no' && answer.code !== LEFT_ALREADY) {
    if (sitter !== null) await seating.claim(sitter);
    return refused(answer.why);
  }
  await tables.showNames(table.id);
  return parsed(true);
}

/** A player who has left is removed by losing their seat alone. */
const LEFT_ALREADY = 'away';
