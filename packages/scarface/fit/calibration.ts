// Are the chances in hints right? Plays games by habit; at random turns it computes a seat's chance as a hint does
// (playouts of the natural turn from its view). Prints predicted chances against games won, in bands.
//
//   node packages/scarface/fit/calibration.ts [GAMES] [SEED]
import { playOutTurn } from '@backroom/bots';
import { itemAt, Seeded } from '@backroom/kit';
import { habit } from '../knowledge/habit.ts';
import { knowledge } from '../knowledge/index.ts';
import { scarface } from '../src/index.ts';
import { finalCount } from '../src/rules/final.ts';
import { NORMAL, playOn, turnBegins } from './table.ts';

const GAMES = Number(process.argv[2] ?? 60);
const SEED = process.argv[3] ?? 'calib';
const SEATS = 4;
/** As many as a hint uses for each action that it names. */
const PLAYOUTS = 48;
/** One turn in this many is measured. */
const SELDOM = 7;
const BANDS = [0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1];

interface Told {
  readonly chance: number;
  readonly won: number;
}

const mind = { game: scarface, knowledge };

function chanceOf(view: ReturnType<typeof scarface.view>, seat: number, random: Seeded): number {
  const { turns } = knowledge;
  let sum = 0;
  for (let i = 0; i < PLAYOUTS; i++) {
    const deal = scarface.redeal(view, random);
    const end = playOutTurn(mind, turns, deal, seat, [], `${SEED} ${i}`, (passed) => passed > turns.horizon);
    sum += itemAt(knowledge.chances(end), seat);
  }
  return sum / PLAYOUTS;
}

function playGame(game: number): Told[] {
  const random = new Seeded(`${SEED} ${game}`);
  const thoughts = random.split('thoughts');
  const s = scarface.start(NORMAL, SEATS);
  const told: { readonly seat: number; readonly chance: number }[] = [];
  playOn(s, [habit], random, () => {
    if (turnBegins(s) && thoughts.below(SELDOM) === 0) {
      const seat = itemAt(scarface.toAct(s) as readonly number[], 0);
      told.push({ seat, chance: chanceOf(scarface.view(s, seat), seat, thoughts) });
    }
    return false;
  });
  const { winners } = finalCount(s);
  return told.map(({ seat, chance }) => ({ chance, won: winners.includes(seat) ? 1 / winners.length : 0 }));
}

const all = Array.from({ length: GAMES }, (_, game) => playGame(game)).flat();
const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);
console.log(`${GAMES} games of ${SEATS} by habit, seed "${SEED}", ${all.length} positions, ${PLAYOUTS} playouts each`);
console.log(
  `told ${(100 * mean(all.map((x) => x.chance))).toFixed(1)} %, won ${(100 * mean(all.map((x) => x.won))).toFixed(1)} %`,
);
for (const [i, to] of BANDS.entries()) {
  const from = BANDS[i - 1] ?? 0;
  const own = all.filter(({ chance }) => chance >= from && (chance < to || to === 1));
  const won = mean(own.map((x) => x.won));
  const give = own.length === 0 ? 0 : 1.96 * Math.sqrt((won * (1 - won)) / own.length);
  console.log(
    `${(100 * from).toFixed(0)} to ${(100 * to).toFixed(0)} %: ${own.length} positions, told ${(100 * mean(own.map((x) => x.chance))).toFixed(1)}, won ${(100 * won).toFixed(1)} ±${(100 * give).toFixed(1)}`,
  );
}
