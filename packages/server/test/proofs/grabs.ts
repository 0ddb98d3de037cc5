// P30: four who react alike grab the same thing over lines of different length; the real table decides, in virtual time.
import type { Seeded } from '@backroom/kit';
import { Ear, Rig, scheffeln, termsOf } from './support/rig.ts';

/** The kind of the game in which everybody grabs at once, without a countdown. */
const speedOptions = { mode: 'speed', movementCards: 24, run: false, mafia: false, studyLimitMs: null };

export interface Racer {
  /** The whole way there and back, in milliseconds. */
  readonly roundTrip: number;
  /** What the house measures: more than it is, for somebody who answers pings late. */
  readonly shown: number;
}

/** The share of the grabs that each racer wins, in percent. */
export async function grab(racers: readonly Racer[], window: number, times: number, random: Seeded): Promise<number[]> {
  const wins = racers.map(() => 0);
  for (let round = 0; round < times; round++) {
    const rig = new Rig();
    const table = await rig.open(rig.tables(), termsOf(`grab-${round}`, 4, { window, options: speedOptions }));
    for (const [seat, { shown }] of racers.entries()) {
      const ear = new Ear(seat);
      ear.roundTrip = shown;
      await table.join(ear, null, null);
    }
    const [action] = scheffeln.legal(table.match.state, 0);
    const begun = rig.now;
    const winner: number[] = [];
    // Each hears of it half a round trip later, reacts like a person, and is heard half a round trip after that.
    const moments = racers.map(({ roundTrip }) => begun + roundTrip + 250 + random.below(101));
    for (const [seat, at] of [...moments.entries()].sort(([, a], [, b]) => a - b)) {
      await rig.pass(Math.max(0, at - rig.now));
      table.act(seat, action, `g${seat}`, (answer) => {
        if (answer.t === 'ok') winner.push(seat);
      });
    }
    await rig.pass(500);
    if (winner.length !== 1) throw new Error(`round ${round}: won by ${winner}`);
    wins[winner[0]]++;
  }
  return wins.map((won) => (100 * won) / times);
}
