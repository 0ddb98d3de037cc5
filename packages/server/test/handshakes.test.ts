// P13: whatever goes wrong in a handshake, even in the house's own code, costs that handshake and nothing else.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { type SocketRooms, Sockets } from '../src/wire/sockets.ts';
import { handshake, RawSocket } from './proofs/support/raw.ts';
import { until } from './support/house.ts';

test('P13: an exception in the handler of a handshake ends that connection; the next one is taken', async (context) => {
  const troubles: string[] = [];
  const said: object[] = [];
  const rooms = {
    house: {
      now: () => 0,
      later: () => () => {},
      tally: { trouble: (kind: string) => void troubles.push(kind) },
      diary: { error: (facts: object) => void said.push(facts) },
    },
    figures: { watch: () => {}, sent: () => {} },
    people: { onEnd: () => {} },
    bans: { hasAddress: () => false },
    trusts: () => false,
    gate: {
      isOwnOrigin: (origin: string) => {
        if (origin === 'https://trouble.example') throw new Error('nobody thought of this');
        return true;
      },
    },
    messagesPerSecond: 20,
  } as unknown as SocketRooms;
  const server = createServer();
  const sockets = new Sockets(server, rooms);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(async () => {
    await sockets.close();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  for (let n = 0; n < 3; n++) {
    const raw = new RawSocket(port);
    raw.write(handshake(port, { Origin: 'https://trouble.example' }));
    assert.ok(await raw.ended(), 'it is hung up');
    assert.equal(raw.text, '', 'and told nothing');
  }
  assert.deepEqual(troubles, ['handshake', 'handshake', 'handshake']);
  assert.deepEqual(said[0], { error: 'nobody thought of this' });
  const raw = new RawSocket(port);
  raw.write(handshake(port, { Origin: 'https://fine.example' }));
  await until(() => raw.status === 101, 'the next one is taken');
  raw.destroy();
});
