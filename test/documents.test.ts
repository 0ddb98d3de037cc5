// Documents that show code show the code that is there.
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('every block of docs/adding-a-game.md is a piece of the example', () => {
  const blocks = [...read('docs/adding-a-game.md').matchAll(/^```ts file=(\S+)\n([\s\S]*?)\n```$/gm)];
  assert.ok(blocks.length >= 8);
  for (const [, path, code] of blocks) assert.ok(read(path).includes(code), `${path} does not hold:\n${code}`);
});

test('links between documents lead somewhere', () => {
  for (const path of globSync('{*.md,docs/**/*.md,bench/*.md}', { cwd: root })) {
    for (const [, target] of read(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)) {
      assert.ok(existsSync(join(root, dirname(path), target)), `${path} links to ${target}`);
    }
  }
});
