// Runs admin commands from the command line: through the admin socket of a running server, or on the database directly.
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type AnyGame, type Parsed, parsed, refused } from '@backroom/kit';
import type { Primitives } from '@backroom/match';
import { forgetTraces } from '../accounts/deletion.ts';
import { Distance } from '../chat/distance.ts';
import { Bans } from '../identity/bans.ts';
import { Passes } from '../identity/passes.ts';
import { People } from '../identity/people.ts';
import { Pruner } from '../retention/pruner.ts';
import { isPostgres, openStore } from '../store/open.ts';
import { Seating } from '../tables/seating.ts';
import { AdminCommands } from './commands.ts';
import { endAtRest } from './ending.ts';
import { adminSocketOf } from './listener.ts';
import type { AdminRequest } from './requests.ts';

/** Longer than any command takes: the slowest one searches every line of a big server for one name. */
const WITHIN = 60_000;

export interface Reached {
  readonly isRunning: boolean;
  ask(order: AdminRequest): Promise<Parsed<unknown>>;
  close(): Promise<void>;
}

export async function reach(
  data: string,
  findGame: (id: string, rules: number) => AnyGame | undefined,
  primitives: Primitives,
): Promise<Reached> {
  const isRunning = !isPostgres(data) && (await isOpen(adminSocketOf(data)));
  if (isRunning) return { isRunning, ask: (order) => askAt(adminSocketOf(data), order), close: async () => {} };
  const store = await openStore(data);
  const now = (): number => Date.now();
  const people = new People(store, now);
  const guests = { store, people, passes: new Passes(store, now), distance: new Distance(store) };
  const adminCommands = new AdminCommands({
    store,
    people,
    pruner: new Pruner({
      store,
      now,
      isOpen: () => false,
      forgetGuest: (person) => forgetTraces(guests, person),
      keepFinishedDays: null,
    }),
    seating: new Seating(store),
    bans: new Bans(store),
    now,
    end: (match) => endAtRest(store, findGame, primitives, match, now()),
    closeSockets: () => {},
    renamed: async () => {},
    unsaid: async () => {},
  });
  return { isRunning, ask: (order) => adminCommands.carryOut(order), close: () => store.close() };
}

/** No admin socket, or one that a crash left behind: the server is not running. Report any other error. */
async function isOpen(adminSocket: string): Promise<boolean> {
  const probe: AdminRequest = { who: 'probe', why: '', wish: { do: 'list', what: 'bans', page: 1 } };
  try {
    await askAt(adminSocket, probe);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return false;
    if (code === 'EACCES')
      throw new Error(`You may not open ${adminSocket}: ask as the user that the server runs as.`, { cause: error });
    throw new Error(`${adminSocket} is not the admin socket of a server: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function askAt(adminSocket: string, order: AdminRequest): Promise<Parsed<unknown>> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(
      { socketPath: adminSocket, path: '/', method: 'POST', signal: AbortSignal.timeout(WITHIN) },
      resolve,
    );
    call.on('error', reject);
    call.end(JSON.stringify(order));
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.name === 'TimeoutError' || error.name === 'AbortError'
      ? new Error(`The server at ${adminSocket} does not answer. Is its process stopped?`, { cause: error })
      : error;
  });
  const answer = JSON.parse(await text(response)) as { ok: boolean; value?: unknown; why?: string };
  return answer.ok ? parsed(answer.value) : refused(answer.why ?? 'no reason given');
}
