// Taking a seat and giving it up: the log decides whose it is, and beside it stands who that is.
import { type Parsed, parsed, refused, type Seat } from '@backroom/kit';
import type { Command } from '@backroom/match';
import type { Person } from '../identity/people.ts';
import type { Answer } from './answers.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

/** A command of the house, and its answer. */
export const houseDoes = (table: Table, command: Command): Promise<Answer> =>
  new Promise((resolve) => table.submit('house', command, null, resolve));

/** Before the game begins, or in place of somebody who was removed. Two who want the same seat: one gets it. */
export async function sit(
  { seating }: Tables,
  table: Table,
  seat: Seat,
  person: Person,
  pledge: string | null,
): Promise<Parsed<Seat>> {
  const sitter = { match: table.id, seat, person: person.id, name: person.name };
  if (!(await seating.claim(sitter))) {
    const there = await seating.at(table.id, seat);
    // He sits there already: asking twice changes nothing.
    return there?.person === person.id ? parsed(seat) : refused('Somebody else was quicker: this seat is taken.');
  }
  const chair = table.match.chairs[seat];
  const command: Command =
    chair?.owner?.kind === 'person' ? { do: 'return', seat } : { do: 'sit', seat, holder: { kind: 'person' }, pledge };
  table.names[seat] = person.name;
  const answer = await houseDoes(table, command);
  if (answer.t === 'ok') {
    // Whoever plays does not look into the hands of the others, not even later.
    for (const one of [...table.audience.gallery])
      if (one.person === person.id) one.dismiss('playing', 'You play here now.', false);
    return parsed(seat);
  }
  await seating.free(table.id, seat);
  table.names[seat] = '';
  return refused(answer.why);
}

/** Sends somebody away: his seat is free again, or a bot plays on in it until somebody else is invited. */
export async function remove({ seating }: Tables, table: Table, seat: Seat): Promise<Parsed<true>> {
  const hasBegun = table.match.phase !== 'gathering';
  const command: Command = hasBegun ? { do: 'leave', seat, why: 'removed' } : { do: 'rise', seat };
  const answer = await houseDoes(table, command);
  // Somebody who had left already is removed by losing his chair.
  if (answer.t === 'no' && answer.code !== 'away') return refused(answer.why);
  await seating.free(table.id, seat);
  table.names[seat] = '';
  for (const row of table.audience.all()) {
    if (row.seat !== seat) continue;
    for (const onlooker of [...row.onlookers]) onlooker.dismiss('removed', 'The host has given this seat away.', false);
  }
  table.tellPresence();
  return parsed(true);
}
