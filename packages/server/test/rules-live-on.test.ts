// A match is played to its end by the rules it began with, also when the server's rules have changed meanwhile.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { findOffer } from '@backroom/games';
import { EARLIER_KEYS } from '@backroom/games/manifests';
import type { ClientConnection } from '@backroom/protocol';
import { ServerProcess } from './proofs/support/process.ts';
import { Visitor } from './proofs/support/visitor.ts';

const EARLIER = `--import=${new URL('./support/earlier-server.ts', import.meta.url).href}`;
const BUMPED = `--import=${new URL('./support/bumped-server.ts', import.meta.url).href}`;
const MAIN = join(import.meta.dirname, '../../cli/src/main.ts');
const FREEZE = join(import.meta.dirname, '../../../release/freeze.ts');

const folder = mkdtempSync(join(tmpdir(), 'backroom-'));
const servers: ServerProcess[] = [];
after(async () => {
  for (const server of servers) await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

type Variables = Readonly<Record<string, string>>;

async function opened(file: string, variables: Variables): Promise<ServerProcess> {
  const limits = ['--changes', '1000', '--messages', '1000'];
  const server = new ServerProcess(join(folder, file), limits, [], variables);
  servers.push(server);
  await server.open();
  return server;
}

/** The last of the legal actions: most often the one that ends something. */
async function play(line: ClientConnection, most: number): Promise<number> {
  let moves = 0;
  while (moves < most && line.table?.phase !== 'over') {
    const action = line.legal?.at(-1);
    if (action === undefined) await pause(5);
    else if ((await line.command({ t: 'act', action })).t === 'ok') moves += 1;
  }
  return moves;
}

interface Face {
  readonly rules: number;
  readonly phase: string;
}

/** To the end of the match, by its last legal actions. */
async function finish(visitor: Visitor, match: string): Promise<void> {
  const line = visitor.line(match);
  assert.ok((await play(line, 5000)) > 5);
  assert.equal(line.table?.phase, 'over');
  line.stop();
}

/** The log as a person downloads it, after `backroom verify` has accepted it as one of these rules. */
async function verifiedLog(visitor: Visitor, match: string, rules: number, variables: Variables): Promise<string> {
  const { text } = await visitor.patiently('GET', `/api/tables/${match}/log`);
  const log = join(folder, `${match}.txt`);
  writeFileSync(log, text);
  const env = { ...process.env, ...variables };
  const verified = spawnSync(process.execPath, [MAIN, 'verify', log], { encoding: 'utf8', env });
  assert.equal(verified.status, 0, verified.stdout + verified.stderr);
  assert.match(verified.stdout, new RegExp(`rules ${rules}`));
  assert.equal((await visitor.patiently('GET', `/api/tables/${match}/replay?seat=open`)).status, 200);
  return text;
}

interface Change {
  readonly game: string;
  /** What each of the two programs is started with. */
  readonly before: Variables;
  readonly after: Variables;
  /** The rules of the second one. */
  readonly present: number;
}

/** Begins a match, restarts with the rules changed, finishes it and one of the new rules, and verifies both. */
async function acrossTheChange({ game, before, after, present }: Change) {
  const file = `${game}.db`;
  const old = await opened(file, before);
  const guest = await Visitor.enter(old.address, 1);
  const wishes = { game, chairs: ['me', 'lookout'] };
  const { match } = await guest.open(wishes);
  const { rules } = await guest.must<Face>('GET', `/api/tables/${match}`);
  const line = guest.line(match);
  assert.equal(await play(line, 5), 5);
  assert.equal(line.table?.phase, 'playing');
  line.stop();
  await old.kill('SIGTERM');
  assert.equal(old.complaints, '');

  const now = await opened(file, after);
  const back = guest.at(now.address);
  assert.deepEqual(await faceOf(back, match), [rules, 'playing']);
  await finish(back, match);
  const { match: next } = await back.open(wishes);
  assert.deepEqual(await faceOf(back, next), [present, 'playing']);
  await finish(back, next);
  const logs = [await verifiedLog(back, match, rules, after), await verifiedLog(back, next, present, after)];
  const refused = await back.patiently('POST', '/api/tables', { ...wishes, game: `${game}@${rules}` });
  assert.equal(refused.status, 400, 'earlier rules are for old matches only');
  assert.equal(now.complaints, '');
  return { rules, logs };
}

const faceOf = async (visitor: Visitor, match: string): Promise<[number, string]> => {
  const { rules, phase } = await visitor.must<Face>('GET', `/api/tables/${match}`);
  return [rules, phase];
};

test('Scarface 1920: a match of its frozen rules 1 is finished and verified after a restart, and so is one of the present rules', async () => {
  const present = findOffer('scarface')?.game.rules ?? 0;
  const { rules } = await acrossTheChange({
    game: 'scarface',
    before: { NODE_OPTIONS: EARLIER },
    after: {},
    present,
  });
  assert.equal(rules, 1);
  assert.ok(present > rules);
  assert.ok(EARLIER_KEYS.includes('scarface@1'));
});

test('Scheffeln, its rules frozen and bumped in a test build: old and new matches are finished and verified', async () => {
  const current = findOffer('scheffeln')?.game.rules ?? 0;
  const frozen = join(folder, 'frozen');
  const froze = spawnSync(process.execPath, [FREEZE, 'scheffeln', '--to', frozen], { encoding: 'utf8' });
  assert.equal(froze.status, 0, froze.stderr);
  writeFileSync(join(frozen, 'package.json'), '{ "type": "module" }\n');
  const after = { NODE_OPTIONS: BUMPED, FROZEN: frozen };
  const { rules, logs } = await acrossTheChange({ game: 'scheffeln', before: {}, after, present: current + 1 });
  assert.equal(rules, current);
  const cards = logs.map((log) => /chance: deal ([^,\n]+),/.exec(log)?.[1].split(' ').length);
  assert.deepEqual(cards, [4, 3], 'each match has the hands of its own rules');
});
