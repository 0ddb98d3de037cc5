// Compares two habits on paired deals: the hero plays every seat of a deal in turn, each time with the same cards and
// dice. It shows whether weights are better than before, and what an action is worth: `--urge job=8` makes the hero
// value Choose a Job 8 dollars higher. Prints the hero's share of victories, its lead in dollars, and the actions it
// took.
//
//   node packages/scarface/fit/paired.ts [--rival habit|first] [--urge ACT=DOLLARS] [--seats N] [--deals N] [--seed S]
//
// `first`: the weights of first-kingpin. 95 % intervals over deals.
import { parseArgs } from 'node:util';
import { itemAt, Seeded } from '@backroom/kit';
import { FIRST_WEIGHTS } from '../knowledge/first-kingpin.ts';
import { type Habit, habit, habitBy } from '../knowledge/habit.ts';
import { WEIGHTS } from '../knowledge/weights.ts';
import { scarface } from '../src/index.ts';
import { finalCount } from '../src/rules/final.ts';
import { NORMAL } from './table.ts';

const { values } = parseArgs({
  options: {
    rival: { type: 'string', default: 'habit' },
    urge: { type: 'string' },
    seats: { type: 'string', default: '4' },
    deals: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'paired' },
  },
});
const [seats, deals] = [Number(values.seats), Number(values.deals)];
const [act, dollars] = values.urge?.split('=') ?? [];
const hero = act === undefined ? habit : habitBy(WEIGHTS, { [act]: Number(dollars) });
const rival = values.rival === 'first' ? habitBy(FIRST_WEIGHTS) : habit;
const acts = new Map<string, number>();

/** The hero's share of the victory, and its dollars less the mean of the others. */
function play(heroSeat: number, luck: string): [share: number, ahead: number] {
  const chance = new Seeded(luck);
  // Each seat has its own random stream: the thoughts of one do not change the luck of another.
  const thoughts = Array.from({ length: seats }, (_, seat) => new Seeded(`${luck} t${seat}`));
  const s = scarface.start(NORMAL, seats);
  for (let turn = scarface.toAct(s); turn !== 'over'; turn = scarface.toAct(s)) {
    if (turn === 'chance') {
      scarface.apply(s, 'chance', scarface.chance(s, chance), null);
      continue;
    }
    const seat = itemAt(turn, 0);
    const player: Habit = seat === heroSeat ? hero : rival;
    const action = player(s, seat, itemAt(thoughts, seat));
    if (seat === heroSeat && action.type === 'act') acts.set(action.act, (acts.get(action.act) ?? 0) + 1);
    scarface.apply(s, seat, action, null);
  }
  const { totals, winners } = finalCount(s);
  const others = totals.reduce((sum, total) => sum + total, -itemAt(totals, heroSeat)) / (seats - 1);
  return [winners.includes(heroSeat) ? 1 / winners.length : 0, itemAt(totals, heroSeat) - others];
}

const shares: number[] = [];
const leads: number[] = [];
for (let deal = 0; deal < deals; deal++) {
  const games = Array.from({ length: seats }, (_, seat) => play(seat, `${values.seed} ${deal}`));
  shares.push(games.reduce((sum, [share]) => sum + share, 0) / seats);
  leads.push(games.reduce((sum, [, ahead]) => sum + ahead, 0) / seats);
}

function interval(list: readonly number[], times: number): string {
  const mean = list.reduce((a, b) => a + b, 0) / list.length;
  const spread = list.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, list.length - 1);
  return `${(times * mean).toFixed(1)} ± ${(times * 1.96 * Math.sqrt(spread / list.length)).toFixed(1)}`;
}

const taken = [...acts.values()].reduce((a, b) => a + b, 0);
console.log(`${deals * seats} games: ${interval(shares, 100)} % won, $${interval(leads, 1)} ahead`);
for (const [name, count] of [...acts].sort((a, b) => b[1] - a[1]))
  console.log(`  ${name} ${((100 * count) / taken).toFixed(1)} %`);
