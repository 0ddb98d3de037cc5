// A match of other rules than the server's: its players get an error, the operator can count it, nobody ends it by
// other rules. And other metrics for the operator.
import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { findRules } from '@backroom/games';
import { reach } from '../src/admin/index.ts';
import { type Open, serve } from '../src/index.ts';
import { Growth } from '../src/metrics/growth.ts';
import { native } from '../src/primitives.ts';
import { closeServer, Guest, type Opened, openServer } from './support/server.ts';

let server: Opened;
let again: Open;
let match: string;
let mabel: Guest;

const endIt = async () => {
  const desk = await reach(server.config.data, findRules, native);
  try {
    return await desk.ask({ who: 'root', why: 'a test', wish: { do: 'end', match } });
  } finally {
    await desk.close();
  }
};

function change(sql: string): void {
  const db = new DatabaseSync(server.config.data);
  db.exec(sql);
  db.close();
}

before(async () => {
  server = await openServer();
  mabel = await Guest.enter(server.open.address, 'Mabel');
  ({ match } = await mabel.open({ chairs: ['me', 'open'], visibility: 'public' }));
  await server.open.close();
  change('UPDATE match SET rules = rules + 100');
  const atRest = await endIt();
  assert.ok(!atRest.ok && /other rules/.test(atRest.why), 'not at the file either');
  again = await serve(server.config);
  mabel = Object.assign(Object.create(Guest.prototype), mabel, { address: again.address }) as Guest;
});
after(async () => {
  await again.close();
  await closeServer(server);
});

test('its players get a clear code and a sentence from every route; it stays listed', async () => {
  const { seats } = await mabel.must<{ seats: object[] }>('GET', '/api/me');
  assert.deepEqual(seats, [{ match, seat: 0 }]);
  for (const [method, path, body] of [
    ['GET', ''],
    ['POST', '/ticket', {}],
    ['POST', '/end', {}],
    ['GET', '/replay'],
    ['GET', '/log'],
  ] as const) {
    const { status, body: said } = await mabel.call(method, `/api/tables/${match}${path}`, body);
    const { error } = said as { error: { code: string; why: string } };
    assert.deepEqual([status, error.code], [409, 'other-rules'], path);
    assert.match(error.why, /begun under other rules/);
  }
  assert.equal((await mabel.call('GET', `/api/tables/${'x'.repeat(22)}`)).status, 404);
  assert.deepEqual((await mabel.must<{ tables: object[] }>('GET', '/api/lobby')).tables, [], 'nobody is sent there');
});

test('the operator cannot end it by other rules', async () => {
  const ended = await endIt();
  assert.ok(!ended.ok && /other rules/.test(ended.why));
  const db = new DatabaseSync(server.config.data, { readOnly: true });
  assert.equal(db.prepare('SELECT status FROM match').get()?.status, 'gathering');
  db.close();
});

test('growth is reported per day, from samples of the last day', () => {
  const HOUR = 3_600_000;
  const growth = new Growth();
  assert.equal(growth.perDay(1000, 0), 0);
  assert.equal(growth.perDay(2000, HOUR / 2), 0);
  assert.equal(growth.perDay(2000, HOUR), 24_000);
  for (let hour = 2; hour <= 48; hour++) growth.perDay(2000, hour * HOUR);
  assert.equal(growth.perDay(2000, 49 * HOUR), 0, 'older samples do not count');
});

test('/metrics counts such matches, errors by route, and requests that wait for the database', async () => {
  await mabel.call('GET', `/api/tables/${'x'.repeat(22)}`);
  await mabel.call('GET', '/nowhere/at/all');
  const figures = await (await fetch(`${again.address}/metrics`)).text();
  assert.match(figures, /^backroom_matches_other_rules 1$/m);
  const bytes = (part: string): number =>
    Number(new RegExp(`^backroom_database_bytes\\{part="${part}"\\} (\\d+)$`, 'm').exec(figures)?.[1]);
  assert.ok(bytes('database') >= 4096 && bytes('database') % 4096 === 0 && bytes('free') >= 0 && bytes('log') >= 0);
  assert.match(figures, /^backroom_database_growth_bytes_per_day 0$/m, 'not known in the first hour');
  assert.match(figures, /^backroom_store_queue_waiting \d+$/m);
  assert.match(figures, /^backroom_store_queue_under_way \d+$/m);
  assert.match(
    figures,
    /^backroom_http_errors_total\{method="GET",route="\/api\/tables\/:id",status="404"\} [1-9]\d*$/m,
  );
  assert.doesNotMatch(figures, /nowhere|x{22}/, 'no path that somebody typed');
});
