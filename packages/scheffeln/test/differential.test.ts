// The engine beside the plain reading of the rules in oracle.ts: every transition of many random games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyOptions, pick, Seeded } from '@backroom/kit';
import { type Options, type SeatAction, scheffeln } from '@backroom/scheffeln';
import { oracleLegal, oraclePlay, oracleRow } from './oracle.ts';
import { readable } from './subject.ts';

const GAMES = 60;

for (const options of everyOptions(scheffeln.options)) {
  const { min, max } = scheffeln.seats(options);
  test(`engine and plain rules agree: ${GAMES} games each of ${JSON.stringify(options)}, ${min} to ${max} seats`, () => {
    for (let seats = min; seats <= max; seats++) {
      for (let i = 0; i < GAMES; i++) compareGame(options, seats, `differential ${seats} ${i}`);
    }
  });
}

function compareGame(options: Options, seats: number, seed: string): void {
  const random = new Seeded(seed);
  const state = scheffeln.start(options, seats);
  for (;;) {
    const turn = scheffeln.toAct(state);
    if (turn === 'over') return;
    if (turn === 'chance') {
      scheffeln.apply(state, 'chance', scheffeln.chance(state, random), null);
      continue;
    }
    const before = readable(state);
    const left = scheffeln.deadline(state);
    if (left !== null && random.below(4) === 0) {
      scheffeln.apply(state, 'clock', scheffeln.elapse(left), null);
      assert.deepEqual(readable(state), oracleRow(before), `${seed}: time up`);
      continue;
    }
    const seat = pick(turn, random);
    const legal = scheffeln.legal(state, seat);
    assert.equal(legal.length, oracleLegal(before, seat).length, seed);
    const action = pick(legal, random) as SeatAction;
    scheffeln.apply(state, seat, action, null);
    assert.deepEqual(
      readable(state),
      oraclePlay(before, seat, action),
      `${seed}: seat ${seat}, ${scheffeln.write(action)}`,
    );
  }
}
