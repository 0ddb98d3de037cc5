// A ticket and a socket are good for as long as the right that they stand for, and no longer.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sayHello, sitDown } from './proofs/crowds.ts';
import { frame, type RawSocket } from './proofs/support/raw.ts';
import { closeServer, Guest, type Opened, openServer, until } from './support/server.ts';

let server: Opened;
before(async () => {
  // The regular check comes too late for these tests: only the change itself may close a socket.
  server = await openServer({ recheckEvery: 3_600_000 });
});
after(() => closeServer(server));

const enter = (name: string): Promise<Guest> => Guest.enter(server.open.address, name);
const hello = (ticket: string): Promise<RawSocket> => sayHello(server.open.port, ticket);

/** Answers pings, so that a slow machine does not take it for dead. */
async function sit(ticket: string): Promise<RawSocket> {
  const raw = await sitDown(server.open.port, ticket);
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

/** Mabel's table, at which Otto sits by invitation: the game has begun. */
async function table(wishes: object = {}) {
  const [mabel, otto] = [await enter('Mabel'), await enter('Otto')];
  const { match, invitations } = await mabel.open({ chairs: ['me', 'open'], ...wishes });
  const [invitation] = invitations;
  await otto.must('POST', `/api/tables/${match}/claim`, { secret: invitation?.secret ?? null });
  const remove = (seat = 1) => mabel.call('POST', `/api/tables/${match}/remove`, { seat });
  const replace = async (): Promise<Guest> => {
    const pearl = await enter('Pearl');
    const { secret } = await mabel.must<{ secret: string }>('POST', `/api/tables/${match}/invitations`, { seat: 1 });
    await pearl.must('POST', `/api/tables/${match}/claim`, { secret });
    return pearl;
  };
  return { mabel, otto, match, remove, replace };
}

/** It was sent away for this reason, and never saw the table. */
async function isRefused(raw: RawSocket, code: string): Promise<void> {
  await until(() => raw.closeCode !== null, 'it is closed');
  raw.destroy();
  assert.match(raw.text, new RegExp(`"code":"${code}"`));
  assert.doesNotMatch(raw.text, /"welcome"/);
}

/** It was there, and was sent away for this reason. */
async function isSentAway(raw: RawSocket, code: string): Promise<void> {
  await until(() => raw.closeCode !== null, 'it is closed');
  raw.destroy();
  assert.match(raw.text, new RegExp(`"code":"${code}"`));
}

test('an older ticket of a removed player opens nothing, and their sockets are closed', async () => {
  const { otto, match, remove, replace } = await table();
  const [unused, after] = [await otto.ticket(match), await otto.ticket(match)];
  const viewingRights = await otto.ticket(match, null, true);
  const [first, second] = [await sit(await otto.ticket(match)), await sit(await otto.ticket(match, null, true))];
  assert.equal((await remove()).status, 200);
  await isRefused(await hello(unused), 'removed');
  await isSentAway(first, 'removed');
  await isSentAway(second, 'closed');
  const pearl = await replace();
  await isRefused(await hello(after), 'removed');
  await isRefused(await hello(viewingRights), 'closed');
  const line = pearl.line(match);
  await until(() => line.table !== null, 'the next player is welcome');
  line.stop();
});

test('a removed player never keeps the seat, however their sockets and commands race with the removal', async () => {
  for (let round = 0; round < 5; round++) {
    const { mabel, otto, match, remove, replace } = await table();
    const there = await sit(await otto.ticket(match));
    const tickets = await Promise.all(Array.from({ length: 8 }, () => otto.ticket(match)));
    const opening = tickets.map(hello);
    const removing = remove();
    // Back in at the very moment: between the removal in the log and the end of the right.
    for (let n = 0; n < 20; n++) there.write(frame(`{"t":"return","cid":"back-${n}"}`));
    assert.equal((await removing).status, 200);
    for (const raw of [there, ...(await Promise.all(opening))]) {
      await until(() => raw.closeCode !== null, 'every one is closed');
      raw.destroy();
    }
    const { chairs } = await mabel.must<{ chairs: { away: boolean }[] }>('GET', `/api/tables/${match}`);
    assert.equal(chairs[1].away, true, 'a stand-in plays');
    await replace();
  }
});

test('a removal that is refused changes nothing, for sockets either', async () => {
  const { mabel, otto, match, remove } = await table();
  await mabel.must('POST', `/api/tables/${match}/end`, {});
  const raw = await sit(await otto.ticket(match));
  assert.equal((await remove()).status, 409);
  raw.write(frame('{"t":"head"}'));
  await until(() => raw.text.includes('"t":"head"'), 'it is still answered');
  assert.equal((await otto.must<{ seat: number }>('GET', `/api/tables/${match}`)).seat, 1);
  raw.destroy();
});

test('a ticket to watch opens nothing once the host has closed the table to spectators', async () => {
  const { mabel, match } = await table({ visibility: 'public' });
  const rosie = await enter('Rosie');
  const [unused, own] = [await rosie.ticket(match, null, true), await mabel.ticket(match, null, true)];
  const bench = await sit(await rosie.ticket(match, null, true));
  await mabel.must('POST', `/api/tables/${match}/customs`, { watch: false });
  await isRefused(await hello(unused), 'closed');
  await isSentAway(bench, 'closed');
  (await sit(own)).destroy();
});

/** A link for spectators, made by this person. */
const linkBy = (guest: Guest, match: string) => guest.call('POST', `/api/tables/${match}/spectators`, {});
const secretOf = async (answer: ReturnType<typeof linkBy>): Promise<string> => {
  const { status, body } = await answer;
  assert.equal(status, 201);
  return (body as { secret: string }).secret;
};
const admission = (guest: Guest, match: string, secret: string | null) =>
  guest.call('POST', `/api/tables/${match}/ticket`, { watch: true, secret });
const admitted = async (guest: Guest, match: string, secret: string): Promise<string> => {
  const { status, body } = await admission(guest, match, secret);
  assert.equal(status, 200);
  return (body as { ticket: string }).ticket;
};

test('a link lets somebody watch an unlisted table, until the host withdraws it or closes the table', async () => {
  const { mabel, match } = await table();
  const { match: another } = await table();
  const rosie = await enter('Rosie');
  assert.equal((await linkBy(rosie, match)).status, 404, 'a stranger makes none');
  for (const end of ['withdrawn', 'closed'] as const) {
    const secret = await secretOf(linkBy(mabel, match));
    for (const wrong of [null, 'x', `${secret.slice(1)}A`])
      assert.equal((await admission(rosie, match, wrong)).status, 404);
    assert.equal((await admission(rosie, another, secret)).status, 404, 'it is good for one table');
    const claimed = await rosie.call('POST', `/api/tables/${match}/claim`, { secret });
    assert.equal(claimed.status, 404, 'it gives no seat');
    const unused = await admitted(rosie, match, secret);
    const bench = await sit(await admitted(rosie, match, secret));
    assert.match(bench.text, /"seat":null/);
    if (end === 'withdrawn') await mabel.must('DELETE', `/api/tables/${match}/spectators`);
    else await mabel.must('POST', `/api/tables/${match}/customs`, { watch: false });
    await isSentAway(bench, 'closed');
    await isRefused(await hello(unused), 'closed');
    assert.equal((await admission(rosie, match, secret)).status, 404);
    if (end === 'closed') {
      assert.equal((await linkBy(mabel, match)).status, 409, 'nobody is invited to a closed table');
      await mabel.must('POST', `/api/tables/${match}/customs`, { watch: true });
      assert.equal((await admission(rosie, match, secret)).status, 404, 'an old link stays void');
    }
  }
});

test('players make links if the host allows it; their links end with that permission, and with their seat', async () => {
  const { mabel, otto, match, remove } = await table();
  const rosie = await enter('Rosie');
  const lets = (links: string) => mabel.must('POST', `/api/tables/${match}/customs`, { links });
  assert.equal((await linkBy(otto, match)).status, 403);
  await lets('players');
  const [hosts, players] = [await secretOf(linkBy(mabel, match)), await secretOf(linkBy(otto, match))];
  assert.equal((await otto.call('DELETE', `/api/tables/${match}/spectators`)).status, 403, 'the host withdraws');
  const first = await sit(await admitted(rosie, match, players));
  await lets('host');
  await isSentAway(first, 'closed');
  await lets('players');
  const second = await sit(await admitted(rosie, match, players));
  const stays = await sit(await admitted(rosie, match, hosts));
  assert.equal((await remove()).status, 200);
  await isSentAway(second, 'closed');
  assert.equal((await admission(rosie, match, players)).status, 404);
  stays.write(frame('{"t":"head"}'));
  await until(() => stays.text.includes('"t":"head"'), 'the host’s own link stays good');
  stays.destroy();
});

test('a person has at most five links at a table, until they are withdrawn', async () => {
  const { mabel, match } = await table();
  const asked = await Promise.all(Array.from({ length: 8 }, () => linkBy(mabel, match)));
  assert.deepEqual(asked.map(({ status }) => status).sort(), [201, 201, 201, 201, 201, 409, 409, 409]);
  assert.deepEqual(await mabel.must('DELETE', `/api/tables/${match}/spectators`), { revoked: 5 });
  await secretOf(linkBy(mabel, match));
});

test('a spectator of open hands who takes a seat is disconnected, and their ticket opens nothing', async () => {
  const { match, otto, mabel, remove } = await table({ visibility: 'public' });
  const lines = [mabel.line(match), otto.line(match)];
  await until(() => lines.every((line) => line.table !== null), 'both are there');
  await lines[0].command({ t: 'ask', what: 'open-hands' });
  await lines[1].command({ t: 'agree' });
  const rosie = await enter('Rosie');
  const unused = await rosie.ticket(match, null, true, true);
  const openHandsFeed = await hello(await rosie.ticket(match, null, true, true));
  await until(() => openHandsFeed.text.includes('"t":"hands"'), 'she sees hands');
  assert.equal((await remove()).status, 200);
  assert.equal((await rosie.call('POST', `/api/tables/${match}/claim`, { seat: 1 })).status, 200);
  await isSentAway(openHandsFeed, 'playing');
  const raw = await hello(unused);
  await isRefused(raw, 'playing');
  assert.doesNotMatch(raw.text, /"hands"/);
  for (const line of lines) line.stop();
});

test('a deleted person has no socket left, in any of their sessions', async () => {
  const { otto, match } = await table();
  const { secret } = await otto.must<{ secret: string }>('POST', '/api/me/link', {});
  const response = await fetch(`${server.open.address}/api/return`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const answer = await fetch(`${server.open.address}/api/tables/${match}/ticket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: server.open.address },
    body: '{}',
  });
  const { ticket } = (await answer.json()) as { ticket: string };
  const unused = await otto.ticket(match);
  const sockets = [await sit(await otto.ticket(match)), await sit(ticket)];
  await otto.must('DELETE', '/api/me');
  for (const raw of sockets) await isSentAway(raw, 'removed');
  await isRefused(await hello(unused), 'bad-ticket');
});

test('a ticket of a session that has ended opens nothing', async () => {
  const { otto, match } = await table();
  const unused = await otto.ticket(match);
  const { session } = await otto.must<{ session: string }>('GET', '/api/me');
  await otto.must('DELETE', `/api/me/sessions/${session}`);
  await isRefused(await hello(unused), 'bad-ticket');
});

test('messages after bye are ignored', async () => {
  const { mabel, otto, match } = await table();
  const raw = await sit(await otto.ticket(match));
  const { session } = await otto.must<{ session: string }>('GET', '/api/me');
  await otto.must('DELETE', `/api/me/sessions/${session}`);
  await until(() => raw.text.includes('"session-ended"'), 'it is sent away');
  raw.write(frame('{"t":"leave","cid":"too-late"}'));
  raw.write(frame('', { opcode: 8 }));
  assert.ok(await raw.ended(10_000), 'the server has read as far as the goodbye');
  const { chairs } = await mabel.must<{ chairs: { away: boolean }[] }>('GET', `/api/tables/${match}`);
  assert.equal(chairs[1].away, false);
});
