// The desk of a house that is open: what it changes is seen at once by those who are there.
import { parsed, refused } from '@backroom/kit';
import type { People } from '../identity/people.ts';
import type { Store } from '../store/contract.ts';
import { houseDoes } from '../tables/sitting.ts';
import type { Tables } from '../tables/tables.ts';
import { Frame } from '../wire/frame.ts';
import type { Bans } from './bans.ts';
import { Desk } from './desk.ts';

export interface OpenHouse {
  readonly store: Store;
  readonly people: People;
  readonly tables: Tables;
  readonly bans: Bans;
  now(): number;
  turnOutBanned(): void;
}

export function deskAtWork({ store, people, tables, bans, now, turnOutBanned }: OpenHouse): Desk {
  return new Desk({
    store,
    people,
    seating: tables.seating,
    bans,
    now,
    end: async (match) => {
      const table = await tables.at(match);
      if (table === null) return refused('There is no such match here.');
      const answer = await houseDoes(table, { do: 'end', why: 'house' });
      return answer.t === 'ok' ? parsed(answer.seq) : refused(answer.why);
    },
    turnOut: turnOutBanned,
    renamed: async ({ match, seat, name }) => {
      const table = await tables.at(match);
      if (table === null) return;
      table.names[seat] = name;
      table.tellPresence();
    },
    unsaid: async (match, id) => {
      const frame = new Frame({ t: 'unsaid', id });
      for (const onlooker of (await tables.at(match))?.audience.everybody() ?? []) onlooker.send(frame);
    },
  });
}
