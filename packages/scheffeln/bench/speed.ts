// Checks boardgame.io's rules against ours, then times both side by side. For `npm run bench`.
import type { GameBench } from '../../../bench/games.ts';
import { machineLine } from '../../../bench/machine.ts';
import { writePage } from '../../../bench/page.ts';
import { markdownTable, terminalTable } from '../../../bench/report.ts';
import { say } from '../../../bench/say.ts';
import { type Checked, check } from './check.ts';
import { contest, FULL, type Plan, QUICK } from './contest.ts';
import { DEPTHS } from './engine.ts';
import { installPeer, loadPeer, peerVersion } from './peer.ts';
import { rowsOf } from './rows.ts';

const CHECKED_GAMES = 200;

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

/** @public Loaded by name: see bench/games.ts. */
export const speed: GameBench['speed'] = async ({ quick, write }) => {
  const plan = quick ? QUICK : FULL;
  await installPeer();
  say(`checking ${CHECKED_GAMES} games`);
  const checked = check(await loadPeer(), CHECKED_GAMES);
  const rows = rowsOf(await contest(plan, (set) => say(`timing, ${set} of ${plan.sets}`)));
  const facts = [machineLine(), methodLine(plan), checkLine(checked)];
  console.log([...facts, '', terminalTable(rows)].join('\n'));
  if (!write) return;
  writePage([...facts.map((fact) => `- ${fact}`), '', markdownTable(rows)].join('\n'), 'measured');
  say('docs/performance.md is rewritten');
};
