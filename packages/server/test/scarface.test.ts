// Scarface 1920 at a real table over real sockets: two people and two bots to the end, with hidden Jobs and money, replayed and
// verified from what the server hands out.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { findOffer } from '@backroom/games';
import { Seeded } from '@backroom/kit';
import { verifyMatch } from '@backroom/match';
import type { ClientConnection } from '@backroom/protocol';
import { closeServer, Guest, type Opened, openServer, until } from './support/server.ts';

let server: Opened;
before(async () => {
  // Nobody here stops to think.
  server = await openServer({ messagesPerSecond: 10_000 });
});
after(() => closeServer(server));

/** Plays random legal actions until the game is over. `drop`: called after some decisions, to cut a connection. */
async function playOn(
  lines: ClientConnection[],
  drop: { readonly after: number; readonly deed: () => Promise<void> },
): Promise<void> {
  const random = new Seeded('scarface');
  const isOver = (): boolean => lines.every((line) => line.table?.phase === 'over');
  const isAsked = (): boolean => lines.some((line) => (line.legal?.length ?? 0) > 0);
  for (let decisions = 0; !isOver(); ) {
    await until(() => isOver() || isAsked(), 'somebody decides');
    for (const line of lines) {
      const legal = line.legal ?? [];
      if (legal.length === 0) continue;
      const answer = await line.command({ t: 'act', action: legal[random.below(legal.length)] });
      // Jobs may be fulfilled out of turn: the quicker seat changes what the others may do.
      if (answer.t === 'no') assert.match(answer.code, /^(not-your-turn|illegal-action)$/, JSON.stringify(answer));
      if (answer.t === 'ok') await until(() => line.seq >= answer.seq, 'the answer is followed by its step');
      if (++decisions === drop.after) await drop.deed();
    }
  }
}

test('two people and two bots play Scarface 1920 to its end; one drops and resumes; the match replays and verifies', async () => {
  const mabel = await Guest.enter(server.open.address, 'Mabel');
  const otto = await Guest.enter(server.open.address, 'Otto');
  const made = await mabel.open({ game: 'scarface', options: {}, chairs: ['me', 'open', 'lookout', 'lookout'] });
  await otto.must('POST', `/api/tables/${made.match}/claim`, { secret: made.invitations[0].secret });
  const lines = [mabel.line(made.match), otto.line(made.match, { form: 'backroom.packed' })];
  try {
    await until(() => lines.every((line) => line.table !== null), 'both are welcome');
    await playOn(lines, {
      after: 40,
      deed: async () => {
        lines[1].stop();
        lines[1] = otto.line(made.match);
        await until(() => lines[1].table !== null, 'Otto is back');
      },
    });
    assert.deepEqual(lines[0].result, lines[1].result);
    assert.equal(lines[0].result?.scores.length, 4);
  } finally {
    for (const line of lines) line.stop();
  }
  const { body: log } = await mabel.call('GET', `/api/tables/${made.match}/log`);
  const { checks } = verifyMatch((id) => findOffer(id)?.game, String(log));
  assert.ok(checks.length > 0 && checks.every(({ outcome }) => outcome !== 'failed'), JSON.stringify(checks));
});
