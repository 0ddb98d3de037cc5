// node scripts/launch.mjs bench/frames.ts: the cost of sending with `ws`, and with frames that are written by hand and sent in one
// write; and the cost of an HMAC with `createHmac` and with two hashes. Processor time, both ways in turn, medians.
import { spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { native } from '../packages/server/src/primitives.ts';

const SOCKETS = 200;
const TURNS = 400;
const ROUNDS = 9;
/** A move: an answer to its sender, and one message that four sockets share; bytes of the packed form. */
const ANSWER = Buffer.alloc(30, 1);
const STEP = Buffer.alloc(140, 2);
const SEATS = 4;

interface Line {
  readonly ws: WebSocket;
  readonly wire: Duplex;
}

function framed(bytes: Buffer): Buffer {
  const header = bytes.length < 126 ? 2 : 4;
  const frame = Buffer.allocUnsafe(header + bytes.length);
  frame[0] = 0x82;
  frame[1] = header === 2 ? bytes.length : 126;
  if (header === 4) frame.writeUInt16BE(bytes.length, 2);
  frame.set(bytes, header);
  return frame;
}

/** Each table answers the mover, then sends the step to all its seats. */
const WAYS: Readonly<Record<string, (table: readonly Line[]) => void>> = {
  'by hand': (table) => {
    const step = framed(Buffer.from(STEP));
    table[0].wire.write(Buffer.concat([framed(Buffer.from(ANSWER)), step]));
    for (const { wire } of table.slice(1)) wire.write(step);
  },
  'ws, corked': (table) => {
    const step = Buffer.from(STEP);
    table[0].wire.cork();
    table[0].ws.send(Buffer.from(ANSWER));
    table[0].ws.send(step);
    table[0].wire.uncork();
    for (const { ws } of table.slice(1)) ws.send(step);
  },
  'ws, plain': (table) => {
    const step = Buffer.from(STEP);
    table[0].ws.send(Buffer.from(ANSWER));
    for (const { ws } of table) ws.send(step);
  },
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** In the other process: sockets that read and do nothing else. */
function readAll(port: number): void {
  for (let i = 0; i < SOCKETS; i++) new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
}

async function sending(): Promise<void> {
  const lines: Line[] = [];
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request, wire, head) =>
    sockets.handleUpgrade(request, wire, head, (ws) => void lines.push({ ws, wire })),
  );
  const client = spawn(process.execPath, [import.meta.filename, String((server.address() as AddressInfo).port)], {
    stdio: 'inherit',
  });
  while (lines.length < SOCKETS) await pause();
  const tables = Array.from({ length: SOCKETS / SEATS }, (_, i) => lines.slice(i * SEATS, (i + 1) * SEATS));
  const costs = new Map(Object.keys(WAYS).map((way) => [way, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [way, tell] of Object.entries(WAYS)) {
      const before = cpu();
      for (let turn = 0; turn < TURNS; turn++) {
        for (const table of tables) tell(table);
        do await pause();
        while (lines.some(({ ws }) => ws.bufferedAmount > 0));
      }
      costs.get(way)?.push((cpu() - before) / TURNS / tables.length);
    }
  }
  for (const [way, all] of costs)
    console.log(
      `sending a move to ${SEATS} sockets, ${way}: ${median(all).toFixed(1)} us (${Math.min(...all).toFixed(1)}-${Math.max(...all).toFixed(1)})`,
    );
  client.kill();
  server.close();
  for (const { ws } of lines) ws.terminate();
}

function hashing(): void {
  const key = randomBytes(32).toString('hex');
  const ways: Readonly<Record<string, (text: string) => string>> = {
    'two hashes': (text) => native.hmac(key, text),
    createHmac: (text) => createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('hex'),
  };
  const costs = new Map(Object.keys(ways).map((way) => [way, [] as number[]]));
  const times = 50_000;
  for (let round = 0; round < ROUNDS; round++)
    for (const [way, hmac] of Object.entries(ways)) {
      const before = cpu();
      for (let i = 0; i < times; i++) hmac(`salt ${i}`);
      costs.get(way)?.push((cpu() - before) / times);
    }
  for (const [way, all] of costs) console.log(`an HMAC by ${way}: ${median(all).toFixed(2)} us`);
}

const port = process.argv[2];
if (port !== undefined) readAll(Number(port));
else {
  hashing();
  await sending();
}
