// An undo that needs agreement: it is done when the last player agrees, and everybody sees the earlier position.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import { undoOffer } from '@backroom/match';
import type { Table } from '../src/tables/table.ts';
import { Ear, Rig, scheffeln, termsOf } from './proofs/support/rig.ts';
import { closeServer, Guest, openServer, until } from './support/server.ts';

/** Plays until a seat may ask for an undo: returns that seat, and the seats that are asked. */
async function untilAskable(rig: Rig, table: Table): Promise<{ seat: number; of: readonly number[]; to: number }> {
  const random = new Seeded('undo');
  for (let n = 0; n < 200 && table.match.phase === 'playing'; n++) {
    const turn = scheffeln.toAct(table.match.state);
    assert.ok(typeof turn !== 'string');
    const [seat] = turn;
    table.act(seat, scheffeln.sample(table.match.state, seat, random), `m${n}`, () => {});
    await rig.settle();
    const { kind, of, to } = undoOffer(scheffeln, await rig.entries(table.id), seat);
    if (kind === 'consent' && to !== null) return { seat, of, to };
  }
  throw new Error('no undo needed agreement');
}

test('a move is taken back when the last of the asked players agrees, and all are told', async () => {
  const rig = new Rig();
  const table = await rig.open(rig.tables(), termsOf('undo', 3));
  const ear = new Ear(null);
  await table.join(ear, null, null);
  const { seat, of, to } = await untilAskable(rig, table);
  const answers: string[] = [];
  /** The log is read before an undo: that takes some turns more. */
  const answered = async (count: number): Promise<void> => {
    for (let tries = 0; tries < 20 && answers.length < count; tries++) await rig.settle();
    assert.equal(answers.length, count, rig.troubles.join());
    for (let tries = 0; tries < 5; tries++) await rig.settle();
  };
  table.undo(seat, 'take-back', (answer) => answers.push(JSON.stringify(answer)));
  await answered(1);
  for (const [n, other] of of.entries()) {
    assert.equal(
      (await rig.entries(table.id)).some(({ deed }) => deed.do === 'undo'),
      false,
      'not before all agree',
    );
    table.submit(other, { do: 'agree' }, `agree-${n}`, (answer) => answers.push(JSON.stringify(answer)));
    await answered(n + 2);
  }
  for (const answer of answers) assert.match(answer, /"t":"ok"/);
  const last = (await rig.entries(table.id)).at(-1);
  assert.ok(last?.deed.do === 'undo' && last.deed.to === to);
  assert.equal(table.match.request, null);
  const told = ear.messages.at(-1);
  assert.ok(told?.t === 'steps' && told.steps.some(({ deed }) => deed === 'undo'));
  // The live table equals the match folded from the log.
  const again = await rig.tables().at('undo');
  assert.deepEqual(scheffeln.save(table.match.state), scheffeln.save(again?.match.state));
  assert.deepEqual(rig.troubles, []);
});

test('an undo is charged by the length of the log, like replays, to the network that asks', async () => {
  // Many requests that lengthen a log are allowed, so that only the charge can stop them.
  const server = await openServer({ changesPerSecond: 1, messagesPerSecond: 400 });
  const mabel = await Guest.enter(server.open.address, 'Mabel');
  const { match } = await mabel.open({ chairs: ['me', 'lookout'] });
  const line = mabel.line(match);
  try {
    await until(() => line.table !== null, 'at the table');
    const codes: string[] = [];
    // Thirty units at once, and one more each second: a busy machine may take some seconds for these.
    while (codes.at(-1) !== 'too-many' && codes.length < 400) {
      const answer = await line.command({ t: 'undo' });
      codes.push(answer.t === 'no' ? answer.code : answer.t);
    }
    assert.ok(codes.length > 30, codes.join());
    assert.equal(codes.at(-1), 'too-many');
    const { t } = await line.command({ t: 'ask', what: 'end' });
    assert.equal(t, 'ok', 'everything else goes on');
  } finally {
    line.stop();
    await closeServer(server);
  }
});
