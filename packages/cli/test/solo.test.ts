// Scarface 1920 alone, in the terminal: the last page tells both totals, in the language of the table.
import assert from 'node:assert/strict';
import { Readable, Writable } from 'node:stream';
import { test } from 'node:test';
import type { Language } from '@backroom/kit';
import { words } from '@backroom/scarface/words';
import { play } from '../src/play/index.ts';

/** More than a game needs; the first choice, or now and then another one. */
const LINES = Array.from({ length: 4000 }, (_, i) => `${(i % 7) + 1}\n1\n`).join('');

async function lastPage(language: string): Promise<string> {
  const parts: string[] = [];
  const output = new Writable({
    write(part, _encoding, done) {
      parts.push(String(part));
      done();
    },
  });
  const args = `scarface --solo gems:boss --lang ${language} --seed solo --text --fast`.split(' ');
  assert.equal(await play(args, { input: Readable.from([LINES]), output, error: output, env: {} }), 0);
  return parts.join('').slice(-900);
}

/** The card itself is tested in all five languages where it is made. */
const SPOKEN: readonly Language[] = ['en', 'fr'];

for (const language of SPOKEN) {
  test(`${language}: a solo game ends with the rival, the difficulty, the margin and both totals`, async () => {
    const page = await lastPage(language);
    const { difficulties } = (await words[language]()).speaker([]).texts.rival;
    assert.match(page, /Scarface 1920, /);
    assert.match(page, new RegExp(`Seven Gems, ${difficulties.boss}\n`));
    const totals = page.split('\n').find((line) => (line.match(/\d+\D*/g) ?? []).length === 2 && line.includes('$'));
    assert.ok(totals !== undefined, page);
    assert.doesNotMatch(page, / 1\. /, 'one line is no ranking');
  });
}
