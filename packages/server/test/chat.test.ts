// Chat at a table, over real sockets: who hears whom, what is allowed, what is stored.
import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { LANGUAGES } from '@backroom/kit';
import { type ClientConnection, type FromServer, loadSentences, type News, PHRASES } from '@backroom/protocol';
import { closeServer, Guest, type Opened, openServer, until } from './support/server.ts';

type Said = Extract<FromServer, { t: 'said' }>;

let server: Opened;
before(async () => {
  server = await openServer();
});
/** Always closed at the end: otherwise it would reconnect for ever. */
const lines: ClientConnection[] = [];
after(() => {
  for (const line of lines) line.stop();
  return closeServer(server);
});

/** A person at a table, and all lines that they got there. */
interface Ear {
  readonly line: ClientConnection;
  readonly heard: Said[];
  texts(): (string | null)[];
}

async function listen(guest: Guest, match: string, watch = false): Promise<Ear> {
  const heard: Said[] = [];
  const listener = (news: News): void => void (news.t === 'said' && heard.push(news));
  const line = guest.line(match, { watch, listener });
  lines.push(line);
  await until(() => line.table !== null, 'the welcome comes');
  return { line, heard, texts: () => heard.map(({ text, phrase }) => text ?? phrase) };
}

async function company(wishes: object, others: number) {
  const names = ['Mabel', 'Otto', 'Pearl', 'Vito'];
  const guests = await Promise.all(names.map((name) => Guest.enter(server.open.address, name)));
  const made = await guests[0].open({ chairs: ['me', ...Array(others).fill('open')], ...wishes });
  for (const [n, { secret }] of made.invitations.entries())
    await guests[n + 1].must('POST', `/api/tables/${made.match}/claim`, { secret });
  return { guests, match: made.match };
}

const codeOf = (answer: { t: string; code?: string }): string => answer.code ?? answer.t;

test('all at the table get a line once, in the same order, and a newcomer gets the latest fifty', async () => {
  const { guests, match } = await company({ chat: 'free' }, 1);
  const ears = await Promise.all(guests.slice(0, 2).map((guest) => listen(guest, match)));
  await Promise.all(ears.flatMap(({ line }, n) => [1, 2, 3, 4].map((k) => line.tell({ text: `${n} says ${k}` }))));
  await until(() => ears.every(({ heard }) => heard.length === 8), 'all is heard');
  assert.deepEqual(ears[0].heard, ears[1].heard);
  const ids = ears[0].heard.map(({ id }) => id);
  assert.deepEqual(
    ids,
    [...new Set(ids)].sort((a, b) => a - b),
  );
  const read = await guests[1].must<{ lines: Said[]; chat: string }>('GET', `/api/tables/${match}/chat`);
  assert.deepEqual(read.lines, ears[0].heard);
  const rest = await guests[1].must<{ lines: Said[] }>('GET', `/api/tables/${match}/chat?after=${ids[5]}`);
  assert.deepEqual(rest.lines, ears[0].heard.slice(6));
  assert.equal((await guests[2].call('GET', `/api/tables/${match}/chat`)).status, 404, 'strangers read nothing');
  assert.equal((await guests[1].call('GET', `/api/tables/${match}/chat?after=x`)).status, 400);
  for (const { line } of ears) line.stop();
});

