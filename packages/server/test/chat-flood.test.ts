// A flood of chat lines costs the others at the table nothing: lines beyond the rate limit are refused before any read.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FromServer } from '@backroom/protocol';
import { Chat } from '../src/chat/chat.ts';
import type { Ticket } from '../src/identity/passes.ts';
import type { Store } from '../src/store/contract.ts';
import { Rig, termsOf } from './proofs/support/rig.ts';
import { modelStore } from './store/model.ts';

type Dependencies = ConstructorParameters<typeof Chat>[0];

test('lines beyond the rate limit cost no read, whether they are refused, repeated or new', async () => {
  const rig = new Rig();
  const table = await rig.open(rig.tables(), termsOf('m', 2));
  let lookups = 0;
  const model = modelStore();
  const store: Store = {
    ...model,
    list: (...wish) => {
      lookups++;
      return model.list(...wish);
    },
  };
  const standing = async () => ({ row: { id: 'm', visibility: 'unlisted' }, held: [0], mayWatch: true });
  const chat = new Chat({
    ...{ store, now: () => rig.now, people: { person: async () => null } },
    tableSettings: { of: async () => ({ chat: 'phrases' }) },
    viewingRights: { standing, players: async () => new Set() },
    distance: { deafTo: async () => new Set() },
  } as unknown as Dependencies);
  const answers: FromServer[] = [];
  const say = (person: string, cid: string): void => {
    const ticket = { person, seat: 0 } as Ticket;
    chat.say(table, ticket, { t: 'say', cid, phrase: null, text: 'no' }, (answer) => void answers.push(answer));
  };
  const codes = (): string[] => answers.map((answer) => (answer.t === 'no' ? answer.code : answer.t));
  // Refused, because only phrases are allowed here: that alone uses up no rate limit.
  for (let n = 0; n < 500; n++) say('otto', `c${n}`);
  await rig.settle();
  assert.equal(answers.length, 500, 'each is answered');
  assert.equal(lookups, 20);
  assert.equal(codes().filter((code) => code === 'too-fast').length, 480);
  say('mabel', 'm');
  await rig.settle();
  assert.equal(codes().at(-1), 'phrases-only', 'others are heard');
  rig.now += 1000;
  for (let n = 0; n < 10; n++) say('otto', `d${n}`);
  await rig.settle();
  assert.equal(lookups, 20 + 1 + 2, 'two a second from then on');
});
