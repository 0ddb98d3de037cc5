// Replays, recaps and logs fold a whole match: many such requests delay nobody's move.
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Seeded } from '@backroom/kit';
import { ByteCache } from '../src/history/cache.ts';
import { type Asked, History } from '../src/history/history.ts';
import type { Assignment, Outcome } from '../src/history/job.ts';
import type { HistoryRunner } from '../src/history/worker.ts';
import { Rig, scheffeln, termsOf } from './proofs/support/rig.ts';
import { closeServer, Guest, type Opened, openServer, until } from './support/server.ts';

/** A runner under control of the test: it answers on demand. */
class Held implements HistoryRunner {
  readonly given: Assignment[] = [];
  private done: ((outcome: Outcome | null) => void) | null = null;

  get isFree(): boolean {
    return this.done === null;
  }

  give(assignment: Assignment, done: (outcome: Outcome | null) => void): void {
    this.given.push(assignment);
    this.done = done;
  }

  /** Null: the thread was lost. */
  finish(text: string | null): void {
    const { done } = this;
    const id = this.given.at(-1)?.id ?? 0;
    this.done = null;
    done?.(text === null ? null : { id, ok: true, bytes: new Uint8Array(Buffer.from(text)) });
  }

  close(): void {
    this.finish(null);
  }
}

const recap = (since: number, network: string, match = 'm'): Asked => ({
  ...{ game: 'scheffeln', match, seq: 1, fairnessKey: [network, `somebody at ${network}`] },
  job: { kind: 'recap', seat: null, since },
});

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function past(unitsPerSecond = 1000) {
  const rig = new Rig();
  const table = await rig.open(rig.tables(), termsOf('m', 3));
  const held = new Held();
  return { rig, table, held, history: new History(rig.store, () => rig.now, unitsPerSecond, held) };
}

test('a move is accepted while questions about the same log are being answered', async () => {
  const { rig, table, held, history } = await past();
  const asked = Array.from({ length: 20 }, (_, n) => history.ask(recap(n, 'crowd')));
  await turn();
  assert.equal(held.given.length, 1, 'one at a time');
  const [seat] = scheffeln.toAct(table.match.state) as readonly number[];
  let answer = '';
  table.act(seat, scheffeln.sample(table.match.state, seat, new Seeded('any')), 'mine', ({ t }) => {
    answer = t;
  });
  await rig.settle();
  assert.equal(answer, 'ok');
  history.close();
  assert.ok((await Promise.all(asked)).every(({ ok }) => !ok));
});

test('networks take turns with their questions; one that asks too much has to wait, and the others do not', async () => {
  const { held, history } = await past();
  const crowd = Array.from({ length: 200 }, (_, n) => history.ask(recap(n, 'crowd')));
  await turn();
  const honest = history.ask(recap(500, 'home'));
  await turn();
  // One of theirs was running, and it was their turn once more.
  for (const answer of ['1', '2']) {
    held.finish(answer);
    await turn();
  }
  assert.deepEqual(held.given.at(-1)?.job, { kind: 'recap', seat: null, since: 500 });
  held.finish('"mine"');
  assert.ok((await honest).ok);
  history.close();
  const refused = (await Promise.all(crowd)).filter((one) => !one.ok && one.code === 'busy');
  assert.equal(refused.length, 200 - 64, 'of one network 64 wait at a time');
});

test('long logs cost more: the rate limit counts their length', async () => {
  const rig = new Rig();
  await rig.open(rig.tables(), termsOf('m', 3));
  const { texts } = await rig.store.log('m');
  let length = 10;
  const store = { ...rig.store, log: async () => ({ texts: Array.from({ length }, () => texts[0]), head: null }) };
  const answeredOf = async (entries: number, network: string): Promise<number> => {
    length = entries;
    const held = new Held();
    const history = new History(store, () => rig.now, 2, held);
    let answered = 0;
    for (let n = 0; n < 100; n++) {
      const asked = history.ask(recap(n, network));
      await turn();
      held.finish('1');
      if ((await asked).ok) answered++;
    }
    return answered;
  };
  assert.equal(await answeredOf(10, 'a'), 60);
  assert.equal(await answeredOf(1000, 'b'), 12, '1,000 entries cost five units');
});

test('a question asked many times at once is computed once and charged to each who asks', async () => {
  const { held, history } = await past(2);
  const crowd = Array.from({ length: 100 }, () => history.ask(recap(1, 'crowd')));
  const honest = history.ask(recap(1, 'home'));
  await turn();
  assert.equal(held.given.length, 1);
  held.finish('1');
  const answers = await Promise.all(crowd);
  assert.equal(answers.filter(({ ok }) => ok).length, 60, 'as many as its units');
  assert.ok(answers.every((one) => one.ok || one.code === 'busy'));
  assert.ok((await honest).ok, 'another network pays for itself');
});

