// Imported before anything else, it simulates a later version of this program: Scheffeln has rules 2, with hands of
// three cards, and today's rules are its earlier ones, frozen into the folder FROZEN.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const frozen = pathToFileURL(join(process.env.FROZEN ?? '', 'index.js')).href;

const CHANGES: readonly { readonly file: string; readonly from: string; readonly to: string }[] = [
  {
    file: '/packages/scheffeln/manifest.ts',
    from: '  rules: () =>',
    to: `  earlier: { 1: () => import('${frozen}') },\n  rules: () =>`,
  },
  { file: '/packages/scheffeln/src/playing.ts', from: 'rules: 1,', to: 'rules: 2,' },
  { file: '/packages/scheffeln/src/vocabulary.ts', from: 'HAND_SIZE = 4', to: 'HAND_SIZE = 3' },
];

registerHooks({
  load(url, context, next) {
    const change = CHANGES.find(({ file }) => url.endsWith(file));
    if (change === undefined) return next(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (!source.includes(change.from)) throw new Error(`${change.file} has no "${change.from}" to change`);
    return { format: 'module-typescript', source: source.replace(change.from, change.to), shortCircuit: true };
  },
});
