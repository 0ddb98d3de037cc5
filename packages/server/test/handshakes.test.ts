// The first and the last moment of a socket. P13: a failure in a handshake, even in the server's own code, costs that handshake and
// nothing else.
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { PEOPLE_PER_NETWORK } from '../src/tables/quotas.ts';
import { Connection } from '../src/wire/connection.ts';
import { type SocketDependencies, Sockets } from '../src/wire/sockets.ts';
import { handshake, RawSocket } from './proofs/support/raw.ts';
import { until } from './support/server.ts';

async function openSockets(context: TestContext, now: () => number = () => 0) {
  const troubles: string[] = [];
  const said: object[] = [];
  const dependencies = {
    services: {
      now,
      later: () => () => {},
      metrics: { trouble: (kind: string) => void troubles.push(kind) },
      logger: { error: (facts: object) => void said.push(facts) },
    },
    figures: { watch: () => {}, sent: () => {} },
    people: { onEnd: () => {} },
    viewingRights: { onChange: () => {} },
    bans: { hasAddress: () => false },
    trusts: () => false,
    isOwnOrigin: (origin: string) => {
      if (origin === 'https://trouble.example') throw new Error('a fault in the handshake');
      return true;
    },
    messagesPerSecond: 20,
    socketsPerPerson: 1,
  } as unknown as SocketDependencies;
  const server = createServer();
  const sockets = new Sockets(server, dependencies);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(async () => {
    await sockets.close();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, sockets, troubles, said };
}

test('P13: an exception in the handler of a handshake ends that connection; the next one is accepted', async (context) => {
  const { port, troubles, said } = await openSockets(context);
  for (let n = 0; n < 3; n++) {
    const raw = new RawSocket(port);
    raw.write(handshake(port, { Origin: 'https://trouble.example' }));
    assert.ok(await raw.ended(), 'it is hung up');
    assert.equal(raw.text, '', 'and told nothing');
  }
  assert.deepEqual(troubles, ['handshake', 'handshake', 'handshake']);
  assert.deepEqual(said[0], { error: 'a fault in the handshake' });
  const raw = new RawSocket(port);
  raw.write(handshake(port, { Origin: 'https://fine.example' }));
  await until(() => raw.status === 101, 'the next one is taken');
  raw.destroy();
});

test('a server that closes gives its clients 200 ms to close first; without clients it does not wait', async (context) => {
  const { port, sockets } = await openSockets(context);
  const raw = new RawSocket(port);
  raw.write(handshake(port, { Origin: 'https://fine.example' }));
  await until(() => raw.status === 101, 'it is taken');
  const { timers } = context.mock;
  /** Is it closed after so long, and not a millisecond earlier? */
  const closesAfter = async (ms: number): Promise<boolean> => {
    const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
    timers.enable({ apis: ['setTimeout'] });
    try {
      let isClosed = false;
      void sockets.close().then(() => {
        isClosed = true;
      });
      timers.tick(Math.max(0, ms - 1));
      await turn();
      if (isClosed && ms > 0) return false;
      timers.tick(1);
      await turn();
      return isClosed;
    } finally {
      timers.reset();
    }
  };
  assert.ok(await closesAfter(200));
  assert.ok(await raw.ended(), 'a client that has not closed is cut');
  assert.equal(raw.closeCode, 1012, 'and was told before');
  assert.ok(await closesAfter(0));
});

test('a client that closes after its goodbye is forgotten at once; one that does not is cut', () => {
  for (const closesFirst of [true, false]) {
    const timers = new Set<() => void>();
    const socket = Object.assign(new EventEmitter(), {
      ...{ protocol: '', bufferedAmount: 0, isCut: false, send: () => {}, close: () => {} },
      terminate: () => {
        socket.isCut = true;
      },
    });
    const later = (_: number, what: () => void) => {
      timers.add(what);
      return () => timers.delete(what);
    };
    const host = { rate: { burst: 1, perSecond: 1 }, now: () => 0, later, sent: () => {}, left: () => {} };
    const wire = { cork: () => {}, uncork: () => {}, writableCorked: 0 };
    const connection = new Connection(socket as never, wire as never, host as never);
    connection.dismiss('bad-ticket', 'This ticket is not valid any more.', true);
    if (closesFirst) socket.emit('close');
    assert.equal(timers.size, closesFirst ? 0 : 1);
    for (const ring of timers) ring();
    assert.equal(socket.isCut, !closesFirst);
  }
});

test('an address may open twice its sockets at once, then all of them in ten seconds; before any ticket is read', async (context) => {
  let now = 0;
  const { port } = await openSockets(context, () => now);
  const statusOfNext = async (): Promise<number> => {
    const raw = new RawSocket(port);
    raw.write(handshake(port, {}, '/elsewhere'));
    await until(() => raw.status !== 0, 'an answer');
    raw.destroy();
    return raw.status;
  };
  const refusedAfter = async (): Promise<number> => {
    for (let taken = 0; taken < 1000; taken++) if ((await statusOfNext()) === 429) return taken;
    throw new Error('never refused');
  };
  assert.equal(await refusedAfter(), 2 * PEOPLE_PER_NETWORK);
  now += 10_000;
  assert.equal(await refusedAfter(), PEOPLE_PER_NETWORK);
});
