// P5: a match that was played once replays for ever. Every file of the corpus verifies, to the result it recorded.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { everyOptions } from '@backroom/kit';
import { RELEASED } from '../corpus/released.ts';
import { exportMatch, type FindGame, verifyMatch } from '../src/index.ts';

const folder = join(import.meta.dirname, '../corpus');
const findGame: FindGame = (id, rules) => RELEASED.find(({ game }) => game.id === id && game.rules === rules)?.game;

interface Opened {
  readonly options: unknown;
}

for (const { game, matches } of RELEASED) {
  const { id, rules } = game;
  const files = globSync(`${id}-rules${rules}/*.txt`, { cwd: folder }).sort();
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));

  test(`${files.length} matches of ${id}, rules ${rules}, verify to their recorded results`, () => {
    assert.equal(files.length, matches);
    for (const [i, text] of texts.entries()) {
      const { checks, match, result } = verifyMatch(findGame, text);
      const wrong = checks.filter(({ outcome }) => outcome !== 'ok');
      assert.deepEqual(wrong, [], files[i]);
      assert.ok(match !== null && result !== null, files[i]);
      assert.deepEqual(match.result, result, files[i]);
      assert.equal(exportMatch(match.game, match.entries, match), text, files[i]);
    }
  });

  test(`they cover all modes of ${id}, and stay small`, () => {
    const opened = texts.map((text) => JSON.parse(/ opens (\{.*\}) shuffle /.exec(text)?.[1] ?? 'null') as Opened);
    const played = new Set(opened.map(({ options }) => JSON.stringify(options)));
    assert.equal(played.size, everyOptions(game.options).length);
    assert.ok(texts.reduce((sum, text) => sum + text.length, 0) < 1_000_000);
  });

  const before = findGame(id, rules - 1);
  if (before !== undefined)
    test(`a match of ${id} shows what rules ${rules} changed: under rules ${rules - 1} it does not replay`, () => {
      const old: FindGame = () => ({ ...before, rules });
      assert.ok(texts.some((text) => verifyMatch(old, text).checks.some(({ outcome }) => outcome === 'failed')));
    });
}
