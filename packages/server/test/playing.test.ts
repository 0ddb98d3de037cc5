// People and bots at a real table over real sockets: made, joined, played to the end, seen alike by all.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { findOffer, type Offer } from '@backroom/games';
import { Seeded } from '@backroom/kit';
import type { ClientConnection, News } from '@backroom/protocol';
import { closeServer, Guest, type Opened, openServer, until } from './support/server.ts';

let server: Opened;
before(async () => {
  server = await openServer();
});
after(() => closeServer(server));

/** Plays random legal actions until the game is over. */
async function playOn(lines: readonly ClientConnection[], seed: string): Promise<void> {
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

test('an action may be sent in text form', async () => {
  const mabel = await Guest.enter(server.open.address, 'Mabel');
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
  const mabel = await Guest.enter(server.open.address, 'Mabel');
  const otto = await Guest.enter(server.open.address, 'Otto');
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
  const log = await mabel.must<string>('GET', `/api/tables/${made.match}/log`);
  const head = await lines[0].ask({ t: 'head' });
  assert.equal(head.seq, lines[0].seq, 'the head is that of the last entry');
  assert.ok(log.includes(head.hash), 'and the log ends with it');
  for (const line of lines) line.stop();
});

test('a client that does not want legal actions gets none', async () => {
  const mabel = await Guest.enter(server.open.address, 'Mabel');
  const { match } = await mabel.open({ chairs: ['me', 'lookout'] });
  const told = mabel.line(match);
  const lists: unknown[] = [];
  const listener = (news: News): void => {
    if ((news.t === 'welcome' || news.t === 'steps') && (news.legal ?? null) !== null) lists.push(news.legal);
  };
  const untold = mabel.line(match, { legal: false, listener });
  await until(() => untold.table !== null, 'both are there');
  for (let moves = 0; moves < 3; moves++) {
    await until(() => (told.legal?.length ?? 0) > 0, 'she has to decide');
    const answer = await told.command({ t: 'act', action: told.legal?.[0] });
    await until(() => answer.t === 'ok' && untold.seq >= answer.seq, 'both have seen it');
  }
  const late = mabel.line(match, { legal: false, listener });
  await until(() => late.table !== null && (told.legal?.length ?? 0) > 0, 'welcome while she has to decide');
  assert.deepEqual(lists, []);
  assert.equal((await untold.command({ t: 'act', action: told.legal?.[0] })).t, 'ok', 'but may do it');
  for (const line of [told, untold, late]) line.stop();
});

test('a new name is stored: for the person, and at the tables where they sit', async () => {
  const mabel = await Guest.enter(server.open.address, 'Mabel');
  const { match } = await mabel.open({ chairs: ['me', 'lookout'] });
  const line = mabel.line(match);
  await until(() => line.table?.chairs[0].name === 'Mabel', 'the old name');
  await mabel.must('PATCH', '/api/me', { name: 'May' });
  assert.equal((await mabel.must<{ name: string }>('GET', '/api/me')).name, 'May');
  await until(() => line.table?.chairs[0].name === 'May', 'the table is told');
  const { match: next } = await mabel.open({ chairs: ['me', 'lookout'] });
  const there = mabel.line(next);
  await until(() => there.table?.chairs[0].name === 'May', 'also at the next table');
  for (const one of [line, there]) one.stop();
});
