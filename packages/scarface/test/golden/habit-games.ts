// What habit plays, a line for each setting: by the weights of first-kingpin, and by the present ones.
import { Seeded } from '@backroom/kit';
import { FIRST_WEIGHTS } from '../../knowledge/first-kingpin.ts';
import { habitBy } from '../../knowledge/habit.ts';
import { WEIGHTS, type Weights } from '../../knowledge/weights.ts';
import { scarface } from '../../src/index.ts';
import { GANGS } from '../../src/vocabulary.ts';

type Setting = readonly [seats: number, wild: number, doubt: number];

const FIRST: readonly Setting[] = [
  [1, 0, 1],
  [1, 20, 1],
  [2, 0, 1],
  [2, 20, 50],
  [3, 0, 1],
  [3, 50, 1],
  [4, 0, 1],
  [4, 20, 1],
  [4, 0, 50],
];

const PRESENT: readonly Setting[] = [
  [1, 0, 1],
  [2, 0, 1],
  [3, 50, 1],
  [4, 20, 1],
];

/** Plays three games to the end, a part of the decisions by lot, and digests all that was done (FNV-1a). */
function played(weights: Weights, seats: number, wild: number, doubt: number): string {
  const random = new Seeded(`habit ${seats} ${wild}`);
  const habit = habitBy({ ...weights, doubt });
  let hash = 0x811c9dc5;
  for (let game = 0; game < 3; game++) {
    const solo = seats === 1 ? { rival: GANGS[game], difficulty: 'boss' as const } : null;
    const s = scarface.start({ gangs: null, jobDraft: seats > 1 && game === 1, ringByHand: game === 2, solo }, seats);
    for (let turn = scarface.toAct(s); turn !== 'over'; turn = scarface.toAct(s)) {
      if (turn === 'chance') {
        scarface.apply(s, 'chance', scarface.chance(s, random), null);
        continue;
      }
      const seat = turn[random.below(turn.length)];
      const action = random.below(100) < wild ? scarface.sample(s, seat, random) : habit(s, seat, random);
      for (const letter of scarface.write(action)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
      scarface.apply(s, seat, action, null);
    }
  }
  return (hash >>> 0).toString(16);
}

const lines = (name: string, weights: Weights, settings: readonly Setting[]): string =>
  settings
    .map(([seats, wild, doubt]) => {
      const digest = played(weights, seats, wild, doubt);
      return `${name}, ${seats} seats, ${wild} % by lot, doubt ${doubt}: ${digest}\n`;
    })
    .join('');

export const habitGamesText = (): string =>
  lines('first-kingpin', FIRST_WEIGHTS, FIRST) + lines('present weights', WEIGHTS, PRESENT);
