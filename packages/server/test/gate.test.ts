// How often one address, and one session, may ask before it is told to wait.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { newApp } from '../src/http/app.ts';
import { Gate, type Guard } from '../src/http/guard.ts';
import { Problem } from '../src/http/problem.ts';
import type { Session } from '../src/identity/people.ts';

interface Door {
  readonly app: FastifyInstance;
  readonly gate: Gate;
  /** Milliseconds. */
  time: number;
}

function newDoor(changesPerSecond: number): Door {
  const guard = {
    changesPerSecond,
    origins: new Set<string>(),
    bans: { hasPerson: () => false, hasAddress: () => false },
    isClosing: () => false,
    now: () => door.time,
  } as Partial<Guard> as Guard;
  const gate = new Gate(guard);
  const app = newApp('silent', () => false);
  const door: Door = { app, gate, time: 0 };
  gate.install(app);
  app.route({ method: ['GET', 'POST', 'DELETE'], url: '/*', handler: async () => ({}) });
  return door;
}

type Method = Extract<InjectOptions['method'], 'GET' | 'HEAD' | 'POST' | 'DELETE'>;

/** How many of so many requests at one moment are answered, and not told to wait. */
async function answered({ app }: Door, method: Method, url: string, tries: number, from = '192.0.2.1') {
  let count = 0;
  for (let n = 0; n < tries; n++) {
    const { statusCode } = await app.inject({ method, url, remoteAddress: from });
    assert.ok(statusCode === 200 || statusCode === 429, `${statusCode}`);
    if (statusCode === 200) count++;
  }
  return count;
}

test('an address may change something thirty times at once, then once a second, and still read', async () => {
  const door = newDoor(1);
  assert.equal(await answered(door, 'POST', '/api/tables', 20), 20);
  assert.equal(await answered(door, 'DELETE', '/api/me', 40), 10, 'every change counts');
  for (const method of ['GET', 'HEAD'] as const) assert.equal(await answered(door, method, '/api', 40), 40, method);
  assert.equal(await answered(door, 'POST', '/api/tables', 1, '192.0.2.2'), 1, 'another address has its own limit');
  door.time += 2000;
  assert.equal(await answered(door, 'POST', '/api/tables', 5), 2);
});

test('an address may ask three hundred times at once; what changes something is counted among them', async () => {
  const door = newDoor(1);
  assert.equal(await answered(door, 'POST', '/api/tables', 10), 10);
  assert.equal(await answered(door, 'GET', '/api', 400), 290);
  assert.equal(await answered(door, 'POST', '/api/tables', 1), 0);
  door.time += 1000;
  assert.equal(await answered(door, 'GET', '/api', 50), 31);
});

test('files of the page take nothing away from other requests of an address', async () => {
  const door = newDoor(1);
  for (const url of ['/', '/sw.js', '/assets/part-abc.js'])
    assert.equal(await answered(door, 'GET', url, 350), 350, url);
  assert.equal(await answered(door, 'GET', '/api', 400), 300);
});

test('P24 a thousand clients behind one address get their tickets at once, however many other requests they make', async () => {
  const door = newDoor(1);
  await answered(door, 'POST', '/api/tables', 31);
  assert.equal(await answered(door, 'POST', '/api/tables/some-table/ticket', 1010), 1000);
  assert.equal(await answered(door, 'GET', '/api', 1), 1, 'tickets leave room for other requests');
});

/** How often in a row it may be done. */
function inARow(what: () => void): number {
  for (let n = 0; n < 1000; n++) {
    try {
      what();
    } catch (error) {
      assert.ok(error instanceof Problem && error.status === 429);
      return n;
    }
  }
  return Number.POSITIVE_INFINITY;
}

test('a session gets thirty tickets at once, then one a second; other sessions get theirs', () => {
  const door = newDoor(1);
  const ask = (id: string) => () => door.gate.mayReturn({ id } as Session);
  assert.equal(inARow(ask('one')), 30);
  assert.equal(inARow(ask('another')), 30);
  door.time += 2000;
  assert.equal(inARow(ask('one')), 2);
});

test('an address may show thirty wrong secrets at once, then one every two seconds', () => {
  const door = newDoor(1);
  const fail = (ip: string) => () => door.gate.failed({ ip } as FastifyRequest);
  assert.equal(inARow(fail('192.0.2.1')), 30);
  assert.equal(inARow(fail('192.0.2.2')), 30);
  door.time += 4000;
  assert.equal(inARow(fail('192.0.2.1')), 2);
});
