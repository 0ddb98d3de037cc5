// P26, P27: several nodes at one store. Commands for the same seq come at several nodes at once, and hints get lost.
import assert from 'node:assert/strict';
import type { Seeded } from '@backroom/kit';
import type { Answer } from '@backroom/protocol';
import { Hints } from '../../src/cluster/hints.ts';
import { Nodes } from '../../src/cluster/nodes.ts';
import { TableSync } from '../../src/cluster/table-sync.ts';
import type { ClusterStore } from '../../src/store/cluster.ts';
import type { Store } from '../../src/store/contract.ts';
import type { Services } from '../../src/tables/services.ts';
import type { Table } from '../../src/tables/table.ts';
import { modelStore } from '../store/model.ts';
import { check, commandFor, type Given } from './interleavings.ts';
import { Ear, optionsFor, Rig, scheffeln, termsOf } from './support/rig.ts';

const MATCH = 'contended';

export interface Contended {
  readonly commands: number;
  readonly accepted: number;
  /** Appends that the key refused. */
  readonly conflicts: number;
}

const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * One node's path to the store: it answers in order, after some turns of the event loop in which another node may
 * write.
 */
function slowly(model: Store, random: Seeded, refused: () => void): Store {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...model,
    append: (...wish) => {
      const appended = last.then(async () => {
        for (let wait = random.below(3); wait > 0; wait--) await turnOfTheLoop();
        const answer = await model.append(...wish);
        if (!answer.ok) refused();
        for (let wait = random.below(3); wait > 0; wait--) await turnOfTheLoop();
        return answer;
      });
      last = appended.catch(() => {});
      return appended;
    },
    lines: async (...wish) => {
      const lines = await model.lines(...wish);
      for (let wait = random.below(3); wait > 0; wait--) await turnOfTheLoop();
      return lines;
    },
  };
}

export async function contend(random: Seeded): Promise<Contended> {
  const model = modelStore();
  let conflicts = 0;
  const seats = 2 + random.below(4);
  const tables: Table[] = [];
  const rigs = Array.from({ length: 3 }, (_, node) => {
    const rig = new Rig(
      slowly(model, random, () => conflicts++),
      undefined,
      random.split('deal'),
    );
    const appended = (): void => {
      for (const [other, table] of tables.entries())
        for (let hints = random.below(3); other !== node && hints > 0; hints--) void table.catchUp();
    };
    const cluster: Services['cluster'] = {
      isPreferred: () => node === 0,
      appended,
      present: () => {},
      askPresence: () => {},
      exclusively: (_name, work) => work(),
    };
    Object.assign(rig.services, { cluster });
    return rig;
  });
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 4; round++) for (const rig of rigs) await rig.settle();
  };
  const terms = termsOf(MATCH, seats, { options: optionsFor(seats, random) });
  tables.push(await rigs[0].open(rigs[0].tables(), terms));
  for (const rig of rigs.slice(1)) {
    const table = await rig.tables().at(MATCH);
    assert.ok(table);
    tables.push(table);
  }
  const ears = tables.map((table) => {
    const ear = new Ear(random.below(seats), 'backroom.json', 'patches');
    return { ear, joined: table.join(ear, null, null) };
  });
  await settle();
  const given = await give(random, rigs, tables, seats);
  for (let round = 0; round < 50 && given.some(({ answers }) => answers.length === 0); round++) await settle();
  const views = (): number =>
    new Set(tables.map(({ match }) => JSON.stringify([match.seq, scheffeln.save(match.state)]))).size;
  // Every hint may have been lost: what polling does, every second.
  for (let polls = 0; polls < 3 || (polls < 20 && views() > 1); polls++) {
    for (const table of tables) void table.catchUp();
    await settle();
  }
  assert.equal(views(), 1, 'the nodes do not agree');
  for (const { ear } of ears) checkSteps(ear, tables[0].match.seq - 1);
  for (const [node, table] of tables.entries()) await check(rigs[node], table, given);
  const { accepted } = await check(rigs[0], tables[0], given);
  return { commands: given.length, accepted, conflicts };
}

