// P4: concurrent commands of several seats, over a store with random delays: one order, one answer each.
import assert from 'node:assert/strict';
import { admit, type Seeded } from '@backroom/kit';
import type { Command } from '@backroom/match';
import type { Answer } from '@backroom/protocol';
import type { Appended, Store } from '../../src/store/contract.ts';
import { entriesOf } from '../../src/tables/record.ts';
import type { Table } from '../../src/tables/table.ts';
import { modelStore } from '../store/model.ts';
import { optionsFor, Rig, scheffeln, termsOf } from './support/rig.ts';

/** Keeps what it is given at once and in order, and says so later, when `tell` is called. */
function tardyStore(): { store: Store; tell(random: Seeded): boolean; isTardy: boolean } {
  const model = modelStore();
  const untold: (() => void)[] = [];
  const tardy = {
    isTardy: false,
    store: {
      ...model,
      append: async (match, lines, also): Promise<Appended> => {
        const kept = await model.append(match, lines, also);
        if (tardy.isTardy) await new Promise<void>((resolve) => untold.push(resolve));
        return kept;
      },
    } satisfies Store,
    tell: (random: Seeded): boolean => {
      untold.shift()?.();
      return untold.length > 0 && random.below(3) > 0;
    },
  };
  return tardy;
}

export interface Given {
  readonly seat: number;
  readonly cid: string;
  readonly kind: string;
  readonly answers: Answer[];
}

export const commandFor = (table: Table, seat: number, random: Seeded): Command | 'undo' => {
  switch (random.below(12)) {
    case 0:
      return { do: 'leave', seat, why: 'left' };
    case 1:
    case 2:
      return { do: 'return', seat };
    case 3:
      return { do: 'ask', what: random.below(2) === 0 ? 'pause' : 'resume' };
    case 4:
      return { do: 'agree' };
    case 5:
      return { do: 'decline' };
    case 6:
      return 'undo';
    default: {
      // An action that was legal a moment ago: for this seat it may be out of turn, stale or forbidden.
      const { state } = table.match;
      const whose = random.below(3) === 0 ? random.below(table.match.chairs.length) : seat;
      const legal = scheffeln.legal(state, whose);
      const action = legal.length === 0 ? null : legal[random.below(legal.length)];
      return { do: 'act', action, as: 'person', race: null };
    }
  }
};

export interface Ordered {
  readonly commands: number;
  readonly accepted: number;
}

/** One table, one burst of commands; fails unless the history is a possible sequence of them. */
export async function interleave(random: Seeded): Promise<Ordered> {
  const tardy = tardyStore();
  const rig = new Rig(tardy.store, undefined, random.split('deal'));
  const seats = 2 + random.below(5);
  const table = await rig.open(rig.tables(), termsOf('interleaved', seats, { options: optionsFor(seats, random) }));
  tardy.isTardy = true;
  const given: Given[] = [];
  const count = 4 + random.below(24);
  for (let i = 0; i < count; i++) {
    const turn = scheffeln.toAct(table.match.state);
    const seat =
      typeof turn !== 'string' && random.below(3) > 0 ? turn[random.below(turn.length)] : random.below(seats);
    const again = given.length > 0 && random.below(8) === 0 ? given[random.below(given.length)] : null;
    // Sent again by the same seat, or its id used by another, which must have no effect.
    const doer = again !== null && random.below(2) === 0 ? again.seat : seat;
    const command = commandFor(table, doer, random);
    const cid = again?.cid ?? `c${i}`;
    const one: Given = { seat: doer, cid, kind: command === 'undo' ? 'undo' : command.do, answers: [] };
    given.push(one);
    const reply = (answer: Answer): void => void one.answers.push(answer);
    if (command === 'undo') table.undo(one.seat, cid, reply);
    else if (command.do === 'act') table.act(one.seat, command.action, cid, reply);
    else table.submit(one.seat, command, cid, reply);
    while (random.below(2) === 0) {
      rig.now += random.below(40);
      tardy.tell(random);
      if (random.below(2) === 0) await Promise.resolve();
      else await new Promise((resolve) => setImmediate(resolve));
    }
  }
  tardy.isTardy = false;
  for (let i = 0; i < 200 && given.some(({ answers }) => answers.length === 0); i++) {
    while (tardy.tell(random));
    await rig.settle();
  }
  await rig.settle();
  return check(rig, table, given);
}

export async function check(rig: Rig, table: Table, given: readonly Given[]): Promise<Ordered> {
  assert.deepEqual(rig.troubles, []);
  const lines = await rig.store.lines(table.id, 1);
  const seqs = new Map<string, number>();
  const doers = new Map<string, number>();
  for (const { seat, cid, kind, answers } of given) {
    assert.equal(answers.length, 1, `${kind} ${cid}: ${answers.length} answers`);
    const [answer] = answers;
    assert.equal(answer.cid, cid);
    if (answer.t === 'no') continue;
    assert.equal(doers.get(cid) ?? seat, seat, `${cid}: done by two seats`);
    doers.set(cid, seat);
    assert.equal(seqs.get(cid) ?? answer.seq, answer.seq, `${cid}: two different answers`);
    seqs.set(cid, answer.seq);
    assert.equal(lines[answer.seq - 1]?.cid, cid, `${cid} is not at ${answer.seq}`);
  }
  assert.equal(lines.filter(({ cid }) => cid !== null && !cid.startsWith('bot:')).length, seqs.size);
  replay(
    lines.map(({ seq }) => seq),
    table,
    entriesOf(scheffeln, lines),
  );
  return { commands: given.length, accepted: seqs.size };
}

/** The same history, one step after the other, by the game alone. Steps that were taken back are gone. */
function replay(seqs: readonly number[], table: Table, entries: ReturnType<typeof entriesOf>): void {
  assert.ok(entries.ok);
  assert.deepEqual(
    seqs,
    seqs.map((_, index) => index + 1),
  );
  const { options, seats } = table.match.terms;
  const states: unknown[] = [];
  let state = scheffeln.start(options, seats);
  for (const { seq, by, deed } of entries.value) {
    states[seq] = scheffeln.clone(state);
    if (deed.do === 'undo') state = scheffeln.clone(states[deed.to]);
    else if (deed.do === 'act') {
      const admitted = admit(scheffeln, state, by as number, deed.action);
      assert.ok(admitted.ok, `entry ${seq} was not possible there`);
      scheffeln.apply(state, by as number, admitted.action, null);
    } else if (deed.do === 'draw' || deed.do === 'wait') {
      scheffeln.apply(state, deed.do === 'draw' ? 'chance' : 'clock', deed.action, null);
    }
  }
  assert.deepEqual(scheffeln.save(table.match.state), scheffeln.save(state));
}
