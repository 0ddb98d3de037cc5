// P13: handshakes that are broken in every way, and connections that are cut at every byte of a right one.
import { setTimeout as pause } from 'node:timers/promises';
import { pick, type Seeded } from '@backroom/kit';
import { frame, handshake, RawSocket } from './support/raw.ts';

const BROKEN: readonly Readonly<Record<string, string>>[] = [
  { Upgrade: 'h2c' },
  { Connection: 'keep-alive' },
  { 'Sec-WebSocket-Key': 'short' },
  { 'Sec-WebSocket-Key': '' },
  { 'Sec-WebSocket-Version': '99' },
  { 'Sec-WebSocket-Version': 'x' },
  { 'Sec-WebSocket-Protocol': ',,,' },
  { 'Sec-WebSocket-Protocol': 'a'.repeat(5000) },
  { 'Sec-WebSocket-Extensions': 'permessage-deflate; ====' },
  { 'Sec-WebSocket-Extensions': `x${'; y=1'.repeat(500)}` },
  { 'Content-Length': '10' },
  { 'Transfer-Encoding': 'chunked' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: '\u00ff\u00fe' },
  { Host: '' },
  { Host: 'a'.repeat(3000) },
  { Upgrade: 'websocket, h2c, ' },
  { Upgrade: '' },
  { Connection: 'Upgrade, close' },
  { Expect: '100-continue' },
  { 'X-Forwarded-For': '::::, 999.1.1.1, %00, [' },
  { 'X-Forwarded-For': ',,,,'.repeat(500) },
  { 'Sec-WebSocket-Version': '8', Origin: '' },
  { 'Sec-WebSocket-Protocol': 'backroom.json, backroom.json' },
  { Cookie: '__Host-sid=x' },
];

/** Frames that no client may send. */
const FRAMES: readonly Buffer[] = [
  frame('{}', { rsv: 4 }),
  frame('{}', { rsv: 7 }),
  frame('{}', { opcode: 3 }),
  frame('{}', { opcode: 15 }),
  frame('x'.repeat(200), { opcode: 9 }),
  frame('', { opcode: 0 }),
  frame('x', { opcode: 8 }),
  frame(Buffer.from([0xff, 0xfe, 0xfd])),
  Buffer.from([0x81, 0x02, 0x7b, 0x7d]),
];

/** First lines that no browser sends. */
const FIRST_LINES = [
  'GET /ws?%ff%00 HTTP/1.1',
  'GET //ws HTTP/1.1',
  'GET http://[::1/ws HTTP/1.1',
  'GET http://evil.example/ws HTTP/1.1',
  'GET * HTTP/1.1',
  'GET ? HTTP/1.1',
  'GET /ws HTTP/1.0',
  'POST /ws HTTP/1.1',
  'OPTIONS /ws HTTP/1.1',
  'CONNECT 127.0.0.1:1 HTTP/1.1',
  `GET /ws${'?'.repeat(9000)} HTTP/1.1`,
];

function attempt(port: number, random: Seeded): { bytes: Buffer; isWhole: boolean } {
  const right = handshake(port);
  switch (random.below(7)) {
    case 0:
      return { bytes: Buffer.from(right.slice(0, random.below(right.length))), isWhole: false };
    case 1:
      return { bytes: Buffer.from(handshake(port, pick(BROKEN, random))), isWhole: true };
    case 2: {
      const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`X-${i}`, 'y']));
      return { bytes: Buffer.from(handshake(port, many)), isWhole: true };
    }
    case 3:
      return { bytes: Buffer.from(right.replace(/^.*?(?=\r)/, pick(FIRST_LINES, random))), isWhole: true };
    case 4:
      // One after the other on the same line.
      return { bytes: Buffer.from(right + handshake(port, pick(BROKEN, random))), isWhole: true };
    case 5: {
      const bytes = Buffer.from(right);
      bytes[random.below(bytes.length)] = random.below(256);
      return { bytes, isWhole: true };
    }
    default:
      return { bytes: Buffer.concat([Buffer.from(right), pick(FRAMES, random)]), isWhole: true };
  }
}

/** Several at a time; each is cut after a moment, some by a reset. */
export async function knock(port: number, times: number, random: Seeded): Promise<void> {
  for (let done = 0; done < times; done += 25) {
    const sockets = Array.from({ length: Math.min(25, times - done) }, () => {
      const raw = new RawSocket(port);
      raw.write(attempt(port, random).bytes);
      return raw;
    });
    await pause(10 + random.below(15));
    for (const { socket } of sockets) {
      if (random.below(2) === 0) socket.resetAndDestroy();
      else socket.destroy();
    }
  }
}
