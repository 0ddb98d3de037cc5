// Commands that a seat can repeat without moving the game are limited, or a log could grow for ever.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ClientConnection } from '@backroom/protocol';
import { anOrder } from './proofs/support/order.ts';
import { closeServer, Guest, type Opened, openServer, until } from './support/server.ts';

let server: Opened;
before(async () => {
  server = await openServer();
});
after(() => closeServer(server));

async function atTable(): Promise<{ guest: Guest; match: string; line: ClientConnection }> {
  const guest = await Guest.enter(server.open.address, 'Mabel');
  const { match } = await guest.open({ chairs: ['me', 'lookout'] });
  const line = guest.line(match);
  await until(() => (line.legal?.length ?? 0) > 0, 'she has to decide');
  return { guest, match, line };
}

test('a repeated order is answered and not logged; it stays in force', async () => {
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

test('a seat may lengthen the log thirty times at once over all its connections; moves are never limited', async () => {
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
