// npm run bench [-- --quick] [-- --write]: checks the peer's rules against ours, then times both side by side.
// npm run bench -- scarface [--quick] [--write]: Scarface 1920 alone, which has no peer.
// npm run bench -- bots [--minutes N] [--ms N]: the same for our bots and the peer's own, and a match between them.
// Ends with status 1 if the rules differ, never because of a figure: machines are busy, and a missed goal is for reading.

import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureDependencies } from '../scripts/ready.mjs';
import { type Checked, check, Difference } from './check.ts';
import { contest, FULL, type Plan, QUICK } from './contest.ts';
import { DEPTHS } from './engine.ts';
import { benchBots } from './mcts.ts';
import { writePage } from './page.ts';
import { loadPeer, peersFolder, peerVersion } from './peer.ts';
import { markdownTable, terminalTable } from './report.ts';
import { benchScarface } from './scarface.ts';

const CHECKED_GAMES = 200;

const say = (line: string): void => console.error(`bench: ${line}`);

function machineLine(): string {
  const model = cpus()[0]?.model.trim() || 'an unnamed processor';
  return `Machine: ${model}, ${availableParallelism()} cores, ${process.platform} ${process.arch}, Node ${process.versions.node}.`;
}

function methodLine(plan: Plan): string {
  return (
    `Method: CPU time; processes started ${plan.sets} times, ${plan.rounds} windows each time, taking turns, of ` +
    `${plan.cpuMs} ms each; boardgame.io ${peerVersion()}; four seats; playouts from ` +
    `positions after ${DEPTHS.join(', ')} decisions.`
  );
}

const checkLine = ({ games, transitions }: Checked): string =>
  `Check: ${games} random games of boardgame.io followed by our engine, ${transitions.toLocaleString('en-GB')} decisions: ` +
  'the same legal actions and the same table at every one.';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean' },
      write: { type: 'boolean' },
      minutes: { type: 'string', default: '6' },
      ms: { type: 'string', default: '250' },
    },
  });
  if (positionals[0] === 'scarface') return benchScarface(values.quick === true, values.write === true);
  const plan = values.quick ? QUICK : FULL;
  // Only the bench needs the peer, so `npm start` and `npm test` never wait for it.
  await ensureDependencies(peersFolder);
  if (positionals[0] === 'bots') {
    const [minutes, ms] = [Number(values.minutes), Number(values.ms)];
    if (!(minutes > 0 && ms > 0)) throw new Error('--minutes and --ms must be numbers greater than 0');
    console.log(machineLine());
    return benchBots(minutes, ms, say);
  }
  say(`checking ${CHECKED_GAMES} games`);
  const checked = check(await loadPeer(), CHECKED_GAMES);
  const samples = await contest(plan, (set) => say(`timing, ${set} of ${plan.sets}`));
  const facts = [machineLine(), methodLine(plan), checkLine(checked)];
  console.log([...facts, '', terminalTable(samples)].join('\n'));
  if (values.write) {
    writePage([...facts.map((fact) => `- ${fact}`), '', markdownTable(samples)].join('\n'));
    say('docs/performance.md is rewritten');
  }
  say('timing Scarface 1920');
  await benchScarface(values.quick === true, values.write === true);
}

main().catch((error: unknown) => {
  if (error instanceof Difference) say(`the engines differ: ${error.message}`);
  else say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
