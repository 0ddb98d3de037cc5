// npm run bench:server [-- --quick] [-- --write] [-- --profile FOLDER]: our server and boardgame.io's side by side, the same
// game and the same load on loopback; each figure beside its goal. Never fails because of a figure.
import { spawnSync } from 'node:child_process';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gamesWith, loadBench } from './games.ts';
import { say } from './say.ts';
import { FULL, putThrough, QUICK, quantile, type Round } from './server-contest.ts';
import { layOutOurs } from './server-ours.ts';
import { ServerProcess } from './server-process.ts';
import { type Figures, type Recovery, report, writeServerPage } from './server-report.ts';

/** The cost of one write and sync of the disk in milliseconds: the least that a durable move waits. */
function bareSync(folder: string): number[] {
  const file = openSync(join(folder, 'bare'), 'w');
  const page = Buffer.alloc(4096, 7);
  const times = Array.from({ length: 150 }, () => {
    const before = performance.now();
    writeSync(file, page, 0, page.length, 0);
    fdatasyncSync(file);
    return performance.now() - before;
  });
  closeSync(file);
  return times;
}

function recovered(data: string): Recovery {
  const program = fileURLToPath(new URL('server-recovery.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, data], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the log could not be recovered: ${stderr}`);
  return JSON.parse(stdout) as Recovery;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean' },
      write: { type: 'boolean' },
      ours: { type: 'boolean' },
      profile: { type: 'string' },
    },
  });
  const plan = values.quick ? QUICK : FULL;
  const profile = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const { ours: game, peer } = await loadBench(gamesWith('server')[0], 'server');
  await peer.install();
  const folder = mkdtempSync(join(tmpdir(), 'backroom-bench-'));
  const ours: Round[] = [];
  const theirs: Round[] = [];
  const recoveries: Recovery[] = [];
  const syncs: number[] = [];
  const playOurs = async (round: number): Promise<void> => {
    const data = join(folder, `${round}.db`);
    syncs.push(...bareSync(folder));
    const server = await ServerProcess.start(new URL('server-under-test.ts', import.meta.url), [data], profile);
    ours.push(
      await putThrough(
        server,
        (one) => layOutOurs(game, one),
        plan,
        (what) => say(`ours: ${what}`),
      ),
    );
    await server.close();
    syncs.push(...bareSync(folder));
    recoveries.push(recovered(data));
  };
  const playTheirs = async (): Promise<void> => {
    const server = await ServerProcess.start(peer.program);
    theirs.push(await putThrough(server, peer.layOut, plan, (what) => say(`boardgame.io: ${what}`)));
    await server.close();
  };
  try {
    for (let round = 0; round < plan.rounds; round++) {
      say(`round ${round + 1} of ${plan.rounds}`);
      if (round % 2 === 1 && !values.ours) await playTheirs();
      await playOurs(round);
      if (round % 2 === 0 && !values.ours) await playTheirs();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const sync = quantile(
    syncs.sort((a, b) => a - b),
    0.5,
  );
  const figures: Figures = { ours, theirs, recoveries, sync, plan, peerVersion: peer.version() };
  console.log(report(figures, 'terminal'));
  if (!values.write) return;
  writeServerPage(report(figures, 'page'));
  say('docs/performance.md is rewritten');
}

await main();
