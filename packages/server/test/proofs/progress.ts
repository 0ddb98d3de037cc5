// P7: from any position, when any player leaves, the game goes on to its end.
import assert from 'node:assert/strict';
import type { Seeded } from '@backroom/kit';
import { PACES } from '@backroom/match';
import { optionsFor, Rig, scheffeln, termsOf } from './support/rig.ts';

/**
 * Played at random for a while; then everybody leaves, or simply does nothing any more. Gives how many steps it took.
 */
export async function abandon(random: Seeded): Promise<number> {
  const rig = new Rig(undefined, undefined, random.split('deal'));
  const seats = 2 + random.below(3);
  const isSaid = random.below(2) === 0;
  const terms = termsOf('abandoned', seats, {
    options: optionsFor(seats, random),
    pace: isSaid ? PACES.none : PACES.live,
  });
  const table = await rig.open(rig.tables(), terms);
  for (let move = random.below(40); move > 0 && table.match.phase === 'playing'; move--) {
    const turn = scheffeln.toAct(table.match.state);
    if (typeof turn === 'string') break;
    table.act(turn[0], scheffeln.sample(table.match.state, turn[0], random), `m${move}`, () => {});
    await rig.settle();
  }
  if (isSaid)
    for (let seat = 0; seat < seats; seat++)
      table.submit(seat, { do: 'leave', seat, why: 'left' }, `l${seat}`, () => {});
  const isOver = (): boolean => table.match.phase === 'over';
  for (let round = 0; round < 400 && !isOver(); round++) {
    await rig.settle();
    // With nothing scheduled and the game not over, it would stand still for ever.
    assert.ok(isOver() || Number.isFinite(rig.next), 'nothing is planned, and it is not over');
    await rig.pass(600_000);
  }
  assert.equal(table.match.phase, 'over');
  assert.deepEqual(rig.troubles, []);
  return table.match.seq;
}
