// Starts a TypeScript program of this project on a machine that has only some Node (18 or later) and npm.
//
//   node scripts/launch.mjs FILE.ts [arguments]     run a program
//   node scripts/launch.mjs --tool NAME [arguments] run a tool from node_modules/.bin
//
// Plain JavaScript, because it must run before anything is installed. Everything it says goes to
// standard error: `backroom engine` keeps standard output for its answers.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies, ensureRuntime, root } from './ready.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

async function main() {
  const words = process.argv.slice(2);
  const node = await ensureRuntime();
  await ensureDependencies();
  const command = words[0] === '--tool' ? toolCommand(words[1], words.slice(2)) : programCommand(words);
  const child = spawn(node, command, { stdio: 'inherit', env: { ...process.env, BACKROOM_NODE: node } });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

function programCommand([file, ...rest]) {
  return [join(root, file), ...rest];
}

function toolCommand(name, rest) {
  const path = join(root, 'node_modules', '.bin', name);
  if (!existsSync(path)) throw new Error(`no tool called ${name} is installed`);
  return [path, ...rest];
}

main().catch((error) => {
  console.error(`backroom: ${error.message}`);
  process.exit(1);
});
