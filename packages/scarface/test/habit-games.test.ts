// What habit plays, recorded: making it quicker must not change a single decision, and the reference that the ladder keeps
// (first-kingpin) stays what it was. New cards and new weights change the games: `npm run golden` records them again, and a change
// of weights is named in docs/bots.md.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { habitGamesText } from './golden/habit-games.ts';

test('habit plays the recorded games, decision by decision: by the weights of first-kingpin and by its present ones', () =>
  assert.equal(
    habitGamesText(),
    readFileSync(new URL('golden/habit-games.txt', import.meta.url), 'utf8').replaceAll('\r\n', '\n'),
  ));
