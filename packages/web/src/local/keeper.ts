// The page's side of its own tables: opens them, sits down at them, reads their record.
import type { Seat } from '@backroom/kit';
import type { Socket, Surroundings } from '@backroom/protocol';
import { afterwards } from '../app/afterwards.ts';
import { settings } from '../app/settings.ts';
import { gameCalled } from '../games.ts';
import { Sitting } from '../seat/sitting.ts';
import program from './keeper.worker.ts?worker&url';
import type { FromKeeper, Opened, Opening, Record, ToKeeper } from './messages.ts';
import { trusted } from './trusted.ts';

type Ask = ToKeeper extends infer T ? (T extends ToKeeper ? Omit<T, 'id'> : never) : never;

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();

function keeper(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(trusted(program), { type: 'module', name: 'tables' });
  worker.onmessage = ({ data }: MessageEvent<FromKeeper>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) asker?.resolve(data.value);
    else asker?.reject(new Error(data.why));
  };
  return worker;
}

function ask<T>(question: Ask, transfer: Transferable[] = []): Promise<T> {
  const id = ++asked;
  return new Promise<T>((resolve, reject) => {
    waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
    keeper().postMessage({ ...question, id }, transfer);
  });
}

/** Begins to load what a table needs, before anybody has asked for one. */
export const warmUp = (): void => void keeper();

export const openTable = (opening: Opening): Promise<Opened> => ask<Opened>({ ask: 'open', opening });

export const openHere = async (opening: Opening): Promise<string> => (await openTable(opening)).match;

/** Once a table can be played: its bots come before anybody waits for them. */
const callBots = (): void => void afterwards('next', () => ask({ ask: 'bots' })).catch(() => {});

export async function recordOf(match: string): Promise<Record> {
  return ask<Record>({ ask: 'record', match });
}

async function recordText(match: string): Promise<string> {
  const { game: id, names, entries } = await recordOf(match);
  const game = await gameCalled(id)?.whole();
  if (game === undefined) throw new Error(`no game here is called ${id}`);
  const { writeDown } = await import('./exporting.ts');
  return writeDown(game, entries, names);
}

/** One pair of eyes at a table of this device. */
export async function sitHere(game: string, match: string, seat: Seat | null): Promise<Sitting> {
  const rules = await gameCalled(game)?.rules();
  if (rules === undefined) throw new Error(`no game here is called ${game}`);
  const around: Surroundings = {
    ticket: async () => '',
    open: () => portSocket(match, seat),
    later: (ms, what) => void setTimeout(what, ms),
    chance: Math.random,
  };
  callBots();
  return new Sitting(rules, match, around, { isLocal: true, record: () => recordText(match) });
}

/** A page that nobody sees shows nothing: there it is waited no longer than this. */
const LONGEST_MS = 100;

/** Once the browser has shown what there is now. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done, 0));
    setTimeout(done, LONGEST_MS);
  });

/** A channel to the worker that behaves as a socket does. */
function portSocket(match: string, seat: Seat | null): Socket {
  const { port1, port2 } = new MessageChannel();
  let shown: Promise<unknown> = Promise.resolve();
  const socket: Socket = {
    send: (text) => {
      const said = JSON.parse(text);
      port1.postMessage(said);
      // The answer is there at once, and long to draw: whoever touched something sees first that it was touched.
      if (said.t === 'act') shown = painted();
    },
    close: () => {
      port1.postMessage(null);
      port1.close();
      socket.onclose?.();
    },
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  port1.onmessage = async ({ data }) => {
    await shown;
    // The table has changed hands: whoever sat at it sits down again.
    if (data === null) socket.onclose?.();
    else socket.onmessage?.({ data: JSON.stringify(data) });
  };
  ask({ ask: 'sit', match, seat, port: port2, humanePace: settings.peek().tempo < 2 }, [port2]).then(
    () => socket.onopen?.(),
    () => socket.onclose?.(),
  );
  return socket;
}
