// Starts a TypeScript program of this project on a machine that has only some Node (18 or later) and npm.
//
//   node scripts/launch.mjs FILE.ts [arguments]     run a program
//
// Plain JavaScript, because it must run before anything is installed. Everything it says goes to
// standard error: `backroom engine` keeps standard output for its answers.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies, ensureRuntime, root } from './ready.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** What was compiled once need not be the next time, in this process and all it starts: a start takes a third less. */
const remembering = (env) => ({ NODE_COMPILE_CACHE: join(root, '.runtime', 'compiled'), ...env });

async function main() {
  const [file, ...rest] = process.argv.slice(2);
  const node = await ensureRuntime();
  await ensureDependencies();
  const child = spawn(node, [join(root, file), ...rest], { stdio: 'inherit', env: remembering(process.env) });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

main().catch((error) => {
  console.error(`backroom: ${error.message}`);
  process.exit(1);
});
