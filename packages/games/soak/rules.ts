// npm run soak:rules [-- N]: the contract of every game over N random games (else 30) for each combination of options and seats.
// It takes minutes, so it is not part of `npm test`, which plays a few of each.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const games = Number(process.argv[2] ?? 30);
if (!Number.isInteger(games) || games < 1) throw new Error('the number of games must be a whole number of at least 1');
const files = globSync('packages/*/test/contract*.test.ts', { cwd: root }).sort();
const { status } = spawnSync(
  process.execPath,
  ['--test', `--test-concurrency=${availableParallelism()}`, '--test-reporter=spec', ...files],
  { cwd: root, stdio: 'inherit', env: { ...process.env, BACKROOM_GAMES: String(games) } },
);
process.exit(status ?? 1);
