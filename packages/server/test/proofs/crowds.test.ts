// P16, P17, P23, P24: many at once, too much at once, and the same person several times.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ClientConnection } from '@backroom/protocol';
import { closeServer, Guest, type Opened, openServer, until } from '../support/server.ts';
import { answerTimes, sitDown, storm } from './crowds.ts';
import { frame } from './support/raw.ts';
import { percentile } from './support/seed.ts';
import { ask, Visitor } from './support/visitor.ts';

let server: Opened;
before(async () => {
  server = await openServer();
});
after(() => closeServer(server));

async function someone(name: string): Promise<{ guest: Guest; match: string }> {
  const guest = await Guest.enter(server.open.address, name);
  return { guest, match: (await guest.open({ chairs: ['me', 'lookout'] })).match };
}

test('P16: a flooding client is closed with 1008, and everybody else is answered in the meantime', async (context) => {
  const quiet = await someone('Mabel');
  const line = quiet.guest.line(quiet.match);
  await until(() => line.table !== null, 'welcome');
  const loud = await someone('Otto');
  const raw = await sitDown(server.open.port, await loud.guest.ticket(loud.match));
  const meanwhile = answerTimes(line, 10);
  for (let i = 0; i < 10_000; i++) raw.write(frame('{"t":"head"}'));
  assert.ok(await raw.ended(), 'the flood is closed');
  assert.equal(raw.closeCode, 1008);
  assert.match(raw.text, /"code":"flood"/);
  context.diagnostic(`others answered in ${percentile(await meanwhile, 99).toFixed(1)} ms (p99)`);
  line.stop();
});

test('P16: accepted moves never count as a flood; repeating the same one does', async (context) => {
  const strict = await openServer({ messagesPerSecond: 1 });
  context.after(() => closeServer(strict));
  const guest = await Guest.enter(strict.open.address, 'Ruby');
  const { match } = await guest.open({ chairs: ['me', 'lookout'] });
  const line = guest.line(match);
  context.after(() => line.stop());
  let moves = 0;
  for (const isOver = () => line.table?.phase === 'over'; !isOver(); moves++) {
    await until(() => isOver() || (line.legal?.length ?? 0) > 0, 'her turn');
    const [action] = line.legal ?? [];
    if (action !== undefined) assert.equal((await line.command({ t: 'act', action })).t, 'ok');
  }
  assert.ok(moves > 8, `${moves} moves are more than may be said at once`);

  const other = await guest.open({ chairs: ['me', 'lookout'] });
  const seen = guest.line(other.match);
  context.after(() => seen.stop());
  const raw = await sitDown(strict.open.port, await guest.ticket(other.match));
  await until(() => (seen.legal?.length ?? 0) > 0, 'her turn');
  const again = frame(JSON.stringify({ t: 'act', cid: 'again', action: seen.legal?.[0] }));
  for (let i = 0; i < 10; i++) raw.write(again);
  assert.ok(await raw.ended(), 'the repeating client is closed');
  assert.equal(raw.closeCode, 1008);
});

test('P17: a client that does not read is closed at the limit, delays nobody, and can come back', async (context) => {
  // Without a rate limit: clients are closed only for not reading.
  const patient = await openServer({ messagesPerSecond: 10_000 });
  context.after(() => closeServer(patient));
  const guest = await Guest.enter(patient.open.address, 'Mabel');
  const { match } = await guest.open({ chairs: ['me', 'lookout', 'lookout', 'lookout'] });
  const line = guest.line(match);
  context.after(() => line.stop());
  const raw = await sitDown(patient.open.port, await guest.ticket(match));
  await until(() => line.table !== null, 'welcome');
  raw.socket.pause();
  // Answers long enough to fill the system's socket buffer, with any deal.
  for (let round = 0; round < 1500 && (await tabs(patient)) > 1; round++) {
    raw.write(Buffer.concat(Array.from({ length: 20 }, () => frame('{"t":"recap","since":0}'))));
    await line.ask({ t: 'head' });
  }
  assert.equal(await tabs(patient), 1, 'the one who does not read is gone, the other is not');
  raw.socket.resume();
  assert.ok(await raw.ended());
  assert.equal(raw.closeCode, null, 'cut in the middle, not sent away for haste');
  const again = await sitDown(patient.open.port, await guest.ticket(match));
  again.destroy();
});

async function tabs({ open }: Opened): Promise<number> {
  const text = await (await fetch(`${open.address}/metrics`)).text();
  return Number(/^backroom_sockets_open (\d+)/m.exec(text)?.[1]);
}

test('P23: the same seat in three tabs and on a telephone: all agree, and a double click is one deed', async () => {
  const { guest, match } = await someone('Mabel');
  const lines: ClientConnection[] = [1, 2, 3].map(() => guest.line(match));
  lines.push(guest.line(match, { form: 'backroom.packed' }));
  await until(() => lines.every((line) => line.table?.phase === 'playing'), 'all are welcome');
  for (let turn = 0; turn < 12 && lines[0].result === null; turn++) {
    await until(() => lines[0].result !== null || lines.every((line) => (line.legal?.length ?? 0) > 0), 'asked');
    if (lines[0].result !== null) break;
    const action = lines[turn % 4].legal?.[0];
    // In two tabs at once: one deed; the other is told why not, or that it was done.
    const answers = await Promise.all([0, 1].map((i) => lines[(turn + i) % 4].command({ t: 'act', action })));
    const done = answers.filter(({ t }) => t === 'ok');
    assert.ok(done.length >= 1);
    const head = Math.max(...done.map((answer) => (answer.t === 'ok' ? answer.seq : 0)));
    await until(() => lines.every(({ seq }) => seq >= head), 'all have seen it');
    await until(() => new Set(lines.map(({ seq }) => seq)).size === 1, 'all are at the same step');
    assert.equal(new Set(lines.map(({ view }) => JSON.stringify(sorted(view)))).size, 1, 'all see the same');
  }
  for (const line of lines) line.stop();
});

/** The packed form may give keys in another order. */
function sorted(x: unknown): unknown {
  if (Array.isArray(x)) return x.map(sorted);
  if (typeof x !== 'object' || x === null) return x;
  return Object.fromEntries(
    Object.entries(x)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, sorted(value)]),
  );
}

test('P24: 200 clients that were cut at once all come back, and no command is lost', async (context) => {
  const result = await storm(server.open.address, 200);
  context.diagnostic(JSON.stringify(result));
  assert.equal(result.answered, 200);
});

test('P24: many clients behind one address get their tickets at once, with a low limit for changes; one alone does not', async (context) => {
  const careful = await openServer({ changesPerSecond: 2 });
  context.after(() => closeServer(careful));
  const visitors: Visitor[] = [];
  for (let n = 1; n <= 100; n++) visitors.push(await Visitor.enter(careful.open.address, n));
  const { match } = await visitors[0].open({ chairs: ['me', 'open'], visibility: 'public' });
  const ticketFor = async ({ token }: Visitor): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const asking = { method: 'POST', path: `/api/tables/${match}/ticket`, headers, body: '{"watch":true}' };
    return (await ask(careful.open.address, asking)).status;
  };
  const all = await Promise.all(visitors.map(ticketFor));
  assert.deepEqual(
    all.filter((status) => status !== 200),
    [],
  );
  const again = await Promise.all(Array.from({ length: 60 }, () => ticketFor(visitors[1])));
  assert.ok(again.includes(429), 'a client that asks without end has to wait');
});
