// An address that sends or connects far beyond its limits is cut off before its requests cost anything; others are served.
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { limitConnections } from '../src/http/connections.ts';
import { cutFloods } from '../src/http/floods.ts';
import { floodRates, isForTicket } from '../src/http/guard.ts';
import { until } from './support/server.ts';

/** Before any connection was closed. */
const { stackTraceLimit } = Error;

/** Answers every request with its own number. */
async function open(context: TestContext, limit: (server: Server) => void) {
  let handled = 0;
  const server = createServer((_, response) => void response.end(`number ${++handled}`));
  limit(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, handled: () => handled };
}

/** Sends all requests in one packet. True: the server has closed the connection. False: all are answered. */
async function send(port: number, requests: number, address: string, path = '/'): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  let [text, isClosed] = ['', false];
  socket.on('data', (data) => {
    text += String(data);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    isClosed = true;
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nx-from: ${address}\r\n\r\n`.repeat(requests));
  await until(() => isClosed || text.split('HTTP/1.1 200').length > requests, 'an answer to all, or none any more');
  socket.destroy();
  return isClosed;
}

test('pipelined requests beyond the limit are not handled, and their connection is closed; another address is served', async (context) => {
  let now = 0;
  const { port, handled } = await open(context, (server) =>
    cutFloods(server, {
      rates: { small: { burst: 50, perSecond: 5 }, large: { burst: 500, perSecond: 50 } },
      kindOf: ({ url }) => (url === '/large' ? 'large' : 'small'),
      addressOf: ({ headers }) => String(headers['x-from']),
      trusts: () => false,
      connections: limitConnections(
        server,
        () => false,
        1000,
        () => now,
      ),
      now: () => now,
    }),
  );
  assert.equal(await send(port, 500, '192.0.2.1'), true);
  assert.equal(handled(), 50);
  assert.equal(await send(port, 1, '192.0.2.1'), true, 'also on a new connection');
  assert.equal(await send(port, 20, '192.0.2.2'), false);
  assert.equal(await send(port, 100, '192.0.2.1', '/large'), false, 'another kind of request has a limit of its own');
  now += 2000;
  assert.equal(await send(port, 10, '192.0.2.1'), false, 'after a while it is served again');
  assert.equal(handled(), 180);
});

test('a flood through a trusted proxy is answered and its connection stays: the proxy would take the server for broken', async (context) => {
  const { port, handled } = await open(context, (server) =>
    cutFloods(server, {
      rates: { all: { burst: 2, perSecond: 1 } },
      kindOf: () => 'all',
      addressOf: ({ headers }) => String(headers['x-from']),
      trusts: (address) => address === '127.0.0.1',
      connections: limitConnections(
        server,
        (address) => address === '127.0.0.1',
        1000,
        () => 0,
      ),
      now: () => 0,
    }),
  );
  const proxy = connect(port, '127.0.0.1');
  context.after(() => proxy.destroy());
  let text = '';
  proxy.on('data', (data) => {
    text += String(data);
  });
  const statuses = (): string[] => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  const asked = ['1', '1', '1', '1', '2'];
  for (const [n, visitor] of asked.entries()) {
    const from = `Host: x\r\nx-from: 192.0.2.${visitor}\r\n`;
    proxy.write(`POST / HTTP/1.1\r\n${from}Content-Length: 4\r\n\r\nbody`);
    await until(() => statuses().length > n || proxy.destroyed, 'an answer');
  }
  assert.deepEqual(
    statuses(),
    ['200', '200', '429', '429', '200'],
    'another visitor has the next turn on this connection',
  );
  assert.match(text, /"code":"too-many"/);
  assert.equal(handled(), 3);
});

test('a network opens as many connections as it may have at once, then all of them in eight seconds', async (context) => {
  let now = 0;
  const { port } = await open(context, (server) => {
    limitConnections(
      server,
      () => false,
      16,
      () => now,
    );
  });
  const closedAfter = async (): Promise<number> => {
    for (let served = 0; served < 100; served++) if (await send(port, 1, '')) return served;
    throw new Error('never closed');
  };
  assert.equal(await closedAfter(), 16);
  now += 4000;
  assert.equal(await closedAfter(), 8);
});

test('requests that are dropped with their connection use up what a network may open, and then close all its connections but upgraded ones', async (context) => {
  const { port, handled } = await open(context, (server) => {
    // Nothing else closes an idle connection.
    server.keepAliveTimeout = 0;
    const trusts = () => false;
    const connections = limitConnections(server, trusts, 20, () => 0);
    const limit = { trusts, connections, now: () => 0, addressOf: () => '192.0.2.1', kindOf: () => 'all' as const };
    cutFloods(server, { ...limit, rates: { all: { burst: 1, perSecond: 1 } } });
    server.on('upgrade', (_, socket) => void socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  });
  const line = (text: string) => {
    const socket = connect(port, '127.0.0.1');
    context.after(() => socket.destroy());
    const there = { isOpen: false, isClosed: false };
    socket.on('error', () => {});
    socket.on('data', () => {
      there.isOpen = true;
    });
    socket.on('close', () => {
      there.isClosed = true;
    });
    socket.write(text);
    return there;
  };
  const upgraded = line('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await until(() => upgraded.isOpen, 'a socket at a table');
  const idle = line('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await until(() => idle.isOpen, 'its only request is answered');
  // Seventeen connections are left, so 8 x 17 dropped requests are not too many.
  assert.equal(await send(port, 100, ''), true);
  assert.equal(idle.isClosed, false);
  assert.equal(await send(port, 100, ''), true);
  await until(() => idle.isClosed, 'all plain connections are closed');
  assert.equal(upgraded.isClosed, false);
  assert.equal(await send(port, 1, ''), true, 'and no new one is accepted');
  assert.equal(handled(), 1);
  assert.equal(Error.stackTraceLimit, stackTraceLimit);
});

test('a request that some limit allows is never cut off as a flood', () => {
  for (const changes of [1, 2, 30, 1000]) {
    const { ticket, other } = floodRates(changes);
    assert.ok(ticket.burst > 1000 && ticket.perSecond > 100);
    assert.ok(other.burst > Math.max(300, 30 * changes) && other.perSecond > 30 + changes);
  }
  assert.ok(isForTicket({ method: 'POST', url: `/api/tables/${'x'.repeat(22)}/ticket` }));
  for (const url of ['/api/me', '/api/tables/x/ticket?', '/api/tables/x/ticket/y'])
    assert.ok(!isForTicket({ method: 'POST', url }));
});