test('the same line sent twice is said once; too many are refused; control and bidi characters are gone', async () => {
  const { guests, match } = await company({ chat: 'free' }, 1);
  const ear = await listen(guests[1], match);
  const ticket = await guests[0].ticket(match);
  const socket = new WebSocket(`${server.open.address.replace('http', 'ws')}/ws`, 'backroom.json');
  const answers: FromServer[] = [];
  socket.onmessage = ({ data }) => void answers.push(JSON.parse(String(data)));
  socket.onopen = () => {
    socket.send(JSON.stringify({ t: 'hello', protocol: 1, ticket }));
  };
  await until(() => answers.length > 0, 'welcome');
  const say = (cid: string, text: string): void => socket.send(JSON.stringify({ t: 'say', cid, text }));
  say('a', '<b>\u202eevil\u0007</b>\n\u200b');
  say('a', '<b>\u202eevil\u0007</b>\n\u200b');
  for (let n = 0; n < 8; n++) say(`n${n}`, `line ${n}`);
  say('long', 'x'.repeat(301));
  say('empty', '\u202e\u200b');
  const answered = (cid: string) => answers.filter((one) => 'cid' in one && one.cid === cid);
  await until(() => answered('n7').length + answered('empty').length === 2, 'all is answered');
  const [first, second] = answered('a');
  assert.equal(first.t, 'ok');
  assert.deepEqual(first, second);
  assert.equal(codeOf(answered('n7')[0] as never), 'too-fast');
  assert.equal(codeOf(answered('long')[0] as never), 'malformed');
  assert.equal(codeOf(answered('empty')[0] as never), 'malformed');
  await until(() => ear.heard.length >= 5, 'what was allowed is heard');
  assert.deepEqual(ear.texts().slice(0, 2), ['<b>evil</b>', 'line 0']);
  assert.equal(ear.heard.length, answers.filter(({ t }) => t === 'said').length);
  socket.close();
  ear.line.stop();
});

test('at a public table only phrases of the list are allowed, unless its host allows more or nothing', async () => {
  const { guests, match } = await company({ visibility: 'public' }, 1);
  const [host, other] = await Promise.all([listen(guests[0], match), listen(guests[1], match)]);
  assert.equal(codeOf(await host.line.tell({ text: 'hello' })), 'phrases-only');
  assert.equal(codeOf(await host.line.tell({ phrase: 'give-me-your-cards' })), 'malformed');
  assert.equal(codeOf(await host.line.tell({ phrase: 'nice-move' })), 'ok');
  await until(() => other.heard.length === 1, 'the phrase is heard');
  assert.deepEqual([other.heard[0].phrase, other.heard[0].text, other.heard[0].name], ['nice-move', null, 'Mabel']);
  assert.equal((await guests[1].call('POST', `/api/tables/${match}/customs`, { chat: 'free' })).status, 403);
  await guests[0].must('POST', `/api/tables/${match}/customs`, { chat: 'free' });
  assert.equal(codeOf(await other.line.tell({ text: 'hello' })), 'ok');
  await guests[0].must('POST', `/api/tables/${match}/customs`, { chat: 'off' });
  assert.equal(codeOf(await other.line.tell({ phrase: 'thanks' })), 'no-chat');
  for (const { line } of [host, other]) line.stop();
});

test('spectators hear players; players do not hear spectators while they play, and do when it is over', async () => {
  const { guests, match } = await company({ visibility: 'public', chat: 'free' }, 1);
  const [mabel, otto, pearl] = guests;
  const players = await Promise.all([listen(mabel, match), listen(otto, match)]);
  const spy = await listen(otto, match, true);
  const bench = await listen(pearl, match, true);
  assert.equal(codeOf(await bench.line.tell({ text: 'she holds the ace' })), 'ok');
  assert.equal(codeOf(await players[0].line.tell({ text: 'from the table' })), 'ok');
  assert.equal(codeOf(await spy.line.tell({ text: 'not from two chairs' })), 'not-your-seat');
  await until(() => players.every(({ heard }) => heard.length > 0) && bench.heard.length === 2, 'lines arrive');
  assert.deepEqual(
    [...players, spy].map((ear) => ear.texts()),
    Array(3).fill(['from the table']),
  );
  assert.deepEqual(bench.texts(), ['she holds the ace', 'from the table']);
  const read = async (): Promise<(string | null)[]> =>
    (await mabel.must<{ lines: Said[] }>('GET', `/api/tables/${match}/chat`)).lines.map(({ text }) => text);
  assert.deepEqual(await read(), ['from the table']);
  await mabel.must('POST', `/api/tables/${match}/end`, {});
  await until(() => players[0].line.table?.phase === 'over', 'it is over');
  assert.deepEqual(await read(), ['she holds the ace', 'from the table']);
  await bench.line.tell({ text: 'what a game' });
  await until(() => players.every((ear) => ear.texts().includes('what a game')), 'now they hear it');
  for (const { line } of [...players, spy, bench]) line.stop();
});

