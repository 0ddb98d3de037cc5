// People and bots at a real table over real sockets: made, joined, played to the end, seen alike by all.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { findOffer, type Offer } from '@backroom/games';
import { Seeded } from '@backroom/kit';
import type { Line } from '@backroom/protocol';
import { closeHouse, Guest, type Opened, openHouse, until } from './support/house.ts';

let house: Opened;
before(async () => {
  house = await openHouse();
});
after(() => closeHouse(house));

/** Plays whatever is legal, until the game is over. */
async function playOn(lines: readonly Line[], seed: string): Promise<void> {
  const random = new Seeded(seed);
  const isOver = (): boolean => lines.every((line) => line.table?.phase === 'over');
  while (!isOver()) {
    await until(() => isOver() || lines.some((line) => (line.legal?.length ?? 0) > 0), 'somebody has to decide');
    for (const line of lines) {
      const legal = line.legal ?? [];
      if (legal.length === 0) continue;
      const answer = await line.command({ t: 'act', action: legal[random.below(legal.length)] });
      assert.equal(answer.t, 'ok', JSON.stringify(answer));
      await until(() => answer.t === 'ok' && line.seq >= answer.seq, 'the answer is followed by its step');
    }
  }
}

test('an action may be sent as people write it', async () => {
  const mabel = await Guest.enter(house.open.address, 'Mabel');
  const { match } = await mabel.open({ chairs: ['me', 'lookout'] });
  const line = mabel.line(match);
  await until(() => (line.legal?.length ?? 0) > 0, 'she has to decide');
  const { game } = findOffer('scheffeln') as Offer;
  const nonsense = await line.command({ t: 'act', action: 'move heaven and earth' });
  assert.equal(nonsense.t === 'no' && nonsense.code, 'illegal-action');
  assert.equal((await line.command({ t: 'act', action: game.write(line.legal?.[0] as never) })).t, 'ok');
  line.stop();
});

test('two people and two bots play a match to its end, and all see the same result', async () => {
  const mabel = await Guest.enter(house.open.address, 'Mabel');
  const otto = await Guest.enter(house.open.address, 'Otto');
  const made = await mabel.open({ chairs: ['me', 'open', 'lookout', 'runner:vengeful'] });
  const [invitation] = made.invitations;
  const { seat } = await otto.must<{ seat: number }>('POST', `/api/tables/${made.match}/claim`, {
    secret: invitation.secret,
  });
  assert.equal(seat, 1);
  const lines = [mabel.line(made.match), otto.line(made.match, { form: 'backroom.packed' })];
  await until(() => lines.every((line) => line.table !== null), 'both are welcome');
  await playOn(lines, 'two and two');
  assert.deepEqual(lines[0].result, lines[1].result);
  assert.ok(lines[0].result);
  for (const line of lines) line.stop();
});
