// `q` asks before it drops a running game. A saved game continues as if it had never stopped. A file that is not a
// saved game is refused.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { LANGUAGES } from '@backroom/kit';
import { width } from '@backroom/kit/terminal';
import { loadPhrases } from '../src/play/phrases.ts';
import { onTerminal, piped } from './support/terminal.ts';

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'backroom-saved-'));
process.chdir(folder);
after(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const MOVES = Array.from({ length: 600 }, (_, i) => String(['1', '1', '2', '5'][i % 4]));
const result = (text: string): string => text.slice(text.lastIndexOf('Final result')).split('Enter to leave')[0];

for (const flags of ['', '--run --mafia --seats 4', '--speed --seats 3']) {
  test(`a game that is saved and resumed ends as one that was never stopped: ${flags}`, async () => {
    const args = ['scheffeln', ...flags.split(' ').filter(Boolean), '--seed', `s${flags.length}`, '--names', 'Anna'];
    const whole = await piped(args, MOVES);
    for (const at of [0, 1, 3]) {
      const begun = await piped(args, [...MOVES.slice(0, at), 'save', 'q']);
      const file = /saved in (\S+\.json)\./.exec(begun.text)?.[1] ?? '';
      assert.ok(readdirSync('.').includes(file), begun.text.slice(-400));
      const resumed = await piped(['--resume', file], MOVES.slice(at));
      assert.equal(resumed.status, 0, resumed.complaint);
      assert.equal(result(resumed.text), result(whole.text));
      rmSync(file);
    }
  });
}

test('a second game with the same seed never overwrites the first; a resumed game is saved in its own file', async () => {
  await piped(['--seed', 'twice'], ['save']);
  await piped(['--seed', 'twice'], ['1', 'save']);
  assert.deepEqual(readdirSync('.').sort(), ['backroom-scheffeln-twice-2.json', 'backroom-scheffeln-twice.json']);
  const before = readFileSync('backroom-scheffeln-twice.json', 'utf8');
  await piped(['--resume', 'backroom-scheffeln-twice.json', '--lang', 'de'], ['1', 'save']);
  assert.notEqual(readFileSync('backroom-scheffeln-twice.json', 'utf8'), before);
  assert.equal(readdirSync('.').length, 2);
  for (const file of readdirSync('.')) rmSync(file);
});

test('a file that is not a saved game, or was changed, is refused with a reason, and nothing starts', async () => {
  await piped(['--seed', 'kept', '--seats', '3'], ['1', '1', 'save']);
  const good = JSON.parse(readFileSync('backroom-scheffeln-kept.json', 'utf8'));
  const bad: Record<string, unknown> = {
    'not JSON': 'hello',
    'not a saved game': { hello: 1 },
    'its version is 2': { ...good, version: 2 },
    'there is no game': { ...good, game: '../scheffeln' },
    'these are rules': { ...good, rules: good.rules + 1 },
    'its flags': { ...good, args: [1] },
    'There is no flag': { ...good, args: ['--nope'] },
    'its steps': { ...good, steps: [['seat', 'x']] },
    'not what this seed deals': { ...good, args: [...good.args, '--seed=other'], steps: good.steps.slice(0, 1) },
    'is not possible': { ...good, steps: [...good.steps, [0, 'choose nobody']] },
    'step 3 is not': { ...good, steps: good.steps.slice(0, 2).concat([[2, good.steps[2][1]]]) },
  };
  for (const [why, content] of Object.entries(bad)) {
    writeFileSync('bad.json', typeof content === 'string' ? content : JSON.stringify(content));
    const { status, text, complaint } = await piped(['--resume', 'bad.json'], MOVES);
    assert.deepEqual([status, text], [2, ''], `${why}: ${complaint}`);
    assert.ok(complaint.replaceAll('\n', ' ').includes(why), `${why}: ${complaint}`);
  }
  for (const [args, why] of [
    [['--resume', 'nowhere.json'], 'there is no such file'],
    [['--resume', 'backroom-scheffeln-kept.json', '--seats', '4'], 'A saved game has its own options'],
    [['scarface', '--resume', 'backroom-scheffeln-kept.json'], 'a game of scheffeln'],
  ] as const) {
    const { status, text, complaint } = await piped(args, MOVES);
    assert.deepEqual([status, text], [2, '']);
    assert.ok(complaint.replaceAll('\n', ' ').includes(why), complaint);
  }
  for (const file of readdirSync('.')) rmSync(file);
});

test('q asks before it drops a running game: Enter plays on, s saves, q leaves', async () => {
  const { leaving, frame } = await loadPhrases('en');
  const { answer, text, status } = onTerminal('scheffeln --fast --seed ask --names Anna');
  await answer(frame.start, '');
  await answer(frame.yourMove, 'q');
  await answer(leaving.question, '');
  await answer(frame.yourMove, 'q');
  await answer(leaving.question, 's');
  assert.equal(await status, 0);
  // Where a line breaks depends on the folder that the command names.
  const told = stripVTControlCharacters(text()).replace(/\s+/g, ' ');
  assert.match(told, /saved in backroom-scheffeln-ask\.json/);
  assert.match(told, /play --resume backroom-scheffeln-ask\.json/);
  rmSync('backroom-scheffeln-ask.json');
  const second = onTerminal('scheffeln --fast --seed ask --names Anna');
  await second.answer(frame.start, '');
  await second.answer(frame.yourMove, 'q');
  await second.answer(leaving.question, 'q');
  assert.equal(await second.status, 0);
  assert.deepEqual(readdirSync('.'), []);
});

test('the question fits a line of 80 columns in every language', async () => {
  for (const language of LANGUAGES) {
    const { leaving, frame } = await loadPhrases(language);
    for (const line of [leaving.question, frame.mayAct]) assert.ok(width(line) < 78, `${language}: ${line}`);
  }
});

test('Scarface 1920 on a terminal: an introduction, the table in short, its own commands, and long texts by pages', async () => {
  const { frame, leaving, help } = await loadPhrases('en');
  const { answer, status } = onTerminal('scarface --seed A --names Anna');
  assert.match(await answer(frame.start, ''), /Chicago, 1920\. You lead a gang/);
  const pages = [await answer('Page 1 of 2', ''), await answer(frame.yourMove, '?')].join('\n');
  assert.match(pages, /In short\. “table” shows all of it/);
  assert.ok(pages.split('\n').length < 45, 'the whole table has 100 lines');
  const told = await answer(/Your move › $/, 'table');
  assert.match(told, new RegExp(`${help.commands}[\\s\\S]*settle car [\\s\\S]*rules SC-`));
  assert.doesNotMatch(told, /move red|SH-/);
  assert.ok((await answer(/Page 1 of \d/, 'q')).split('\n').length <= 25, 'no page is longer than the screen');
  await answer(/Your move › $/, '1');
  assert.match(await answer(/Your move › $/, 'q'), /The rest is unchanged/);
  await answer(leaving.question, 'q');
  assert.equal(await status, 0);
});
