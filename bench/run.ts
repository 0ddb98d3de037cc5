// npm run bench [-- --quick] [-- --write]: the speed of every game; where a game has a peer, its rules are checked against the
// peer's first, and both are timed side by side.
// npm run bench -- GAME [--quick] [--write]: one game alone.
// npm run bench -- bots [--minutes N] [--ms N]: the same for our bots and the peer's own, and a match between them.
// Exits with 1 if the rules differ, never because of a missed goal: machines are busy.

import { parseArgs } from 'node:util';
import { Difference } from './difference.ts';
import { gamesWith, loadBench } from './games.ts';
import { machineLine } from './machine.ts';
import { say } from './say.ts';

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
  const [what] = positionals;
  if (what === 'bots') return benchBots(Number(values.minutes), Number(values.ms));
  const games = gamesWith('speed');
  if (what !== undefined && !games.includes(what))
    throw new Error(`unknown measurement ${what}: ${games.join(', ')} or bots`);
  for (const game of what === undefined ? games : [what]) {
    const speed = await loadBench(game, 'speed');
    await speed({ quick: values.quick === true, write: values.write === true });
  }
}

async function benchBots(minutes: number, ms: number): Promise<void> {
  if (!(minutes > 0 && ms > 0)) throw new Error('--minutes and --ms must be numbers greater than 0');
  console.log(machineLine());
  for (const game of gamesWith('bots')) {
    const bots = await loadBench(game, 'bots');
    await bots({ minutes, ms });
  }
}

main().catch((error: unknown) => {
  if (error instanceof Difference) say(`the engines differ: ${error.message}`);
  else say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
