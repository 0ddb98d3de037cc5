// Makes the corpus: finished matches over all modes of every game, each with its secret and its result. Existing
// matches are never made again for the same rules: a match that was played once must always replay.
// `node packages/match/corpus/make.ts` adds what is missing, such as the folder of new rules.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyOptions, type Json } from '@backroom/kit';
import { RELEASED } from './released.ts';
import { Table, termsFor } from './table.ts';

for (const { game, matches } of RELEASED) {
  const name = `${game.id}-rules${game.rules}`;
  const folder = join(import.meta.dirname, name);
  mkdirSync(folder, { recursive: true });
  const modes = everyOptions(game.options);
  for (let i = 0; i < matches; i++) {
    const path = join(folder, `${String(i + 1).padStart(2, '0')}.txt`);
    if (existsSync(path)) continue;
    const options = modes[i % modes.length];
    const { min, max } = game.seats(options);
    const seats = min + ((Math.floor(i / modes.length) + i) % (max - min + 1));
    const id = `${name}-${i + 1}`;
    const { text } = new Table(game, termsFor(game, id, options as unknown as Json, seats), id).play();
    writeFileSync(path, text);
  }
}
