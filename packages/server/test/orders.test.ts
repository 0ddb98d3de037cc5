// What a seat can do again and again without moving the game: it is limited, or a log could be made to grow for ever.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Line } from '@backroom/protocol';
import { anOrder } from './proofs/support/order.ts';
import { closeHouse, Guest, type Opened, openHouse, until } from './support/house.ts';

let house: Opened;
before(async () => {
  house = await openHouse();
});
after(() => closeHouse(house));

async function atTable(): Promise<{ guest: Guest; match: string; line: Line }> {
  const guest = await Guest.enter(house.open.address, 'Mabel');
  const { match } = await guest.open({ chairs: ['me', 'lookout'] });
  const line = guest.line(match);
  await until(() => (line.legal?.length ?? 0) > 0, 'she has to decide');
  return { guest, match, line };
}

test('an order that stands already is answered and written nowhere; it stands on', async () => {
  const { line } = await atTable();
  const give = (n: number | null) => line.command({ t: 'order', order: n === null ? null : anOrder(n) });
  const nothing = await give(null);
  assert.equal(nothing.t === 'no' && nothing.code, 'done-already');
  assert.equal((await give(1)).t, 'ok');
  const { hash } = await line.ask({ t: 'head' });
  const again = await give(1);
  assert.equal(again.t === 'no' && again.code, 'done-already');
  assert.equal((await line.ask({ t: 'head' })).hash, hash);
  assert.equal((await give(2)).t, 'ok');
  line.stop();
});

test('a seat may lengthen the log thirty times at once, however many lines it has; playing on is never too much', async () => {
  const { guest, match, line } = await atTable();
  const other = guest.line(match);
  const answers = [];
  for (let n = 0; n < 36; n++)
    answers.push(await (n % 2 === 0 ? line : other).command({ t: 'order', order: anOrder(n) }));
  const tooMany = answers.filter((answer) => answer.t === 'no' && answer.code === 'too-many');
  assert.ok(
    tooMany.length >= 2 && answers.slice(0, 30).every(({ t }) => t === 'ok'),
    JSON.stringify(answers.slice(28)),
  );
  assert.equal((await line.command({ t: 'act', action: line.legal?.[0] })).t, 'ok');
  for (const one of [line, other]) one.stop();
});
