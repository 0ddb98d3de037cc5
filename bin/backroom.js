#!/usr/bin/env node
// `npx backroom …`: hands over to packages/cli on a Node that can run it.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.argv.splice(2, 0, 'packages/cli/src/main.ts');
await import(pathToFileURL(join(root, 'scripts', 'launch.mjs')).href);
