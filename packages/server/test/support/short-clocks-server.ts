// Imported before anything else: the clocks of live tables run out after 20 s instead of minutes, and moves add nothing to them.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const LIVE = 'live: { free: 15_000, bank: 180_000, increment: 5_000 }';

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('/packages/match/src/terms.ts')) return next(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (!source.includes(LIVE)) throw new Error('the clocks of live tables are not here');
    return {
      format: 'module-typescript',
      source: source.replace(LIVE, 'live: { free: 4_000, bank: 16_000, increment: 0 }'),
      shortCircuit: true,
    };
  },
});