async function give(random: Seeded, rigs: readonly Rig[], tables: readonly Table[], seats: number): Promise<Given[]> {
  const given: Given[] = [];
  for (let i = 4 + random.below(24); i > 0; i--) {
    const table = tables[random.below(tables.length)];
    const turn = scheffeln.toAct(table.match.state);
    const seat =
      typeof turn !== 'string' && random.below(3) > 0 ? turn[random.below(turn.length)] : random.below(seats);
    // Sent again, perhaps to another node: the first answer may have been lost with its node.
    const again = given.length > 0 && random.below(6) === 0 ? given[random.below(given.length)] : null;
    const command = commandFor(table, again?.seat ?? seat, random);
    const one: Given = {
      seat: again?.seat ?? seat,
      cid: again?.cid ?? `c${i}`,
      kind: command === 'undo' ? 'undo' : command.do,
      answers: [],
    };
    given.push(one);
    const reply = (answer: Answer): void => void one.answers.push(answer);
    if (command === 'undo') table.undo(one.seat, one.cid, reply);
    else if (command.do === 'act') table.act(one.seat, command.action, one.cid, reply);
    else table.submit(one.seat, command, one.cid, reply);
    while (random.below(2) === 0) {
      const ms = random.below(40);
      for (const rig of rigs) rig.now += ms;
      await turnOfTheLoop();
    }
  }
  return given;
}

/**
 * All hints get lost. Gives how long a second node was behind the first after each move; milliseconds of virtual time.
 */
export async function loseAllHints(
  random: Seeded,
  moves: number,
  others: readonly string[] = ['another'],
): Promise<readonly number[]> {
  const model = modelStore();
  const [rig, other] = [new Rig(model, undefined, random.split('deal')), new Rig(model)];
  const late: number[] = [];
  const deaf: ClusterStore = {
    now: async () => other.now,
    beat: async ({ node }) => ({ alive: [node, ...others], outages: [] }),
    leave: async () => {},
    heads: async (ids) =>
      new Map(await Promise.all(ids.map(async (id) => [id, (await model.lines(id, 1)).length] as const))),
    claimTimers: async () => [],
    notify: async () => {},
    listen: async () => {},
    exclusively: (_name, work) => work(),
  };
  const table = await rig.open(rig.tables(), termsOf(MATCH, 2));
  const tables = other.tables();
  const nodes = new Nodes(deaf, () => other.now);
  await nodes.start();
  const hints = new Hints(deaf, nodes.id);
  await new TableSync({ store: deaf, nodes, hints }, tables, other.services).start();
  const follower = await tables.at(MATCH);
  assert.ok(follower);
  for (let move = 0; move < moves && table.match.phase === 'playing'; move++) {
    await other.pass(random.below(1000));
    const turn = scheffeln.toAct(table.match.state);
    if (typeof turn === 'string') break;
    const legal = scheffeln.legal(table.match.state, turn[0]);
    table.act(turn[0], legal[random.below(legal.length)], `m${move}`, () => {});
    await rig.settle();
    const begun = other.now;
    while (follower.match.seq < table.match.seq && other.now - begun < 10_000) await other.pass(50);
    late.push(other.now - begun);
  }
  await nodes.stop();
  hints.stop();
  return late;
}

/** A subscriber at one node gets every step once and in order, from any node. */
function checkSteps({ messages, dismissed }: Ear, last: number): void {
  assert.equal(dismissed, null);
  const [welcome] = messages;
  assert.equal(welcome.t, 'welcome');
  let seq = welcome.t === 'welcome' ? welcome.seq : 0;
  for (const message of messages)
    if (message.t === 'steps')
      for (const step of message.steps) assert.equal(step.seq, ++seq, 'a step is missing or twice');
  assert.equal(seq, last, 'the last steps are missing');
}
