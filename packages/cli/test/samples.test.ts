// The samples of the documents work: every sample of the engine protocol, every command line of the terminal's pages,
// and the last step of adding a game.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { findOffer } from '@backroom/games';
import { EngineSession } from '../src/engine/engine-session.ts';
import { loadPhrases } from '../src/play/phrases.ts';
import { readWish } from '../src/play/wish.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('every sample request of docs/engine-protocol.md is answered with ok, in the order of the page', () => {
  const samples = read('docs/engine-protocol.md')
    .split('\n')
    .filter((line) => line.startsWith('{"id":') && line.includes('"cmd"'));
  assert.ok(samples.length >= 9);
  const engine = new EngineSession('test');
  let state = '';
  for (const sample of samples) {
    const answer = engine.answer(sample.replace('{...}', state)) as { ok: boolean; state?: unknown };
    assert.equal(answer.ok, true, `${sample}\n${JSON.stringify(answer)}`);
    if (answer.state !== undefined) state = JSON.stringify(answer.state);
  }
});

test('every action in the table of docs/engine-protocol.md is one that the game can write and read', () => {
  const game = findOffer('scheffeln')?.game;
  assert.ok(game !== undefined);
  const actions = [...read('docs/engine-protocol.md').matchAll(/`(\{"type":[^`]+\})`/g)].map(([, json]) => json);
  assert.ok(actions.length >= 9);
  for (const json of actions) {
    const action: unknown = JSON.parse(json);
    assert.deepEqual(game.read(game.write(action)), { ok: true, value: action }, json);
  }
});

test('every `npx backroom play` of the documents has flags that are understood', async () => {
  const phrases = await loadPhrases('en');
  const lines = ['README.md', 'docs/terminal.md', 'docs/bots.md', 'docs/adding-a-game.md'].flatMap((path) =>
    [...read(path).matchAll(/npx backroom play([^`\n#]*)/g)].map(([, words]) =>
      words.trim().split(/\s+/).filter(Boolean),
    ),
  );
  assert.ok(lines.length >= 5);
  for (const words of lines) {
    const isNamed = words.length > 0 && !words[0].startsWith('-');
    if (words[0] === 'last-call') continue;
    const game = findOffer(isNamed ? words[0] : 'scheffeln')?.game;
    assert.ok(game !== undefined, words.join(' '));
    if (words.includes('--resume')) continue;
    const wish = readWish(game, isNamed ? words.slice(1) : words, phrases);
    assert.ok(wish.ok, `${words.join(' ')}: ${wish.ok ? '' : wish.why}`);
  }
});

/** A copy of the packages, with node_modules as `npm install` links them. */
function copyOfTheProject(folder: string): void {
  const isSource = (path: string): boolean => !['node_modules', 'dist', 'corpus', 'golden'].includes(basename(path));
  for (const name of ['packages', 'examples'])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSource });
  cpSync(join(root, 'examples', 'last-call'), join(folder, 'packages', 'last-call'), {
    recursive: true,
    filter: isSource,
  });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
}

function install(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@backroom'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@backroom') symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(modules, '@backroom', name), 'junction');
}

test('following docs/adding-a-game.md to its last step, the terminal and the engine protocol know the game', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backroom-copy-'));
  try {
    copyOfTheProject(folder);
    const [, path, code] = /^```ts step=(\S+)\n([\s\S]*?)\n```$/m.exec(read('docs/adding-a-game.md')) ?? [];
    const [line, list] = code.split('\n\n');
    const file = join(folder, path);
    const before = readFileSync(file, 'utf8');
    const isList = /^export const MANIFESTS.*$/m;
    assert.match(before, isList);
    writeFileSync(file, `${line}\n${before.replace(isList, list)}`);
    install(folder);
    const main = join(folder, 'packages/cli/src/main.ts');
    const hello = spawnSync(process.execPath, [main, 'engine'], {
      input: '{"id":1,"cmd":"hello"}\n',
      encoding: 'utf8',
    });
    assert.match(hello.stdout, /"id":"last-call"/, hello.stderr);
    const game = spawn(process.execPath, [main, 'play', 'last-call', '--seed', 'bar', '--lang', 'en']);
    game.stdin.end('1\n'.repeat(20));
    const [said, complaint, [status]] = await Promise.all([
      text(game.stdout),
      text(game.stderr),
      once(game, 'close') as Promise<unknown[]>,
    ]);
    assert.equal(status, 0, complaint);
    assert.match(said, /Final result/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