test('a person does not hear those they have muted, live or later; others do, and the muted person is not told', async () => {
  const { guests, match } = await company({ chat: 'free' }, 2);
  const ears = await Promise.all(guests.slice(0, 3).map((guest) => listen(guest, match)));
  await ears[1].line.tell({ text: 'first' });
  await until(() => ears[0].heard.length === 1, 'the first line is heard');
  const avoided = await guests[0].must<{ id: string; name: string; wish: string }>(
    'POST',
    `/api/tables/${match}/avoid`,
    { line: ears[0].heard[0].id, wish: 'mute' },
  );
  assert.deepEqual([avoided.name, avoided.wish], ['Otto', 'mute']);
  assert.equal(codeOf(await ears[1].line.tell({ text: 'second' })), 'ok');
  await ears[2].line.tell({ text: 'third' });
  await until(() => ears[2].heard.length === 3 && ears[0].heard.length === 2, 'the others go on');
  assert.deepEqual(ears[0].texts(), ['first', 'third']);
  const { lines } = await guests[0].must<{ lines: Said[] }>('GET', `/api/tables/${match}/chat`);
  assert.deepEqual(
    lines.map(({ text }) => text),
    ['third'],
  );
  await guests[0].must('DELETE', `/api/me/avoided/${avoided.id}`);
  await ears[1].line.tell({ text: 'fourth' });
  await until(() => ears[0].texts().at(-1) === 'fourth', 'heard again');
  assert.equal((await guests[0].call('POST', `/api/tables/${match}/avoid`, { seat: 0, wish: 'mute' })).status, 400);
  assert.equal((await guests[0].call('POST', `/api/tables/${match}/avoid`, { wish: 'mute' })).status, 400);
  for (const { line } of ears) line.stop();
});

test('a report keeps the last lines for the operator, and nothing of the game', async () => {
  const { guests, match } = await company({ chat: 'free' }, 1);
  const ears = await Promise.all(guests.slice(0, 2).map((guest) => listen(guest, match)));
  await ears[1].line.tell({ text: 'something rude' });
  const body = { seat: 1, reason: 'abuse', text: 'See what he\u202e wrote.' };
  assert.equal((await guests[2].call('POST', `/api/tables/${match}/report`, body)).status, 404);
  await guests[0].must('POST', `/api/tables/${match}/report`, body);
  for (const { line } of ears) line.stop();
  const db = new DatabaseSync(server.config.data, { readOnly: true });
  const rows = db.prepare("SELECT value, expires_at FROM side WHERE kind = 'report' AND owner = 'admin'").all();
  const chats = db.prepare("SELECT expires_at AS at FROM side WHERE kind = 'chat' AND owner = ?").all(match);
  db.close();
  assert.equal(rows.length, 1);
  const report = JSON.parse(String(rows[0].value));
  assert.deepEqual(Object.keys(report).sort(), ['about', 'at', 'by', 'id', 'lines', 'match', 'name', 'reason', 'text']);
  assert.deepEqual([report.by, report.about, report.text], [guests[0].person, guests[1].person, 'See what he wrote.']);
  assert.deepEqual(
    report.lines.map(({ text }: Said) => text),
    ['something rude'],
  );
  const days = (Number(chats[0].at) - Date.now()) / 86_400_000;
  assert.ok(days > 29 && days <= 30, 'lines are forgotten after thirty days');
});

test('every phrase has a sentence of its own in every language', async () => {
  for (const language of LANGUAGES) {
    const sentences = await loadSentences(language);
    const all = PHRASES.map((phrase) => sentences[phrase]);
    assert.equal(new Set(all).size, PHRASES.length, language);
    for (const sentence of all) assert.match(sentence, /[.!?]$/u);
  }
});
