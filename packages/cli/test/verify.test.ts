// `backroom verify`: a report for people, and a status for scripts.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, test } from 'node:test';
import { verify } from '../src/verify/index.ts';
import { paper } from './support/streams.ts';

const FAIR = join(import.meta.dirname, '../../match/corpus/scheffeln-rules1/01.txt');
const text = readFileSync(FAIR, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'backroom-verify-'));
after(() => rmSync(folder, { recursive: true }));

async function run(args: string[], input: Readable = Readable.from([])) {
  const [output, error] = [paper(), paper()];
  const status = await verify(args, { input, output: output.stream, error: error.stream });
  return { status, said: output.text(), complaint: error.text() };
}

test('a fair match: status 0, and every check with a sentence', async () => {
  const { status, said, complaint } = await run([FAIR]);
  assert.equal(status, 0);
  assert.equal(complaint, '');
  assert.equal(said.match(/^ {2}ok {6}\w/gm)?.length, 8);
  assert.match(said, /\nVerified: fair and by the rules\./);
});

test('a match on standard input, also in pieces', async () => {
  const pieces = Readable.from([text.slice(0, 1000), text.slice(1000)]);
  assert.equal((await run(['-'], pieces)).status, 0);
});

test('a changed match: status 1, and what is wrong', async () => {
  const { status, said } = await run(['-'], Readable.from([text.replace(/ #c9\n/, ' #c8\n')]));
  assert.equal(status, 1);
  assert.match(said, /FAILED {2}chain/);
  assert.match(said, /\nNot verified:/);
});

test('a match that is not over: status 0, and what cannot be told', async () => {
  const [heading, log] = text.split('\n\n');
  const entries = log.split('\n').slice(0, 20);
  const { status, said } = await run(['-'], Readable.from([`${heading}\n\n${entries.join('\n')}\n`]));
  assert.equal(status, 0);
  assert.match(said, /unknown draws/);
  assert.match(said, /as far as can be told/);
});

test('--heads prints the hash after every entry, the last of which is the head', async () => {
  const { said } = await run([FAIR, '--heads']);
  const heads = said.match(/^ {2}\d+ [0-9a-f]{64}$/gm) ?? [];
  assert.ok(heads.length > 20);
  assert.ok(text.endsWith(`Head: ${heads.at(-1)?.trim().split(' ')[1]}\n`));
});

test('other files are refused in a sentence without their control characters', async () => {
  const hostile: [string, RegExp][] = [
    ['', /line 1/],
    ['\u001b[2J\u001b]0;owned\u0007\n', /line 1/],
    [text.replace('Game: scheffeln', 'Game: \u001b[31m'), /line 2/],
    [text.replace('house begins', 'house \u001b[31mbegins'), /line \d+: a line has only printable ASCII/],
    [text.replace('house begins', 'house "begins'), /unknown deed/],
    [`{"a":${'['.repeat(100_000)}`, /line 1/],
  ];
  for (const [content, why] of hostile) {
    const { status, said } = await run(['-'], Readable.from([content]));
    assert.equal(status, 1);
    assert.match(said, why);
    assert.doesNotMatch(said, /[^\n -~]/);
  }
});

test('an unreadable file: status 2, and why', async () => {
  const binary = join(folder, 'binary');
  writeFileSync(binary, Buffer.from([0xff, 0xfe, 0x00]));
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(2 ** 20, 'a'));
    },
  });
  for (const [args, input, why] of [
    [[join(folder, 'none')], undefined, /no such file/],
    [[folder], undefined, /is a folder/],
    [[binary], undefined, /not a text in UTF-8/],
    [['-'], endless, /longer than any match/],
    [[], undefined, /name one file/],
    [['a', 'b'], undefined, /name one file/],
  ] as const) {
    const { status, said, complaint } = await run([...args], input);
    assert.equal(status, 2);
    assert.equal(said, '');
    assert.match(complaint, why);
  }
});

test('the command line leads there, and knows no other flag', () => {
  const backroom = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../src/main.ts'), 'verify', ...args], { encoding: 'utf8' });
  assert.equal(backroom(FAIR).status, 0);
  assert.equal(backroom(FAIR, '--loud').status, 2);
});
