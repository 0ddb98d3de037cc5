// Starts a TypeScript program of this project on a machine that has only Node (18 or later) and npm.
//
//   node scripts/launch.mjs FILE.ts [arguments]                    run a program
//   node scripts/launch.mjs "packages/*/FILE.ts" [arguments]       run this program of every package that has it, one by one
//
// Plain JavaScript, because it must run before anything is installed. Everything it says goes to
// standard error: `backroom engine` keeps standard output for its answers.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies, ensureRuntime, root } from './ready.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const EVERY_PACKAGE = 'packages/*/';

/** A compile cache for this process and its children: a start takes a third less. */
const remembering = (env) => ({
  NODE_COMPILE_CACHE: join(root, '.runtime', 'compiled'),
  // glibc keeps freed memory in a heap for each thread: a server with five threads would hold a hundred unused megabytes.
  MALLOC_ARENA_MAX: '2',
  ...env,
});

/** Not by a shell's pattern: not every shell has them, and a second file would be an argument of the first. */
function programsOf(file) {
  if (!file.startsWith(EVERY_PACKAGE)) return [join(root, file)];
  const packages = join(root, 'packages');
  const found = readdirSync(packages).map((name) => join(packages, name, file.slice(EVERY_PACKAGE.length)));
  const programs = found.filter((path) => existsSync(path));
  if (programs.length === 0) throw new Error(`no package has the program ${file}`);
  return programs;
}

/** Resolves with the exit status. */
function run(node, program, rest) {
  const child = spawn(node, [program, ...rest], { stdio: 'inherit', env: remembering(process.env) });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

async function main() {
  const [file, ...rest] = process.argv.slice(2);
  const node = await ensureRuntime();
  await ensureDependencies();
  for (const program of programsOf(file)) {
    const status = await run(node, program, rest);
    if (status !== 0) process.exit(status);
  }
  process.exit(0);
}

main().catch((error) => {
  console.error(`backroom: ${error.message}`);
  process.exit(1);
});
