// One network cannot use up the connections that everybody needs.
import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { closeServer, type Opened, openServer, until } from './support/server.ts';

const MOST = 64;
let server: Opened;
let proxied: Opened;
before(async () => {
  server = await openServer({ socketsPerPerson: 1 });
  proxied = await openServer({ socketsPerPerson: 1, changesPerSecond: 1, trustProxy: ['127.0.0.1'] });
});
after(() => Promise.all([closeServer(server), closeServer(proxied)]));

/** A connection that tells whether it is alive: it sends a small request and keeps the connection open. */
class Line {
  text = '';
  isClosed = false;
  readonly socket: Socket;

  constructor({ open }: Opened) {
    this.socket = connect(open.port, '127.0.0.1');
    this.socket.on('data', (data) => {
      this.text += String(data);
    });
    this.socket.on('error', () => {});
    this.socket.on('close', () => {
      this.isClosed = true;
    });
    this.socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n');
  }

  /** The rest of the request. */
  finish(): void {
    this.socket.write('\r\n');
  }
}

const openLines = (where: Opened, count: number): Line[] => Array.from({ length: count }, () => new Line(where));

test('a connection beyond the limit of a network is closed at once; a closed one makes room', async () => {
  const lines = openLines(server, MOST + 10);
  await until(() => lines.filter(({ isClosed }) => isClosed).length === 10, 'ten are closed');
  const held = lines.filter(({ isClosed }) => !isClosed);
  held[0]?.finish();
  await until(() => held[0]?.text.includes('200 OK') === true, 'those that are open are answered');
  for (const { socket } of held.splice(0, 5)) socket.destroy();
  const next: Line[] = [];
  await until(() => {
    if (next.every(({ isClosed }) => isClosed)) {
      const line = new Line(server);
      next.push(line);
      line.finish();
    }
    return next.some(({ text }) => text.includes('200 OK'));
  }, 'there is room again');
  for (const { socket } of [...held, ...next]) socket.destroy();
});

test('a trusted proxy may have as many connections as it needs', async () => {
  const lines = openLines(proxied, MOST + 10);
  for (const line of lines) line.finish();
  await until(() => lines.every(({ text }) => text.includes('200 OK')), 'all are answered');
  for (const { socket } of lines) socket.destroy();
});

test('a visitor who floods the server through a proxy is refused; the proxy keeps its connection, and its other visitors are served', async () => {
  const proxy = connect(proxied.open.port, '127.0.0.1');
  let text = '';
  proxy.on('data', (data) => {
    text += String(data);
  });
  proxy.on('error', () => {});
  const ask = (visitor: string) =>
    proxy.write(`GET /healthz HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.99, ${visitor}\r\n\r\n`);
  const statuses = (): string[] => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  // Far more than an address gets, refusals included: 600, and 61 a second.
  for (let n = 0; n < 2000; n++) ask('203.0.113.1');
  ask('203.0.113.2');
  await until(() => statuses().length === 2001 || proxy.destroyed, 'all are answered');
  assert.equal(statuses().length, 2001);
  assert.deepEqual(new Set(statuses()), new Set(['200', '429']));
  assert.deepEqual(statuses().slice(-2), ['429', '200']);
  proxy.destroy();
});
