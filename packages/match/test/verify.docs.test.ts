// docs/notation.md and docs/fairness.md are correct: their example verifies, their lines can be read, their program and
// numbers are right.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { scheffeln } from '@backroom/scheffeln';
import { exportMatch, type FindGame, lotOrder, readEntry, verifyMatch } from '../src/index.ts';
import { native } from './native.ts';

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../docs', name), 'utf8').replaceAll('\r\n', '\n');
const block = (text: string, kind: string): string => {
  const found = new RegExp(`\`\`\`${kind}\n(.*?)\`\`\``, 's').exec(text);
  assert.ok(found !== null, kind);
  return found[1];
};
const notation = read('notation.md');
const fairness = read('fairness.md');
const example = block(notation, 'text');
const findGame: FindGame = (id, rules) => (id === 'scheffeln' && rules === 1 ? scheffeln : undefined);

test('the example in notation.md is a match: it reads, writes and verifies', () => {
  const { ok, checks, match } = verifyMatch(findGame, example);
  assert.ok(ok && match !== null, JSON.stringify(checks));
  assert.deepEqual(
    checks.filter(({ outcome }) => outcome !== 'ok').map(({ name }) => name),
    ['result'],
    'it was given up, so it has no result; everything else can be told',
  );
  assert.equal(exportMatch(match.game, match.entries, match), example);
});

test('every line that notation.md shows can be read, and every deed is shown', () => {
  const shown = [...notation.matchAll(/^\| `((?:seat|house|chance|clock)[^`]*)` \|/gm)].map(([, words]) => words);
  const deeds = shown.map((words) => {
    const entry = readEntry(scheffeln, `17 2026-11-16T20:00:36.106Z ${words}`);
    assert.ok(entry.ok, `${words}: ${entry.ok ? '' : entry.why}`);
    return entry.value.deed.do;
  });
  assert.equal(new Set(deeds).size, 21);
});

test('the program in fairness.md prints what stands below it, and that is what the example did', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', block(fairness, 'js')], {
    encoding: 'utf8',
  });
  assert.equal(stderr, '');
  assert.equal(stdout, block(fairness, 'text'));
  const [commitment, pledges, key, cars, lots] = stdout.split('\n').map((line) => line.split(' ').slice(1));
  assert.ok(example.includes(`commitment ${commitment[0]}`));
  for (const pledge of pledges) assert.ok(example.includes(`pledge ${pledge}`));
  assert.ok(example.includes(`chance: setup ${cars.join(' ')} |`));
  const order = lots.map((lot) => Number(lot.split(':')[0]));
  assert.deepEqual(lotOrder(key[0], 1, [0, 1]), order);
});

test('the further numbers in fairness.md are right', () => {
  const secret = /discloses ([0-9a-f]{64})/.exec(example)?.[1] ?? '';
  const shares = [...example.matchAll(/shares ([0-9a-f]{64})/g)].map(([, share]) => share);
  const key = native.hmac(secret, ['key', 'example', ...shares].join('\n'));
  const before = native.sha256('Backroom match, format 1\nexample');
  const salt = native.hmac(secret, 'salt\n1');
  const line = example.split('\n').find((one) => one.startsWith('1 '));
  const after = native.sha256([before, salt, line].join('\n'));
  const numbers = [native.hmac(key, 'draw:2\n0'), before, salt, after, native.hmac(secret, 'key\nexample\n\n')];
  const further = fairness.slice(fairness.indexOf('Further vectors'));
  assert.deepEqual(further.match(/[0-9a-f]{64}/g), numbers);
});