test('a cached answer is free for clients that accept Brotli; decompressing it is charged by its size', async () => {
  const { held, history } = await past(2);
  const finished = { ...recap(1, 'first'), seq: null };
  const first = history.ask(finished);
  await turn();
  held.finish('x'.repeat(5 * 32 * 1024));
  assert.ok((await first).ok);
  const answered = async (asked: Asked): Promise<number> => {
    const all = await Promise.all(Array.from({ length: 100 }, () => history.ask(asked)));
    return all.filter(({ ok }) => ok).length;
  };
  assert.equal(await answered({ ...finished, fairnessKey: ['packed', ''] }), 100);
  assert.equal(await answered({ ...finished, fairnessKey: ['plain', ''], unpack: true }), 10, 'six units each');
  assert.equal(held.given.length, 1, 'it was made once');
});

test('a question whose thread dies gets an error, and the next one is answered', async () => {
  const { held, history } = await past();
  const [first, second] = [history.ask(recap(1, 'a')), history.ask(recap(2, 'a'))];
  await turn();
  held.finish(null);
  const answer = await first;
  assert.ok(!answer.ok && answer.code === 'lost');
  await turn();
  held.finish('2');
  assert.ok((await second).ok);
});

test('the cache keeps the most recently used answers within its bytes', () => {
  const cache = new ByteCache(100);
  for (let n = 0; n < 5; n++) {
    cache.put(`k${n}`, new Uint8Array(30));
    cache.get('k0');
  }
  assert.deepEqual(
    [0, 1, 2, 3, 4].filter((n) => cache.get(`k${n}`) !== undefined),
    [0, 3, 4],
  );
  cache.put('huge', new Uint8Array(101));
  assert.equal(cache.get('huge'), undefined);
});

let server: Opened;
before(async () => {
  server = await openServer();
});
after(() => closeServer(server));

/** A match of one person and a bot, ended by its host after a few moves. */
async function ended(guest: Guest): Promise<string> {
  const { match } = await guest.open({ chairs: ['me', 'lookout'] });
  const line = guest.line(match);
  for (let move = 0; move < 5; move++) {
    await until(() => (line.legal?.length ?? 0) > 0, 'her turn');
    await line.command({ t: 'act', action: line.legal?.[0] });
  }
  await guest.must('POST', `/api/tables/${match}/end`, {});
  line.stop();
  return match;
}

test('a finished replay is compressed as the client accepts it, is immutable, and is not sent twice', async () => {
  const guest = await Guest.enter(server.open.address, 'Mabel');
  const match = await ended(guest);
  const path = `/api/tables/${match}/replay?seat=open`;
  const get = (headers: Record<string, string>): Promise<Raw> => raw(path, headers);
  const plain = await get({});
  const br = await get({ 'accept-encoding': 'gzip, br' });
  const gzip = await get({ 'accept-encoding': 'gzip, br;q=0' });
  assert.equal(br.headers.get('content-encoding'), 'br');
  assert.equal(gzip.headers.get('content-encoding'), 'gzip');
  assert.equal(plain.headers.get('content-encoding'), null);
  const text = plain.said.toString();
  assert.equal(brotliDecompressSync(br.said).toString(), text);
  assert.equal(gunzipSync(gzip.said).toString(), text);
  assert.ok(br.said.length < plain.said.length / 3);
  assert.match(br.headers.get('cache-control') ?? '', /immutable/);
  assert.equal(br.headers.get('vary'), 'accept-encoding');
  const again = await get({ 'if-none-match': br.headers.get('etag') ?? '' });
  assert.deepEqual([again.status, again.said.length], [304, 0]);
  const other = await raw(`/api/tables/${match}/replay?seat=1`, { 'if-none-match': br.headers.get('etag') ?? '' });
  assert.equal(other.status, 200, 'another seat is another answer');
  assert.equal((await raw(`/api/tables/${match}/replay?seat=7`, {})).status, 400);
  assert.equal((await raw(`/api/tables/${match}/replay?seat=nobody`, {})).status, 404);
});

test('answers with a secret or a hidden hand in them are never compressed', async () => {
  const guest = await Guest.enter(server.open.address, 'A name of attackers');
  const { match } = await guest.open({ chairs: ['me', 'lookout'] });
  const line = guest.line(match);
  await until(() => line.table?.phase === 'playing', 'it has begun');
  const headers = { 'accept-encoding': 'gzip, br', authorization: `Bearer ${guest.token}` };
  const live = await raw(`/api/tables/${match}/replay?seat=0`, headers);
  assert.equal(live.status, 200);
  assert.ok(live.said.length > 1024);
  assert.equal(live.headers.get('content-encoding'), null);
  for (const path of ['/api/me', '/api/me/export', `/api/tables/${match}`])
    assert.equal((await raw(path, headers)).headers.get('content-encoding'), null, path);
  assert.equal((await raw('/api', headers)).headers.get('content-encoding'), 'br', 'a public answer is compressed');
  line.stop();
});

interface Raw {
  readonly status: number;
  readonly headers: Headers;
  readonly said: Buffer;
}

/** As the bytes come: `fetch` would unpack them. */
function raw(path: string, headers: Record<string, string>): Promise<Raw> {
  return new Promise<Raw>((resolve, reject) => {
    const asked = request(`${server.open.address}${path}`, { headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const named = new Headers(response.headers as Record<string, string>);
        resolve({ status: response.statusCode ?? 0, headers: named, said: Buffer.concat(parts) });
      });
    });
    asked.on('error', reject).end();
  });
}
