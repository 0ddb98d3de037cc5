// Every command answers --help, -h and `help COMMAND`, and no text leads to the npm package `backroom`, which belongs to somebody else.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { mock, test } from 'node:test';
import { LANGUAGES } from '@backroom/kit';
import { DIFFICULTIES, GANGS } from '@backroom/scarface';
import { parseCommand } from '../src/command.ts';
import { ownCommand } from '../src/own-command.ts';
import { play } from '../src/play/index.ts';
import { paper } from './support/streams.ts';

const main = join(import.meta.dirname, '..', 'src', 'main.ts');
const COMMANDS = ['serve', 'admin', 'play', 'puzzle', 'engine', 'verify', 'ladder', 'perft'];

/** Runs the program in a folder outside the clone. */
async function elsewhere(args: readonly string[]): Promise<{ status: unknown; said: string; complaint: string }> {
  const child = spawn(process.execPath, [main, ...args], { cwd: tmpdir(), env: { ...process.env, LC_ALL: 'C' } });
  child.stdin.end();
  const [said, complaint, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<unknown[]>,
  ]);
  return { status, said, complaint };
}

for (const command of COMMANDS) {
  test(`backroom ${command} answers --help with its own usage, status 0 and nothing on standard error`, async () => {
    const { status, said, complaint } = await elsewhere([command, '--help']);
    assert.deepEqual([status, complaint], [0, '']);
    assert.match(said, new RegExp(`^\\S*(backroom|node .*backroom\\.js) ${command}\\b`));
    assert.ok(said.split('\n').length >= 3, said);
    assert.doesNotMatch(said, /npx/, 'outside the clone npx would fetch a package of somebody else');
  });
}

/** What a command prints in this process. */
async function printed(...args: string[]): Promise<{ status: number; said: string; complaint: string }> {
  const [said, complaint]: string[][] = [[], []];
  const log = mock.method(console, 'log', (line: string) => void said.push(line));
  const error = mock.method(console, 'error', (line: string) => void complaint.push(line));
  try {
    const status = await parseCommand(args);
    return { status, said: said.join('\n'), complaint: complaint.join('\n') };
  } finally {
    log.mock.restore();
    error.mock.restore();
  }
}

const ACTIONS = [
  'list',
  'audit',
  'show',
  'end',
  'ban',
  'unban',
  'clear-title',
  'clear-name',
  'clear-line',
  'prune',
  'keep',
];

for (const action of [...ACTIONS, 'backup', 'verify', 'restore']) {
  test(`backroom admin ${action} --help tells about ${action} and no other action`, async () => {
    const { status, said, complaint } = await printed('admin', action, '-h');
    assert.deepEqual([status, complaint], [0, '']);
    const actions = said.split('\n').slice(1, -1);
    assert.ok(actions.length > 0 && actions.every((line) => line.startsWith(`  ${action}`)), said);
  });
}

test('-h and `help COMMAND` give the same help as --help', async () => {
  for (const command of ['engine', 'verify', 'ladder', 'perft', 'admin', 'serve']) {
    const { said } = await printed(command, '--help');
    assert.equal((await printed(command, '-h')).said, said);
    assert.equal((await printed('help', command)).said, said);
  }
});

test('a wrong option gets the usage of its own command and status 2', async () => {
  for (const [command, args] of Object.entries({ verify: ['--nope'], ladder: ['--nope'], engine: ['x'] })) {
    const { status, said, complaint } = await printed(command, ...args);
    assert.deepEqual([status, said], [2, '']);
    assert.match(complaint, new RegExp(`\n\nbackroom ${command}`));
  }
});

for (const language of LANGUAGES) {
  test(`play --help lists the flags of each game, and play GAME --help only those of the game: ${language}`, async () => {
    const help = async (...args: string[]): Promise<string> => {
      const { stream, text: written } = paper();
      assert.equal(await play([...args, '--help', '--lang', language], { output: stream, env: {} }), 0);
      return written();
    };
    const [all, scarface, scheffeln] = [await help(), await help('scarface'), await help('scheffeln')];
    for (const flag of ['--solo outfit:boss', '--job-draft', ...GANGS, ...DIFFICULTIES]) {
      assert.ok(all.includes(flag) && scarface.includes(flag), flag);
    }
    assert.ok(all.includes('--speed') && scheffeln.includes('--speed'));
    assert.ok(!scheffeln.includes('--solo') && !scarface.includes('--speed'));
  });
}

test('the program calls itself npx backroom inside the clone, and by its path anywhere else', () => {
  const clone = join(import.meta.dirname, '..', '..', '..');
  assert.equal(ownCommand(clone), 'npx backroom');
  assert.equal(ownCommand(join(clone, 'packages', 'cli')), 'npx backroom');
  assert.match(ownCommand(tmpdir()), /^node .*bin.backroom\.js'?$/);
  assert.match(ownCommand(join(clone, '..')), /^node /);
});
