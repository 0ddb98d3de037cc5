// P30: four clients with equal reactions grab the same thing over connections of different length; the real table
// decides, in virtual time.
import type { Seeded } from '@backroom/kit';
import type { Table } from '../../src/tables/table.ts';
import { Ear, Rig, scheffeln, termsOf } from './support/rig.ts';

/** The kind of the game in which everybody grabs at once, without a countdown. */
const speedOptions = { mode: 'speed', movementCards: 24, run: false, mafia: false, studyLimitMs: null };

export interface Racer {
  /** The round trip time, in milliseconds. */
  readonly roundTrip: number;
  /** Reacts this many milliseconds sooner than the others. */
  readonly quicker?: number;
  /** Tries every trick: junk to open the window early, the same claim again, other claims beside it. */
  readonly cheats?: boolean;
}

export const EQUALS: readonly Racer[] = [20, 20, 20, 20].map((roundTrip) => ({ roundTrip }));
export const UNEQUALS: readonly Racer[] = [20, 60, 120, 200].map((roundTrip) => ({ roundTrip }));
export const CHEAT_AMONG_EQUALS: readonly Racer[] = [{ roundTrip: 20, cheats: true }, ...EQUALS.slice(1)];
/** The worst case for the others: this client already has the fastest connection. */
export const CHEAT_WITH_THE_BEST_LINE: readonly Racer[] = [{ roundTrip: 20, cheats: true }, ...UNEQUALS.slice(1)];

interface Sent {
  readonly at: number;
  readonly seat: number;
  readonly action: unknown;
  readonly cid: string;
}

/** The share of the grabs that each racer wins, in percent. */
export async function grab(racers: readonly Racer[], window: number, times: number, random: Seeded): Promise<number[]> {
  const wins = racers.map(() => 0);
  for (let round = 0; round < times; round++) {
    const rig = new Rig(undefined, undefined, random.split(`deal ${round}`));
    const table = await rig.open(
      rig.tables(),
      termsOf(`grab-${round}`, racers.length, { window, options: speedOptions }),
    );
    for (const seat of racers.keys()) await table.join(new Ear(seat), null, null);
    const wanted = scheffeln.legal(table.match.state, 0)[0];
    const sent = racers.flatMap((racer, seat) => claimsOf(racer, seat, table, rig.now, random));
    const owners: number[] = [];
    for (const { at, seat, action, cid } of sent.sort((a, b) => a.at - b.at)) {
      await rig.pass(Math.max(0, at - rig.now));
      table.act(seat, action, cid, (answer) => {
        if (answer.t === 'ok' && action === wanted && !owners.includes(seat)) owners.push(seat);
      });
    }
    await rig.pass(1000);
    if (owners.length !== 1) throw new Error(`round ${round}: won by ${owners}`);
    wins[owners[0]]++;
  }
  return wins.map((won) => (100 * won) / times);
}

/**
 * Each hears of it half a round trip later, reacts like a person, and its claim arrives half a round trip after that.
 */
function claimsOf(
  { roundTrip, quicker = 0, cheats }: Racer,
  seat: number,
  table: Table,
  begun: number,
  random: Seeded,
): readonly Sent[] {
  const [action, another] = scheffeln.legal(table.match.state, seat);
  const at = begun + roundTrip + 250 - quicker + random.below(101);
  const claim: Sent = { at, seat, action, cid: `g${seat}` };
  if (cheats !== true) return [claim];
  const junk: Sent = { at: at - random.below(260), seat, action: { type: 'grab', character: 'none' }, cid: `j${seat}` };
  const again: Sent = { at: at + random.below(100), seat, action, cid: `a${seat}` };
  const beside: Sent = { at: at + 1 + random.below(100), seat, action: another, cid: `b${seat}` };
  return [junk, claim, claim, again, beside];
}
