// A club behind one address gets every file of the page, and a flood of such requests does not come faster than its rate.
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { test } from 'node:test';
import { isForPage, pacePage } from '../src/http/page-pace.ts';

const DEFAULT_CHANGES = 2;

/** A server in virtual time, without a network. */
function newServer(trusts = false) {
  const server = new EventEmitter();
  const timers: { at: number; what: () => void }[] = [];
  const scene = {
    now: 0,
    timers,
    /** How many the handler got. */
    handled: 0,
    /** Asks for a file; `settle` is called with how it ended. */
    ask(url: string, address: string, settle: (how: 'served' | 'cut' | 'refused') => void = () => {}) {
      const destroy = (): void => {
        socket.destroyed = true;
        settle('cut');
      };
      const socket = { destroyed: false, remoteAddress: '127.0.0.1', destroy };
      const response = {
        writeHead: (status: number) => ({ end: () => settle(status === 429 ? 'refused' : 'served') }),
      };
      server.emit('request', { method: 'GET', url, socket, headers: { address } }, response);
      return socket;
    },
    /** Until nothing waits any more. */
    run() {
      for (;;) {
        timers.sort((one, other) => one.at - other.at);
        const next = timers.shift();
        if (next === undefined) return;
        scene.now = Math.max(scene.now, next.at);
        next.what();
      }
    },
  };
  server.on('request', (_: unknown, response: { writeHead(status: number): { end(): void } }) => {
    scene.handled += 1;
    response.writeHead(200).end();
  });
  pacePage(server as unknown as Server, {
    changesPerSecond: DEFAULT_CHANGES,
    addressOf: ({ headers }) => String(headers.address),
    trusts: () => trusts,
    connections: { close: (socket) => void socket.destroy(), chargeDropped: () => {} },
    now: () => scene.now,
    later: (ms, what) => {
      timers.push({ at: scene.now + ms, what });
      return () => {};
    },
  });
  return scene;
}

const FILE = '/assets/part-abc.js';

test('forty new browsers behind one address get all 320 files each, and each page opens within seconds', () => {
  const scene = newServer();
  const [visitors, first, all] = [40, 30, 320];
  const opened: number[] = [];
  for (let n = 0; n < visitors; n++) {
    let served = 0;
    // The page asks for its first files at once; then its service worker asks for two at a time.
    let left = all - first;
    const next = (): void => {
      if (left > 0) scene.ask(FILE, '192.0.2.1', onEnd);
      left -= 1;
    };
    const onEnd = (how: string): void => {
      assert.equal(how, 'served');
      served += 1;
      if (served === first) {
        opened.push(scene.now);
        next();
      }
      if (served >= first) next();
    };
    for (let file = 0; file < first; file++) scene.ask(FILE, '192.0.2.1', onEnd);
  }
  scene.run();
  assert.equal(scene.handled, visitors * all);
  assert.equal(opened.length, visitors);
  assert.ok(Math.max(...opened) <= 5000, `the last page was open after ${Math.max(...opened)} ms`);
});

test('files beyond the rate wait up to five seconds; more than that is a flood; another address does not wait', () => {
  const scene = newServer();
  const ends: string[] = [];
  const ask = (address: string) => scene.ask(FILE, address, (how) => void ends.push(how));
  for (let n = 0; n < 5000; n++) ask('192.0.2.1');
  assert.equal(scene.handled, 100, 'at once');
  assert.equal(ends.filter((how) => how === 'cut').length, 5000 - 100 - 1500, 'five seconds at 300 a second wait');
  ask('192.0.2.2');
  assert.equal(scene.handled, 101);
  for (let net = 0; net < 3; net++) for (let n = 0; n < 100; n++) ask(`2001:db8:7:${net}::1`);
  assert.equal(scene.handled, 201, 'a /48 counts as one address');
  scene.run();
  assert.equal(scene.handled, 1 + 100 + 1500 + 300);
});

test('a waiting request whose client has gone is dropped; a proxy gets an answer instead of a closed connection', () => {
  const scene = newServer();
  const sockets = Array.from({ length: 150 }, () => scene.ask(FILE, '192.0.2.1'));
  for (const socket of sockets) socket.destroyed = true;
  scene.run();
  assert.equal(scene.handled, 100);
  const ends = new Set<string>();
  const proxied = newServer(true);
  for (let n = 0; n < 2000; n++) proxied.ask(FILE, '192.0.2.1', (how) => void ends.add(how));
  assert.deepEqual([...ends].sort(), ['refused', 'served']);
});

test('only files of the page wait: a path that a route could answer is counted as a request', () => {
  for (const url of ['/', '/assets/index-CkJSxZBw.js', '/sw.js', '/manifest.webmanifest', '/icon.svg', '/icon-192.png'])
    assert.ok(isForPage({ method: 'GET', url }), url);
  assert.ok(!isForPage({ method: 'POST', url: '/' }));
  const routes = [
    '/api',
    '/api/lobby',
    '/%61pi/lobby',
    '/assets/../api/lobby',
    '/assets/..%2fapi',
    'http://x/api/lobby',
  ];
  for (const url of [...routes, '//api', '/metrics', '/healthz', '/openapi.json', '/lobby', '/t/abc', '/?x'])
    assert.ok(!isForPage({ method: 'GET', url }), url);
});
