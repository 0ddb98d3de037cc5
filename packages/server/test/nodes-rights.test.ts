// Two nodes at one PostgreSQL: a right that ends at one node ends at the other, even if hints between them get lost, and an
// invitation can be used only once over both nodes.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Hints } from '../src/cluster/hints.ts';
import { sitDown } from './proofs/crowds.ts';
import { frame, type RawSocket } from './proofs/support/raw.ts';
import { Postgres } from './support/postgres.ts';
import { closeServer, Guest, openServer, until } from './support/server.ts';

const RECHECK_EVERY = 1500;

const database = await Postgres.start();
const data = await database.database();
const nodes = [
  await openServer({ data, recheckEvery: RECHECK_EVERY }),
  await openServer({ data, recheckEvery: RECHECK_EVERY }),
];
const [a, b] = nodes.map(({ open }) => open);
after(async () => {
  for (const node of nodes) await closeServer(node);
  await database.stop();
});

/** The same person at the other node. */
const atB = (guest: Guest): Guest =>
  Object.assign(Object.create(Guest.prototype) as Guest, { ...guest, address: b.address });

/** Answers pings, so that a slow machine does not take it for dead. */
async function sit(ticket: string, port = b.port): Promise<RawSocket> {
  const raw = await sitDown(port, ticket);
  let answered = 0;
  const answer = (): void => {
    for (const payload of raw.frames(9).slice(answered)) {
      raw.write(frame(payload, { opcode: 10 }));
      answered++;
    }
  };
  answer();
  raw.socket.on('data', answer);
  return raw;
}

async function isSentAway(raw: RawSocket, code: string): Promise<void> {
  await until(() => raw.closeCode !== null, `it is closed: ${code}`, 30_000);
  raw.destroy();
  assert.match(raw.text, new RegExp(`"code":"${code}"`));
}

test('an invitation to any seat admits one person, however many show it at both nodes at once', async () => {
  const host = await Guest.enter(a.address, 'Mabel');
  const guests = await Promise.all(
    Array.from({ length: 4 }, (_, n) => Guest.enter(n % 2 === 0 ? a.address : b.address, `Guest ${n}`)),
  );
  for (let round = 0; round < 10; round++) {
    const { match } = await host.open({ chairs: ['me', 'open', 'open', 'open'] });
    const { secret } = await host.must<{ secret: string }>('POST', `/api/tables/${match}/invitations`, { seat: null });
    const claims = guests.map((guest) => guest.call('POST', `/api/tables/${match}/claim`, { secret }));
    const statuses = (await Promise.all(claims)).map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 200).length, 1, statuses.join());
    assert.ok(
      statuses.every((status) => [200, 404, 409].includes(status)),
      statuses.join(),
    );
  }
});

test('an invitation is not lost when its seat is taken: it is put back', async () => {
  const [host, otto, pearl] = await Promise.all(['Mabel', 'Otto', 'Pearl'].map((name) => Guest.enter(a.address, name)));
  const { match, invitations } = await host.open({ chairs: ['me', 'open', 'open'] });
  // Somebody's record is on the chair although nobody sits there by the log: sitting down fails after the invitation was taken.
  const chair = JSON.stringify({ match, seat: 1, person: 'somebody', name: 'Somebody' });
  const schema = 'backroom.side (kind, key, owner, value)';
  await database.run(`INSERT INTO ${schema} VALUES ('chair', '${match}:1', 'somebody', '${chair}')`, data);
  const [invitation] = invitations;
  const claim = (guest: Guest) => guest.call('POST', `/api/tables/${match}/claim`, { secret: invitation?.secret });
  assert.equal((await claim(otto)).status, 409);
  await database.run(`DELETE FROM backroom.side WHERE kind = 'chair' AND key = '${match}:1'`, data);
  assert.equal((await claim(pearl)).status, 200);
  assert.equal((await claim(otto)).status, 404);
});

test('a hint closes the sockets of a player who lost their seat, and of a spectator, at the other node, without the regular check', async () => {
  const there = await openServer({ data, recheckEvery: 3_600_000 });
  try {
    const [mabel, otto, pearl] = await Promise.all(
      ['Mabel', 'Otto', 'Pearl'].map((name) => Guest.enter(a.address, name)),
    );
    const { match, invitations } = await mabel.open({ chairs: ['me', 'open'], visibility: 'public' });
    await otto.must('POST', `/api/tables/${match}/claim`, { secret: invitations[0].secret });
    const seat = await sit(await otto.ticket(match), there.open.port);
    const bench = await sit(await pearl.ticket(match, null, true), there.open.port);
    await mabel.must('POST', `/api/tables/${match}/remove`, { seat: 1 });
    await isSentAway(seat, 'removed');
    await mabel.must('POST', `/api/tables/${match}/customs`, { watch: false });
    await isSentAway(bench, 'closed');
  } finally {
    await closeServer(there);
  }
});

test('with every hint lost, a seat, a place to watch, a link and a session that end at one node end at the other within a round', async (t) => {
  t.mock.method(Hints.prototype, 'publish', () => {});
  const names = ['Mabel', 'Otto', 'Pearl', 'Rosie', 'Edith'];
  const [mabel, otto, pearl, rosie, edith] = await Promise.all(names.map((name) => Guest.enter(a.address, name)));
  const listed = await mabel.open({ chairs: ['me', 'open'], visibility: 'public' });
  await otto.must('POST', `/api/tables/${listed.match}/claim`, { secret: listed.invitations[0].secret });
  const unlisted = await mabel.open({ chairs: ['me', 'open'] });
  const link = await mabel.must<{ secret: string }>('POST', `/api/tables/${unlisted.match}/spectators`, {});
  const byLink = await atB(rosie).must<{ ticket: string }>('POST', `/api/tables/${unlisted.match}/ticket`, {
    watch: true,
    secret: link.secret,
  });
  const sockets = {
    seat: await sit(await atB(otto).ticket(listed.match)),
    bench: await sit(await atB(pearl).ticket(listed.match, null, true)),
    link: await sit(byLink.ticket),
    session: await sit(await atB(edith).ticket(listed.match, null, true)),
    host: await sit(await atB(mabel).ticket(listed.match)),
  };
  // They stay for as long as their right lasts, round after round.
  const rounds = performance.now() + 2 * RECHECK_EVERY;
  await until(() => performance.now() > rounds, 'two rounds');
  for (const raw of Object.values(sockets)) assert.equal(raw.closeCode, null);
  const { sessions } = await edith.must<{ sessions: { id: string }[] }>('GET', '/api/me/sessions');
  await edith.must('DELETE', `/api/me/sessions/${sessions[0].id}`);
  await isSentAway(sockets.session, 'session-ended');
  await mabel.must('POST', `/api/tables/${listed.match}/remove`, { seat: 1 });
  await isSentAway(sockets.seat, 'removed');
  await mabel.must('POST', `/api/tables/${listed.match}/customs`, { watch: false });
  await isSentAway(sockets.bench, 'closed');
  await mabel.must('DELETE', `/api/tables/${unlisted.match}/spectators`);
  await isSentAway(sockets.link, 'closed');
  assert.equal(sockets.host.closeCode, null);
  sockets.host.destroy();
});
