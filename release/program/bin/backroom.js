#!/usr/bin/env node
// `npx backroom …` from the installed package.
import { enableCompileCache } from 'node:module';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`backroom needs Node 22.18 or later; this is ${process.versions.node}.`);
  process.exit(1);
}
enableCompileCache?.();
await import('../packages/cli/src/main.js');
