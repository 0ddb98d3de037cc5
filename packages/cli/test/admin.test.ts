// `backroom admin` with wrong arguments or unknown ids: a helpful sentence, a status for scripts, and nothing changed.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, mock, test } from 'node:test';
import { openSqliteStore } from '../../server/src/store/sqlite/index.ts';
import { admin } from '../src/admin/index.ts';
import { parseCommand } from '../src/admin/parse-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'backroom-admin-'));
const data = join(folder, 'server.db');
await (await openSqliteStore({ path: data })).close();
after(() => rmSync(folder, { recursive: true }));

const ID = 'A'.repeat(22);

async function run(...args: string[]): Promise<{ status: number; said: string; complaint: string }> {
  const said: string[] = [];
  const complaint: string[] = [];
  const log = mock.method(console, 'log', (text: string) => void said.push(text));
  const error = mock.method(console, 'error', (text: string) => void complaint.push(text));
  try {
    const status = await admin(['--data', data, ...args]);
    return { status, said: said.join('\n'), complaint: complaint.join('\n') };
  } finally {
    log.mock.restore();
    error.mock.restore();
  }
}

const audits = async (): Promise<unknown[]> => JSON.parse((await run('audit')).said);

test('a malformed command has status 2, says what is wrong, and is not in the audit log', async () => {
  const rows: [RegExp, ...string[]][] = [
    [/backroom admin ACTION/, 'open-hands', ID],
    [/backroom admin ACTION/, 'verify'],
    [/backroom admin ACTION/, 'backup', 'a', 'b'],
    [/backroom admin ACTION/, 'end', ID, ID, '--why', 'x'],
    [/what: is one of matches, people/, 'list'],
    [/what: is one of matches, people/, 'list', 'hands'],
    [/match: is missing/, 'show'],
    [/backroom admin ACTION/, 'prune', 'everything', '--why', 'x'],
    [/--dry-run is for prune/, 'end', ID, '--dry-run', '--why', 'x'],
    [/match: an id has 22/, 'show', '../../etc/passwd'],
    [/whom: a person or a range/, 'ban', '--why', 'x'],
    [/line: is the number/, 'clear-line', ID, 'x', '--why', 'x'],
    [/line: is the number/, 'clear-line', ID, '--why', 'x'],
    [/why: at most 500/, 'end', ID, '--why', 'x'.repeat(501)],
    [/why: at most 500/, 'backup', join(folder, 'never.db'), '--why', 'x'.repeat(501)],
  ];
  for (const [expected, ...words] of rows) {
    const { status, complaint, said } = await run(...words);
    assert.equal(status, 2, `${words.join(' ')}: ${complaint}`);
    assert.match(complaint, expected);
    assert.equal(said, '');
  }
  await assert.rejects(run('list', 'bans', '--force'), { code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' });
  assert.deepEqual(await audits(), []);
  assert.ok(!existsSync(join(folder, 'never.db')));
});

test('a command that cannot be carried out has status 1 and says why', async () => {
  const torn = join(folder, 'torn.db');
  writeFileSync(torn, 'no database at all, but long enough to look at');
  const rows: [RegExp, ...string[]][] = [
    [/There is no such match/, 'show', ID],
    [/There is no such match/, 'show', `-${ID.slice(1)}`],
    [/no such line/, 'clear-line', `--${ID.slice(2)}`, '5', '--why', 'an id may begin with dashes'],
    [/Give a reason/, 'end', ID],
    [/There is no such match/, 'end', ID, '--why', 'x'],
    [/There is no such match/, 'clear-title', ID, '--why', 'x'],
    [/There is no such person/, 'ban', ID, '--why', 'x'],
    [/There is no such person/, 'clear-name', ID, '--why', 'x'],
    [/neither a person nor a range/, 'ban', 'Mabel', '--why', 'x'],
    [/not a range of addresses/, 'ban', '1.2.3.4/33', '--why', 'x'],
    [/There is no ban of/, 'unban', '1.2.3.4', '--why', 'x'],
    [/no such line/, 'clear-line', ID, '5', '--why', 'x'],
    [/There is no file/, 'verify', join(folder, 'nowhere.db')],
    [/There is no file/, 'restore', join(folder, 'nowhere.db'), '--why', 'x'],
    [/not a complete backup|damaged|not a database/, 'verify', torn],
    [/not a complete backup|damaged|not a database/, 'restore', torn, '--why', 'x'],
    [/already exists/, 'backup', torn],
    [/could not be created|no such file/i, 'backup', join(folder, 'no-folder', 'b.db')],
  ];
  for (const [expected, ...words] of rows) {
    const { status, complaint } = await run(...words);
    assert.equal(status, 1, `${words.join(' ')}: ${complaint}`);
    assert.match(complaint, expected);
    assert.doesNotMatch(complaint, /\n\s+at /, 'no stack');
  }
  const missing = await run('list', 'bans', '--data', join(folder, 'nowhere.db'));
  assert.equal(missing.status, 1);
  assert.ok(!existsSync(join(folder, 'nowhere.db')), 'no database is made by looking for one');
});

test('prune says what it would delete, and needs a reason to do it', async () => {
  const nothing = { unfinished: 0, finished: 0, guests: 0 };
  assert.deepEqual(JSON.parse((await run('prune', '--dry-run')).said), nothing);
  assert.match((await run('prune')).complaint, /Give a reason/);
  assert.deepEqual(JSON.parse((await run('prune', '--why', 'a test')).said), nothing);
  assert.match((await run('keep', ID, '--why', 'a test')).complaint, /There is no such match/);
});

test('another program at the admin socket is not taken for a stopped server', async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(`${data}.admin`, resolve));
  const { status, complaint } = await run('list', 'bans');
  await new Promise((resolve) => server.close(resolve));
  assert.equal(status, 1);
  assert.match(complaint, /is not the admin socket of a server/);
});

test('texts of strangers cannot control a terminal', async () => {
  await run('ban', '203.0.113.9', '--why', 'red \u001b[31m, turned \u202e, hidden \u200b');
  const { said } = await run('audit');
  for (const steering of ['\u001b', '\u202e', '\u200b']) {
    assert.ok(!said.includes(steering));
    assert.ok(JSON.parse(said).at(-1).why.includes(steering), 'and yet it is there');
  }
});

test('the help and the parser know the same actions', () => {
  for (const action of ['list', 'audit', 'show', 'end', 'ban', 'unban', 'clear-title', 'clear-name', 'clear-line'])
    assert.notEqual(parseCommand(action, []), null, action);
  for (const action of ['', 'note', 'constructor', 'List']) assert.equal(parseCommand(action, []), null, action);
});
