// From the command line to the desk: through the door of a running house, or at the database itself when the house is closed.
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type AnyGame, type Parsed, parsed, refused } from '@backroom/kit';
import type { Primitives } from '@backroom/match';
import { People } from '../identity/people.ts';
import { openSqliteStore } from '../store/sqlite/index.ts';
import { Seating } from '../tables/seating.ts';
import { Bans } from './bans.ts';
import { Desk } from './desk.ts';
import { endAtRest } from './ending.ts';
import { doorOf } from './listener.ts';
import type { Order } from './orders.ts';

/** Longer than any order takes: looking through every line of a big house for one name is the longest. */
const WITHIN = 60_000;

export interface Reached {
  readonly isRunning: boolean;
  ask(order: Order): Promise<Parsed<unknown>>;
  close(): Promise<void>;
}

export async function reach(
  data: string,
  findGame: (id: string) => AnyGame | undefined,
  primitives: Primitives,
): Promise<Reached> {
  const isRunning = await isOpen(doorOf(data));
  if (isRunning) return { isRunning, ask: (order) => askAt(doorOf(data), order), close: async () => {} };
  const store = await openSqliteStore({ path: data });
  const now = (): number => Date.now();
  const desk = new Desk({
    store,
    people: new People(store, now),
    seating: new Seating(store),
    bans: new Bans(store),
    now,
    end: (match) => endAtRest(store, findGame, primitives, match, now()),
    turnOut: () => {},
    renamed: async () => {},
    unsaid: async () => {},
  });
  return { isRunning, ask: (order) => desk.carryOut(order), close: () => store.close() };
}

/** No door, or one that a crash left behind: closed. Anything else is for a person to look at. */
async function isOpen(door: string): Promise<boolean> {
  const knock: Order = { who: 'door', why: '', wish: { do: 'list', what: 'bans', page: 1 } };
  try {
    await askAt(door, knock);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return false;
    if (code === 'EACCES')
      throw new Error(`You may not open ${door}: ask as the user that the house runs as.`, { cause: error });
    throw new Error(`Something else than a house answers at ${door}: ${(error as Error).message}`, { cause: error });
  }
}

async function askAt(door: string, order: Order): Promise<Parsed<unknown>> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = request({ socketPath: door, path: '/', method: 'POST', signal: AbortSignal.timeout(WITHIN) }, resolve);
    call.on('error', reject);
    call.end(JSON.stringify(order));
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.name === 'TimeoutError' || error.name === 'AbortError'
      ? new Error(`The house at ${door} does not answer. Is its process stopped?`, { cause: error })
      : error;
  });
  const answer = JSON.parse(await text(response)) as { ok: boolean; value?: unknown; why?: string };
  return answer.ok ? parsed(answer.value) : refused(answer.why ?? 'no reason was given');
}
