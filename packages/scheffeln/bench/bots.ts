// npm run bench -- bots [--minutes N] [--ms N]: our bots against boardgame.io's MCTSBot, iterations a second side by side,
// then games of two seats with equal time for each decision. Prints rows of Markdown tables.
import { rate, ratio } from '../../../bench/figures.ts';
import type { GameBench } from '../../../bench/games.ts';
import { joined, type Samples, takeTurns } from '../../../bench/measure.ts';
import { Player } from '../../../bench/player.ts';
import { say } from '../../../bench/say.ts';
import { type Match, playMatch } from './mcts-match.ts';
import { installPeer } from './peer.ts';

const SETS = 3;
const ROUNDS = 4;
/** MCTSBot's default depth, at which most two-seat games are undecided and count for nothing; and one beyond any end. */
const DEPTHS = [50, 500] as const;

const CONTESTANTS = [
  { name: 'MCTSBot', program: 'peers/mcts-theirs.js', cpuMs: 900, warmUpMs: 2500 },
  { name: 'tree', program: 'thinking.ts', cpuMs: 300, warmUpMs: 700 },
  { name: 'halving', program: 'thinking.ts', cpuMs: 300, warmUpMs: 700 },
] as const;

/** @public Loaded by name: see bench/games.ts. */
export const bots: GameBench['bots'] = async ({ minutes, ms }) => {
  await installPeer();
  const parts: Samples[] = [];
  for (let set = 1; set <= SETS; set++) {
    say(`timing iterations, ${set} of ${SETS}`);
    parts.push(await oneSet());
  }
  console.log(speedRows(joined(parts)).join('\n'));
  for (const depth of DEPTHS) {
    say(`playing for ${minutes / DEPTHS.length} minutes, ${ms} ms a decision, its playouts ${depth} deep`);
    console.log(matchRow(await playMatch({ depth, ms, minutes: minutes / DEPTHS.length })));
  }
};

async function oneSet(): Promise<Samples> {
  const players = CONTESTANTS.map(({ program }) => new Player(new URL(program, import.meta.url)));
  try {
    const taking = CONTESTANTS.map(({ name, cpuMs, warmUpMs }, i) => {
      return { name, cpuMs, warmUpMs, window: players[i].window.bind(players[i]) };
    });
    return await takeTurns(taking, ROUNDS);
  } finally {
    for (const player of players) player.close();
  }
}

const whole = (x: number): string => x.toLocaleString('en-GB', { maximumFractionDigits: 0 });

function speedRows(samples: Samples): string[] {
  const row = (what: string, name: string): string => {
    const { median, best } = rate(samples, name);
    const times = name === 'MCTSBot' ? { median: 1, best: 1 } : ratio(samples, 'MCTSBot', name);
    const thousand = (perSecond: number): string => (1e6 / perSecond).toPrecision(2);
    const cells = [
      whole(median),
      whole(best),
      whole(times.median),
      whole(times.best),
      thousand(median),
      thousand(best),
    ];
    return `| ${[what, ...cells].join(' | ')} |`;
  };
  return [
    '| four seats, CPU time | iterations/s, median | best | times MCTSBot, median | best | ms for 1,000, median | best |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    row("boardgame.io's MCTSBot: sees all, random playouts of 50 moves", 'MCTSBot'),
    row('`tree`, like for like: redeals, random playouts to the end of the game', 'tree'),
    row('`halving`, what our bots play with: redeals, habits to the end of the round', 'halving'),
  ];
}

function matchRow({ depth, ms, games, share, margin, ours, theirs }: Match): string {
  const percent = (x: number): string => (100 * x).toFixed(1);
  const cells = [
    `kingpin against MCTSBot with playouts ${depth === 50 ? 'of 50 moves, its default' : 'to the end of the game'}`,
    `${ms} ms a decision each`,
    `${percent(share)} % ± ${percent(margin)} of ${games} two-seat games`,
    `iterations a decision: ${whole(ours)} against ${whole(theirs)}`,
  ];
  return `| ${cells.join(' | ')} |`;
}
