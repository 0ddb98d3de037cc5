// Fits the weights of knowledge/winning.ts to games of greedy players among themselves: for each number of seats and
// each height of the lowest stack, what a thousand dollars count for in a softmax of money. Prints the table.
//
//   npm run fit [-- GAMES]
import { itemAt, Seeded } from '@backroom/kit';
import { habit } from '../knowledge/habit.ts';
import { lowestStack } from '../knowledge/winning.ts';
import { scheffeln } from '../src/index.ts';
import { STANDARD } from '../src/options.ts';
import { layout } from '../src/state.ts';

const { MONEY, ROUND } = layout;
const GAMES = Number(process.argv[2] ?? 8000);

/** The end of a round: thousands of each seat, and each seat's share of the victory in the end. */
interface Example {
  readonly lowest: number;
  readonly thousands: readonly number[];
  shares: readonly number[];
}

function playGame(seats: number, seed: string): Example[] {
  const random = new Seeded(seed);
  const s = scheffeln.start(STANDARD, seats);
  const met: Example[] = [];
  for (;;) {
    const turn = scheffeln.toAct(s);
    if (turn === 'over') break;
    if (turn !== 'chance') {
      const seat = itemAt(turn, 0);
      scheffeln.apply(s, seat, habit(s, seat, random), null);
      continue;
    }
    if (itemAt(s, ROUND) > 1) {
      const thousands = s.slice(MONEY, MONEY + seats).map((money) => money / 1000);
      met.push({ lowest: lowestStack(s), thousands, shares: [] });
    }
    scheffeln.apply(s, 'chance', scheffeln.chance(s, random), null);
  }
  const winners = scheffeln.result(s)?.winners ?? [];
  const shares = met[0]?.thousands.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)) ?? [];
  for (const example of met) example.shares = shares;
  return met;
}

/** Mean surprise at who won (cross-entropy) with this weight. */
function surprise(examples: readonly Example[], weight: number): number {
  let sum = 0;
  for (const { thousands, shares } of examples) {
    const scores = thousands.map((x) => Math.exp(x * weight));
    const total = scores.reduce((a, b) => a + b, 0);
    for (const [seat, share] of shares.entries()) if (share > 0) sum -= share * Math.log(itemAt(scores, seat) / total);
  }
  return sum / examples.length;
}

/** The surprise has one valley: close in on it by thirds. */
function fit(examples: readonly Example[]): number {
  let [low, high] = [0, 0.5];
  while (high - low > 0.0005) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if (surprise(examples, a) < surprise(examples, b)) high = b;
    else low = a;
  }
  return (low + high) / 2;
}

for (const seats of [2, 3, 4]) {
  const examples = Array.from({ length: GAMES }, (_, game) => playGame(seats, `fit ${seats} ${game}`)).flat();
  const weights = [1, 2, 3].map((lowest) => {
    const some = examples.filter((example) => example.lowest === lowest);
    const weight = fit(some);
    console.error(
      `${seats} seats, lowest stack ${lowest}: ${some.length} ends of rounds, surprise ${surprise(some, weight).toFixed(3)}, ` +
        `blind ${Math.log(seats).toFixed(3)}`,
    );
    return weight.toFixed(3);
  });
  console.log(`  [${weights.join(', ')}],`);
}
