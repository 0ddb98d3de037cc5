// Two nodes store the very same line: the same command reached both in the same millisecond, so seq, text and hash are
// equal. What the slower node has sent after it fits as well, and is stored.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answer } from '@backroom/protocol';
import type { Services } from '../../src/tables/services.ts';
import type { Table } from '../../src/tables/table.ts';
import { modelStore } from '../store/model.ts';
import { Ear, Rig, scheffeln, termsOf } from './support/rig.ts';

const MATCH = 'same-line';

function moveAt(table: Table, cid: string): Answer[] {
  const answers: Answer[] = [];
  const turn = scheffeln.toAct(table.match.state);
  assert.ok(typeof turn !== 'string');
  const [action] = scheffeln.legal(table.match.state, turn[0]);
  table.act(turn[0], action, cid, (answer) => void answers.push(answer));
  return answers;
}

test('P26 a line that another node has stored to the letter delays nobody, and is published before what follows it', async () => {
  const model = modelStore();
  let letThrough = (): void => {};
  let gate = Promise.resolve();
  const quick = new Rig(model);
  const slow = new Rig({
    ...model,
    append: async (...wish) => {
      await gate;
      return model.append(...wish);
    },
  });
  const cluster: Services['cluster'] = {
    isPreferred: () => true,
    appended: () => {},
    present: () => {},
    askPresence: () => {},
    exclusively: (_name, work) => work(),
  };
  for (const { services } of [quick, slow]) Object.assign(services, { cluster });
  const first = await quick.open(quick.tables(), termsOf(MATCH, 2));
  const second = await slow.tables().at(MATCH);
  assert.ok(second);
  const ear = new Ear(0, 'backroom.json', 'patches');
  const joined = second.join(ear, null, null);
  await slow.settle();
  await joined;
  const before = second.match.seq - 1;

  gate = new Promise((resolve) => {
    letThrough = resolve;
  });
  const given = [moveAt(second, 'c1'), moveAt(second, 'c2')];
  moveAt(first, 'c1');
  await quick.settle();
  assert.equal((await model.lines(MATCH, before + 1))[0]?.cid, 'c1');
  letThrough();
  await slow.settle();
  assert.deepEqual(
    given.map((answers) => answers.map(({ t }) => t)),
    [['ok'], ['ok']],
  );

  given.push(moveAt(second, 'c3'));
  await slow.settle();
  assert.deepEqual(
    given[2].map(({ t }) => t),
    ['ok'],
    'the table goes on',
  );
  const lines = await model.lines(MATCH, 1);
  assert.equal(second.match.seq - 1, lines.length);
  const told = ear.messages.flatMap((message) => (message.t === 'steps' ? message.steps.map(({ seq }) => seq) : []));
  assert.deepEqual(
    told,
    lines.slice(before).map(({ seq }) => seq),
    'every step once and in order',
  );
  const caughtUp = first.catchUp();
  await quick.settle();
  await caughtUp;
  assert.deepEqual(scheffeln.save(first.match.state), scheffeln.save(second.match.state));
  assert.deepEqual([...quick.troubles, ...slow.troubles], []);
});
