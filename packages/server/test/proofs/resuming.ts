// P10: a client whose connection breaks at random sees, after it reconnects, what a new client sees.
import assert from 'node:assert/strict';
import type { Seeded } from '@backroom/kit';
import { ClientConnection, type Form, type FromServer, type Socket } from '@backroom/protocol';
import type { Store } from '../../src/store/contract.ts';
import type { Table } from '../../src/tables/table.ts';
import { modelStore } from '../store/model.ts';
import { Ear, optionsFor, Rig, received, scheffeln, termsOf, words } from './support/rig.ts';

/** A connection to the table without a network: it can be cut between any two messages. */
class Cord {
  readonly line: ClientConnection;
  readonly steps: number[] = [];
  private readonly table: Table;
  private readonly seat: number | null;
  private ear: Ear | null = null;
  private socket: Socket | null = null;
  private reconnect: (() => void) | null = null;

  constructor(table: Table, seat: number | null, form: Form) {
    this.table = table;
    this.seat = seat;
    this.line = new ClientConnection(
      {
        ticket: () => Promise.resolve('ticket'),
        open: (wanted) => this.open(wanted),
        later: (_, what) => {
          this.reconnect = what;
        },
        chance: () => 0.5,
      },
      { form, legal: true },
      `cord ${seat}`,
      (news) => this.note(news as FromServer),
    );
    this.line.start();
  }

  private note(news: FromServer): void {
    if (news.t === 'welcome') for (const { seq } of news.missed) this.steps.push(seq);
    else if (news.t === 'steps') for (const { seq } of news.steps) this.steps.push(seq);
  }

  private open(form: Form): Socket {
    const socket: Socket = { onopen: null, onmessage: null, onclose: null, close: () => this.cut(), send: () => {} };
    const isPacked = form === 'backroom.packed';
    const ear = new Ear(this.seat, form, isPacked ? 'patches' : 'whole');
    let welcomed = false;
    ear.send = (publication) => {
      if (this.ear !== ear) return;
      const data = received(publication, welcomed ? form : 'backroom.json');
      welcomed = true;
      socket.onmessage?.({ data: typeof data === 'string' ? data : data.slice().buffer });
    };
    socket.send = (text) => {
      const hello = JSON.parse(text) as { t: string; since: number | null; lexicon: string | null };
      if (hello.t !== 'hello') return;
      const lexicon = isPacked && hello.lexicon !== words.id ? words : null;
      void this.table.join(ear, hello.since, lexicon);
    };
    this.ear = ear;
    this.socket = socket;
    queueMicrotask(() => socket.onopen?.());
    return socket;
  }

  cut(): void {
    const { ear, socket } = this;
    if (ear === null) return;
    this.ear = null;
    this.table.leave(ear);
    socket?.onclose?.();
  }

  mend(): void {
    const { reconnect } = this;
    this.reconnect = null;
    reconnect?.();
  }
}

/** What it reads is slightly old when it arrives, as with any remote store. */
function slowStore(random: Seeded): Store {
  const model = modelStore();
  const moments = async (n: number): Promise<void> => {
    for (let i = 0; i < n; i++) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    ...model,
    append: async (match, lines, also) => {
      const appended = await model.append(match, lines, also);
      await moments(1);
      return appended;
    },
    lines: async (match, from) => {
      const lines = await model.lines(match, from);
      await moments(random.below(4));
      return lines;
    },
  };
}

export interface Resumed {
  readonly cuts: number;
}

export async function cutAndResume(random: Seeded, moves: number): Promise<Resumed> {
  const rig = new Rig(slowStore(random.split('store')), undefined, random.split('deal'));
  const seats = 2 + random.below(3);
  const table = await rig.open(rig.tables(), termsOf('cut', seats, { options: optionsFor(seats, random) }));
  const form: Form = random.below(2) === 0 ? 'backroom.json' : 'backroom.packed';
  const seat = random.below(seats + 1) === seats ? null : random.below(seats);
  const cord = new Cord(table, seat, form);
  await rig.settle();
  let cuts = 0;
  for (let move = 0; move < moves && table.match.phase === 'playing'; move++) {
    const turn = scheffeln.toAct(table.match.state);
    if (typeof turn === 'string') break;
    const by = turn[random.below(turn.length)];
    table.act(by, scheffeln.sample(table.match.state, by, random), `m${move}`, () => {});
    // In the middle of pending messages, or between two moves.
    if (random.below(2) === 0) await rig.settle();
    if (random.below(3) === 0) {
      cord.cut();
      cuts++;
    }
    if (random.below(3) === 0) cord.mend();
    if (random.below(3) > 0) await rig.settle();
    else await new Promise((resolve) => setImmediate(resolve));
    rig.now += random.below(50);
  }
  cord.mend();
  for (let i = 0; i < 4; i++) await rig.pass(400);
  cord.mend();
  await rig.settle();
  await compare(table, cord, seat);
  return { cuts };
}

async function compare(table: Table, { line, steps }: Cord, seat: number | null): Promise<void> {
  const fresh = new Ear(seat);
  await table.join(fresh, null, null);
  const [welcome] = fresh.messages;
  assert.ok(welcome?.t === 'welcome');
  assert.equal(line.seq, welcome.seq);
  assert.deepEqual(line.view, welcome.view);
  assert.equal(JSON.stringify(line.view), JSON.stringify(welcome.view), 'byte for byte');
  assert.deepEqual(line.legal ?? [], welcome.legal ?? []);
  assert.deepEqual(line.deadline, welcome.deadline);
  // The steps that it got have no gap, except those before it came.
  const first = steps[0] ?? welcome.seq;
  assert.deepEqual(
    steps,
    Array.from({ length: steps.length }, (_, i) => first + i),
  );
}
