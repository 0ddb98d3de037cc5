// Scarface 1920 in random play: decisions a second with every legal list built, the same with a copy of the state at each, and
// games; and playouts by habit to the end, which bots use. CPU time in alternating windows, in one process; there is no peer.
// For `npm run bench`.
import { Seeded } from '@backroom/kit';
import { scarface } from '@backroom/scarface';
import { knowledge } from '@backroom/scarface/knowledge';
import { cost, rate } from '../../../bench/figures.ts';
import type { GameBench } from '../../../bench/games.ts';
import { cpuWindow, type Samples, takeTurns } from '../../../bench/measure.ts';
import { writePage } from '../../../bench/page.ts';
import { say } from '../../../bench/say.ts';

const SEATS = 4;
const OPTIONS = { jobDraft: false, ringByHand: false, gangs: null, solo: null };
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

/** Plays one game to its end by habit. */
function habitGame(random: Seeded): number {
  const state = scarface.start(OPTIONS, SEATS);
  for (let turn = scarface.toAct(state); turn !== 'over'; turn = scarface.toAct(state)) {
    if (turn === 'chance') scarface.apply(state, 'chance', scarface.chance(state, random), null);
    else scarface.apply(state, turn[0], knowledge.habit(state, turn[0], random), null);
  }
  return 1;
}

/** Habit's goal: 2.5 times as fast as before it computed legal actions piece by piece (7.1 ms a game). */
const GOALS = { decisions: 150_000, copied: 100_000, gameMs: 10, habit: 350 } as const;

async function measure({ rounds, cpuMs }: Plan): Promise<Samples> {
  const random = new Seeded('bench');
  const work: Readonly<Record<string, () => number>> = {
    decisions: () => randomGame(random, false),
    copied: () => randomGame(random, true),
    games: () => (randomGame(random, false) > 0 ? 1 : 0),
    habit: () => habitGame(random),
  };
  const window = async (name: string, ms: number) => cpuWindow(work[name], ms);
  const contestants = Object.keys(work).map((name) => ({ name, warmUpMs: WARM_UP_MS, cpuMs, window }));
  return takeTurns(contestants, rounds);
}

const whole = (n: number): string => Math.round(n).toLocaleString('en-GB');

/** @public Loaded by name: see bench/games.ts. */
export const speed: GameBench['speed'] = async ({ quick, write }) => {
  say('timing Scarface 1920');
  const samples = await measure(quick ? QUICK : FULL);
  const decisions = rate(samples, 'decisions');
  const copied = rate(samples, 'copied');
  const game = cost(samples, 'games');
  const habit = rate(samples, 'habit');
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
    [
      'playouts of four by habit, from the start to the end',
      `${whole(habit.median)} games/s`,
      whole(habit.best),
      `${whole(GOALS.habit)} or more`,
    ],
  ];
  const table = [
    '| Scarface 1920 | median | best | goal |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
  console.log(table);
  if (write) writePage(table, 'scarface');
};
