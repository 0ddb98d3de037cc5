// Scarface 1920 in random play: decisions a second with every legal list built, the same with a copy of the table at each,
// and games. CPU time in windows that take turns, as for Scheffeln; there is no peer to stand beside.
import { Seeded } from '@backroom/kit';
import { scarface } from '@backroom/scarface';
import { cost, rate } from './figures.ts';
import { cpuWindow, type Samples, takeTurns } from './measure.ts';
import { writePage } from './page.ts';

const SEATS = 4;
const OPTIONS = { jobDraft: false, gangs: null, solo: null };
const WARM_UP_MS = 3000;

interface Plan {
  readonly rounds: number;
  readonly cpuMs: number;
}
const FULL: Plan = { rounds: 15, cpuMs: 1000 };
const QUICK: Plan = { rounds: 5, cpuMs: 400 };

/** Plays one random game to its end and counts its decisions. */
function randomGame(random: Seeded, copying: boolean): number {
  let state = scarface.start(OPTIONS, SEATS);
  for (let decisions = 0; ; decisions++) {
    let turn = scarface.toAct(state);
    while (turn === 'chance') {
      scarface.apply(state, 'chance', scarface.chance(state, random), null);
      turn = scarface.toAct(state);
    }
    if (turn === 'over') return decisions;
    const list = scarface.legal(state, turn[0]);
    if (copying) state = scarface.clone(state);
    scarface.apply(state, turn[0], list[random.below(list.length)], null);
  }
}

const GOALS = { decisions: 150_000, copied: 100_000, gameMs: 10 } as const;

async function measure({ rounds, cpuMs }: Plan): Promise<Samples> {
  const random = new Seeded('bench');
  const work: Readonly<Record<string, () => number>> = {
    decisions: () => randomGame(random, false),
    copied: () => randomGame(random, true),
    games: () => (randomGame(random, false) > 0 ? 1 : 0),
  };
  const window = async (name: string, ms: number) => cpuWindow(work[name], ms);
  const contestants = Object.keys(work).map((name) => ({ name, warmUpMs: WARM_UP_MS, cpuMs, window }));
  return takeTurns(contestants, rounds);
}

const whole = (n: number): string => Math.round(n).toLocaleString('en-GB');

export async function benchScarface(quick: boolean, write: boolean): Promise<void> {
  const samples = await measure(quick ? QUICK : FULL);
  const decisions = rate(samples, 'decisions');
  const copied = rate(samples, 'copied');
  const game = cost(samples, 'games');
  const rows = [
    [
      'random play, legal list at each decision',
      `${whole(decisions.median)} decisions/s`,
      whole(decisions.best),
      `${whole(GOALS.decisions)} or more`,
    ],
    [
      'the same, copying the table at each',
      `${whole(copied.median)} decisions/s`,
      whole(copied.best),
      `${whole(GOALS.copied)} or more`,
    ],
    [
      'a random game of four',
      `${(game.median / 1e6).toFixed(2)} ms`,
      (game.best / 1e6).toFixed(2),
      `under ${GOALS.gameMs} ms`,
    ],
  ];
  const table = [
    '| Scarface 1920 | median | best | goal |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
  console.log(table);
  if (write) writePage(table, 'scarface');
}
