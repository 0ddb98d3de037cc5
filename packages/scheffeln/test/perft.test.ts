// Golden counts: how many sequences of decisions lead on from a new game. They change only when a rule does.
// To renew the file after a change that is meant: UPDATE=1 npm test -- packages/scheffeln/test/perft.test.ts
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { perft, readOptions } from '@backroom/kit';
import { scheffeln } from '@backroom/scheffeln';

const PATH = join(import.meta.dirname, 'perft.txt');

const CASES: readonly [options: object, seats: number, depth: number][] = [
  [{}, 2, 5],
  [{}, 3, 5],
  [{}, 4, 5],
  [{ movementCards: 32 }, 4, 5],
  [{ run: true }, 2, 4],
  [{ run: true }, 4, 5],
  [{ mafia: true }, 3, 5],
  [{ run: true, mafia: true }, 2, 4],
  [{ mode: 'speed' }, 3, 4],
  [{ mode: 'speed', studyLimitMs: 30000 }, 5, 3],
];

test('golden counts of move sequences', () => {
  const lines = CASES.flatMap(([given, seats, depth]) => {
    const options = readOptions(scheffeln.options, given);
    assert.ok(options.ok);
    return Array.from({ length: depth }, (_, i) => {
      const count = perft(scheffeln, scheffeln.start(options.value, seats), i + 1, 'perft');
      return `${JSON.stringify(given)} ${seats} seats, depth ${i + 1}: ${count}`;
    });
  });
  const text = `${lines.join('\n')}\n`;
  if (process.env.UPDATE) writeFileSync(PATH, text);
  assert.equal(text, readFileSync(PATH, 'utf8'));
});
