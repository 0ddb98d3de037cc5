// Imported before anything else, it simulates the earlier version of this program: the current rules of Scarface 1920
// are its frozen rules 1, and no others are known.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const FROZEN = "import('./earlier/1/index.js')";

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('/packages/scarface/manifest.ts')) return next(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8')
      .replace(/earlier: \{[^}]*\},/, '')
      .replace("import('./src/game.ts')", FROZEN)
      .replace("import('./src/words/index.ts')", FROZEN)
      .replace(
        "() => import('./extras.ts')",
        `async () => ({ extras: { knowledge: async () => (await ${FROZEN}).knowledge } })`,
      );
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});
