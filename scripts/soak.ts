// `npm run soak`: `suite` repeats all tests, everything else is a long proof of a promise (packages/server/soak/run.ts).
//
//   npm run soak -- suite --times 5           five runs on a quiet machine and five beside two busy loops
//   npm run soak -- suite --times 5 --fresh   the same, each run with another seed for random cases
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SuiteResult } from './testing/run.ts';

const BUSY_LOOPS = 2;

if (process.argv[2] === 'suite') {
  process.exit(soakSuite() ? 0 : 1);
} else {
  await import('../packages/server/soak/run.ts');
}

/** How often each test failed, and in which runs. */
function soakSuite(): boolean {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: { times: { type: 'string', default: '3' }, fresh: { type: 'boolean', default: false } },
  });
  const times = Number(values.times);
  if (!Number.isInteger(times) || times < 1) throw new Error('--times is a whole number from 1 on.');
  const failures = new Map<string, string[]>();
  const counts = new Set<number>();
  for (const kind of ['quiet', 'busy'] as const) {
    for (let n = 1; n <= times; n++) {
      const run = `${kind} ${n}`;
      const seed = values.fresh ? String(randomInt(2 ** 31)) : null;
      console.log(`\n${run} of ${times}${seed === null ? '' : `, seed ${seed}`}`);
      const { results, flaky } = runOnce(positionals, kind === 'busy', seed);
      counts.add(results.reduce((sum, one) => sum + one.passed + one.skipped + one.failures.length, 0));
      for (const [what, list] of [
        ['failed', results],
        ['flaky', flaky],
      ] as const)
        for (const { file, test } of list.flatMap((result) => result.failures)) {
          const name = `${file}: ${test}`;
          failures.set(name, [...(failures.get(name) ?? []), `${run} ${what}`]);
        }
    }
  }
  console.log(`\n${2 * times} runs; tests in a run: ${[...counts].join(', ')}`);
  for (const [name, runs] of failures) console.log(`${runs.length} of ${2 * times}: ${name} (${runs.join('; ')})`);
  if (failures.size === 0) console.log('No test failed.');
  return failures.size === 0 && counts.size === 1;
}

function runOnce(paths: readonly string[], isBusy: boolean, seed: string | null): SuiteResult {
  const folder = mkdtempSync(join(tmpdir(), 'backroom-soak-'));
  const result = join(folder, 'result.json');
  const loops: ChildProcess[] = [];
  try {
    for (let n = 0; isBusy && n < BUSY_LOOPS; n++)
      loops.push(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
    const env = seed === null ? process.env : { ...process.env, BACKROOM_SEED: seed };
    const program = join(import.meta.dirname, 'test.ts');
    spawnSync(process.execPath, [program, ...paths, '--result', result], { stdio: 'inherit', env });
    return JSON.parse(readFileSync(result, 'utf8')) as SuiteResult;
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
