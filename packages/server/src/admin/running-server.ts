// Runs admin commands in a running server: connected players see the changes at once.
import { parsed, refused } from '@backroom/kit';
import type { Bans } from '../identity/bans.ts';
import type { People } from '../identity/people.ts';
import type { Pruner } from '../retention/pruner.ts';
import type { Store } from '../store/contract.ts';
import { Publication } from '../tables/publication.ts';
import { submitAsServer } from '../tables/seat-changes.ts';
import type { Tables } from '../tables/tables.ts';
import { AdminCommands } from './commands.ts';
import { OTHER_RULES } from './ending.ts';

export interface RunningServer {
  readonly store: Store;
  readonly people: People;
  readonly tables: Tables;
  readonly bans: Bans;
  readonly pruner: Pruner;
  now(): number;
  closeBanned(): void;
}

export function adminCommandsFor({
  store,
  people,
  tables,
  bans,
  pruner,
  now,
  closeBanned,
}: RunningServer): AdminCommands {
  return new AdminCommands({
    store,
    people,
    seating: tables.seating,
    bans,
    pruner,
    now,
    end: async (match) => {
      const table = await tables.at(match);
      if (table === null)
        return (await tables.hasOtherRules(match)) ? OTHER_RULES : refused('There is no such match here.');
      const answer = await submitAsServer(table, { do: 'end', why: 'house' });
      return answer.t === 'ok' ? parsed(answer.seq) : refused(answer.why);
    },
    closeSockets: closeBanned,
    renamed: ({ match }) => tables.showNames(match),
    unsaid: async (match, id) => {
      const publication = new Publication({ t: 'unsaid', id });
      for (const subscriber of (await tables.at(match))?.subscribers.everybody() ?? []) subscriber.send(publication);
    },
  });
}
