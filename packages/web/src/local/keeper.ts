// The page's side of local tables: opens them, connects to them, reads their record.
import type { Seat } from '@backroom/kit';
import type { Socket, Surroundings } from '@backroom/protocol';
import { afterwards } from '../app/afterwards.ts';
import { settings } from '../app/settings.ts';
import { rulesFrom } from '../games.ts';
import { SeatSession } from '../seat/seat-session.ts';
import { earlyWorker, startWorker } from './early.ts';
import type { FromKeeper, LocalOpening, MatchRecord, Opened, ToKeeper } from './messages.ts';

type Ask = ToKeeper extends infer T ? (T extends ToKeeper ? Omit<T, 'id'> : never) : never;

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();

function keeper(): Worker {
  if (worker !== null) return worker;
  worker = earlyWorker ?? startWorker();
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

export const openTable = (opening: LocalOpening): Promise<Opened> => ask<Opened>({ ask: 'open', opening });

export const openHere = async (opening: LocalOpening): Promise<string> => (await openTable(opening)).match;

/** Changes the pace of the bots. */
export const tellBotPace = (): void => void ask({ ask: 'pace', botPace: settings.peek().botPace });

/** Called once a table can be played: loads its bots before they are needed. */
const callBots = (game: string): void => void afterwards('next', () => ask({ ask: 'bots', game })).catch(() => {});

export async function recordOf(match: string): Promise<MatchRecord> {
  return ask<MatchRecord>({ ask: 'record', match });
}

const recordText = async (match: string): Promise<string> =>
  (await import('./exporting.ts')).textOf(await recordOf(match));

/** One viewer at a local table. */
export async function sitHere(game: string, match: string, seat: Seat | null): Promise<SeatSession> {
  const rules = await rulesFrom(game);
  if (rules === undefined) throw new Error(`unknown game: ${game}`);
  const around: Surroundings = {
    ticket: async () => '',
    open: () => portSocket(match, seat),
    later: (ms, what) => void setTimeout(what, ms),
    chance: Math.random,
  };
  callBots(game);
  return new SeatSession(rules, match, around, { isLocal: true, record: () => recordText(match) });
}

/** A hidden page draws nothing: wait no longer than this. */
const LONGEST_MS = 100;

/** Resolves once the browser has drawn the current frame. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done, 0));
    setTimeout(done, LONGEST_MS);
  });

/** A channel to the worker that behaves like a socket. */
function portSocket(match: string, seat: Seat | null): Socket {
  const { port1, port2 } = new MessageChannel();
  let shown: Promise<unknown> = Promise.resolve();
  const socket: Socket = {
    send: (text) => {
      const said = JSON.parse(text);
      port1.postMessage(said);
      // The answer comes at once and takes long to draw, so the touch itself is drawn first.
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
    // Another tab keeps the table now: its clients reconnect.
    if (data === null) socket.onclose?.();
    else socket.onmessage?.({ data: JSON.stringify(data) });
  };
  ask({ ask: 'sit', match, seat, port: port2, botPace: settings.peek().botPace }, [port2]).then(
    () => socket.onopen?.(),
    () => socket.onclose?.(),
  );
  return socket;
}
