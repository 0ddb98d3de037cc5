// The account at the end of a game: what each round brought, and which payday decided it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded, settle } from '@backroom/kit';
import { type Event, type Options, scheffeln } from '@backroom/scheffeln';
import fc from 'fast-check';
import { decisive, paydaysOf } from '../table/ending/rounds.ts';

/** A random game to its end, as a spectator is told it. */
function whole(options: Options, seats: number, seed: string) {
  const random = new Seeded(seed);
  const state = scheffeln.start(options, seats);
  const events: Event[] = [];
  settle(scheffeln, state, random, { events, steps: null });
  for (let acting = scheffeln.toAct(state); typeof acting !== 'string'; acting = scheffeln.toAct(state)) {
    const seat = acting[random.below(acting.length)];
    scheffeln.apply(state, seat, scheffeln.sample(state, seat, random), events);
    settle(scheffeln, state, random, { events, steps: null });
  }
  const result = scheffeln.result(state);
  assert.ok(result !== null);
  return { result, round: scheffeln.view(state, null).round, paydays: paydaysOf(events, seats) };
}

const games = fc.record({
  mode: fc.constantFrom('basic', 'speed'),
  mafia: fc.boolean(),
  more: fc.nat(),
  seed: fc.string({ maxLength: 8 }),
});

test('the rounds add up to the result, and after the decisive payday a winner is never behind', () => {
  fc.assert(
    fc.property(games, ({ mode, mafia, more, seed }) => {
      const o = {
        mode,
        movementCards: 24,
        run: false,
        mafia: mafia && mode === 'basic',
        studyLimitMs: null,
      } as Options;
      const { min, max } = scheffeln.seats(o);
      const seats = min + (more % (max - min + 1));
      const { result, round, paydays } = whole(o, seats, seed);
      assert.deepEqual(
        paydays.map((payday) => payday.round),
        Array.from({ length: round }, (_, i) => i + 1),
      );
      const sums = Array<number>(seats).fill(0);
      const decided = decisive(paydays, result.winners);
      assert.ok(decided !== null && result.winners.includes(decided.seat), 'a payday of a winner');
      const { payday, seat } = decided;
      assert.ok(payday.gains[seat].sum > 0 && payday.gains[seat].at !== null, 'it brought something');
      for (const one of paydays) {
        const wasFirst = sums[seat] > 0 && sums[seat] === Math.max(...sums);
        if (one === payday) assert.ok(!wasFirst, 'before it the winner was not in front');
        for (const [i, gain] of one.gains.entries()) sums[i] += gain.sum;
        if (one.round >= payday.round) assert.equal(sums[seat], Math.max(...sums), `round ${one.round}`);
      }
      assert.deepEqual(sums, result.scores);
    }),
    { numRuns: 60 },
  );
});
