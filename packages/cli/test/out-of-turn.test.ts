// A player who may act out of turn gets one offer for each new possibility. The others at the keyboard cannot tell
// whether there was an offer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadPhrases } from '../src/play/phrases.ts';
import { piped } from './support/terminal.ts';

const { frame } = await loadPhrases('en');
const [OUT_OF_TURN, YOUR_MOVE] = [frame.mayAct.trim(), frame.yourMove.trim()];
const args = (seed: string): string[] =>
  `scarface --seats 2 --level random --text --fast --names Anna --seed ${seed}`.split(' ');

test('SC-50 a Job can be fulfilled in another player’s turn, and the game goes on', async () => {
  const lines = Array.from({ length: 150 }, (_, i) => [String((i % 7) + 1), '1']).flat();
  const { text } = await piped(args('f'), lines);
  const [, offered, after] = new RegExp(`1 Fulfil the Job “([^”]+)”[^›]*?${OUT_OF_TURN}\\s+([^]*)`).exec(text) ?? [];
  assert.ok(offered !== undefined, 'nothing was offered');
  // After a number that is not a move, the question is repeated.
  const again = '(There is no move number[^›]*›\\s+)?';
  assert.match(after, new RegExp(`^${again}· Anna fulfils the Job “${offered}”`));
  assert.ok(after.includes(YOUR_MOVE));
});

test('a player who declines is not asked about the same thing again, and the others play on', async () => {
  const lines = Array.from({ length: 150 }, (_, i) => ['', String((i % 7) + 1), '', '1']).flat();
  const { text } = await piped(args('f'), lines);
  const parts = text.split(/(Out of turn: a number, or Enter to wait › |Your move › )/);
  const offers = parts.flatMap((part, i) => (part.startsWith('Out of turn') ? [i] : []));
  assert.ok(offers.length > 0);
  for (const at of offers) {
    const jobs = (part = ''): string[] => [...part.matchAll(/ \d+ Fulfil the Job “([^”]+)”/g)].map(([, job]) => job);
    if (!parts[at + 2]?.startsWith('Out of turn')) continue;
    const [before, again] = [jobs(parts[at - 1]), jobs(parts[at + 1])];
    assert.ok(
      again.some((job) => !before.includes(job)),
      `asked again about ${again}`,
    );
  }
});

test('several people at one keyboard: `seat 2` hands it over, and looks the same whether there is something to do or not', async () => {
  const hot = 'scheffeln --seats 3 --players 2 --names Anna,Bob --seed hot'.split(' ');
  const { text } = await piped(hot, [
    '',
    'seat 2',
    '',
    '',
    '',
    'seat bob',
    '',
    '',
    '',
    'seat 3',
    'seat 1',
    'seat x',
    'q',
  ]);
  const prompts: readonly string[] =
    text.match(/The keyboard goes to \w+|\w+, (out of turn|your move)|Who\? .*/g) ?? [];
  const first = prompts.indexOf('The keyboard goes to Bob');
  assert.ok(first > 0 && prompts[first - 1] === 'Anna, your move', prompts.join('\n'));
  assert.deepEqual(prompts.slice(first, first + 3), [
    'The keyboard goes to Bob',
    'Bob, out of turn',
    'The keyboard goes to Anna',
  ]);
  assert.equal(prompts.filter((line) => line.startsWith('Who?')).length, 3, prompts.join('\n'));
});
