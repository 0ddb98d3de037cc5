// Real tables without a network: the store is the model in memory, and time stands still until the test moves it.
import assert from 'node:assert/strict';
import type { WorkerPool } from '@backroom/bots';
import { findOffer } from '@backroom/games';
import { everyOptions, pick, type Random, Seeded } from '@backroom/kit';
import { type Entry, PACES, type Terms } from '@backroom/match';
import type { Form, FromServer } from '@backroom/protocol';
import { History } from '../../../src/history/history.ts';
import { outcomeOf } from '../../../src/history/job.ts';
import type { HistoryRunner } from '../../../src/history/worker.ts';
import { Networks } from '../../../src/identity/networks.ts';
import type { Store } from '../../../src/store/contract.ts';
import type { Publication } from '../../../src/tables/publication.ts';
import { entriesOf } from '../../../src/tables/record.ts';
import { submitAsServer } from '../../../src/tables/seat-changes.ts';
import type { Services } from '../../../src/tables/services.ts';
import type { Subscriber } from '../../../src/tables/subscribers.ts';
import type { Table } from '../../../src/tables/table.ts';
import { Tables } from '../../../src/tables/tables.ts';
import { encode } from '../../../src/wire/encode.ts';
import { Lexicons } from '../../../src/wire/lexicons.ts';
import type { PastReader } from '../../../src/wire/requests.ts';
import { modelStore } from '../../store/model.ts';
import { native } from './record.ts';

export const scheffeln = offer('scheffeln');

function offer(id: string) {
  const found = findOffer(id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found.game;
}

const A_BOT = { kind: 'bot', level: 'lookout', temperament: null } as const;

const lexicons = new Lexicons();
const { packer, lexicon } = lexicons.of(scheffeln);
export const words = lexicon;

const everyKind = everyOptions<unknown>(scheffeln.options) as readonly Terms['options'][];

/** Any of the game's kinds that this many can play. */
export function optionsFor(seats: number, random: Random): Terms['options'] {
  const fitting = everyKind.filter((options) => {
    const { min, max } = scheffeln.seats(options);
    return seats >= min && seats <= max;
  });
  return pick(fitting, random);
}

export const termsOf = (match: string, seats: number, more: Partial<Terms> = {}): Terms => ({
  match,
  game: scheffeln.id,
  rules: scheffeln.rules,
  options: everyKind[0],
  seats,
  pace: PACES.none,
  undo: 'allowed',
  window: 0,
  standIn: { level: 'lookout', temperament: null },
  position: null,
  after: null,
  ...more,
});

/** Replaces the bot workers: plays something legal at once, since here only the table is tested. */
const atOnce: WorkerPool = {
  run: (request) => {
    const { view, seat, seed } = request as unknown as { view: unknown; seat: number; seed: string };
    const random = new Seeded(seed);
    const state = scheffeln.redeal(view, random);
    return Promise.resolve({ action: scheffeln.sample(state, seat, random) }) as never;
  },
  close: () => {},
};

/**
 * Bots that act the same with any hand: they take the legal action with the lowest number, and the numbers come from
 * the seed. So two worlds with bots can go on alike. After a number of decisions they think for ever. `first`: what the
 * first decision may be.
 */
export function likeMinded(seed: string, most: number, first: (seat: number, action: unknown) => boolean): WorkerPool {
  let asked = 0;
  return {
    run: (request) => {
      if (asked++ >= most) return new Promise<never>(() => {});
      const { view, seat } = request as unknown as { view: unknown; seat: number };
      const all = scheffeln.legal(scheffeln.redeal(view, new Seeded(seed)), seat);
      const legal = asked === 1 ? all.filter((action) => first(seat, action)) : all;
      if (legal.length === 0) return new Promise<never>(() => {});
      const number = (action: unknown): string => native.sha256(`${seed} ${asked} ${scheffeln.write(action)}`);
      const [action] = legal.toSorted((a, b) => (number(a) < number(b) ? -1 : 1));
      return Promise.resolve({ action }) as never;
    },
    close: () => {},
  };
}

/** Answers questions about logs as the thread does, at once. */
const inThisThread: HistoryRunner = {
  isFree: true,
  give: (assignment, done) => done(outcomeOf(assignment, offer(assignment.game))),
  close: () => {},
};

export class Rig {
  now = 1_700_000_000_000;
  readonly store: Store;
  readonly troubles: string[] = [];
  readonly services: Services;
  private readonly timers = new Set<{ at: number; what: () => void }>();

  /** `deals`: what the matches that are made here are dealt from. */
  constructor(store: Store = modelStore(), pool: WorkerPool = atOnce, deals: Random = new Seeded('rig')) {
    this.store = store;
    const complain = (facts: object, text: string): void => void this.troubles.push(`${text} ${JSON.stringify(facts)}`);
    this.services = {
      store,
      pool,
      logger: { info: () => {}, warn: complain, error: complain },
      metrics: { accepted: () => {}, refused: () => {}, answered: () => {}, trouble: () => {} },
      primitives: native,
      newShuffleSecret: () => native.sha256(`${deals.below(2 ** 32)}`),
      now: () => this.now,
      later: (ms, what) => {
        const timer = { at: this.now + ms, what };
        this.timers.add(timer);
        return () => this.timers.delete(timer);
      },
      // Here nobody else waits for a turn.
      nextSlice: async () => () => false,
      findGame: (id) => findOffer(id)?.game,
      packerFor: () => packer,
      humanePace: false,
      fairnessKeyOf: (person) => [person],
    };
  }

  /** What questions about the whole log need. */
  get past(): PastReader {
    return { history: new History(this.store, () => this.now, 1000, inThisThread), networks: new Networks() };
  }

  /** The whole log, as it is kept. */
  async entries(match: string): Promise<readonly Entry[]> {
    const read = entriesOf(scheffeln, (await this.store.log(match)).texts);
    assert.ok(read.ok);
    return read.value;
  }

  /** As a server that opens, after one that was last seen at that time. */
  tables(aliveBefore = 0): Tables {
    return new Tables(this.services, aliveBefore);
  }

  /** The process is gone, with all its timers. */
  crash(): void {
    this.timers.clear();
  }

  /** Runs everything that waits only for its turn of the event loop. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet++) {
      await new Promise((resolve) => setImmediate(resolve));
      for (const timer of [...this.timers]) {
        if (timer.at > this.now) continue;
        this.timers.delete(timer);
        timer.what();
        quiet = -1;
      }
    }
  }

  /** Time passes, and every timer goes off when it should. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    await this.settle();
    for (;;) {
      const next = Math.min(...[...this.timers].map(({ at }) => at));
      if (next > end) break;
      this.now = Math.max(this.now, next);
      await this.settle();
    }
    this.now = end;
    await this.settle();
  }

  /** The next timer, at any distance. */
  get next(): number {
    return Math.min(...[...this.timers].map(({ at }) => at));
  }

  /** A new match with a person in every seat that no bot has. */
  async open(tables: Tables, terms: Terms, bots: ReadonlySet<number> = new Set()): Promise<Table> {
    const seated = Array.from({ length: terms.seats }, (_, seat) => (bots.has(seat) ? A_BOT : null));
    const made = await tables.create({ terms, title: 'x', visibility: 'unlisted', bots: seated, host: 'host' });
    assert.ok(made.ok, made.ok ? '' : made.why);
    const table = await tables.at(terms.match);
    assert.ok(table);
    for (let seat = 0; seat < terms.seats; seat++) {
      if (bots.has(seat)) continue;
      const sat = submitAsServer(table, { do: 'sit', seat, holder: { kind: 'person' }, pledge: null });
      await this.settle();
      assert.equal((await sat).t, 'ok');
    }
    await this.settle();
    return table;
  }
}

/** The client's end of a socket. */
export function received(publication: Publication, form: Form): string | Uint8Array {
  const bytes = encode(publication, form, packer);
  return form === 'backroom.json' ? bytes.toString() : Uint8Array.from(bytes);
}

/** A client that records every byte it gets. */
export class Ear implements Subscriber {
  readonly seat: Subscriber['seat'];
  readonly person: string;
  readonly form: Form;
  readonly views: Subscriber['views'];
  readonly legal: boolean;
  readonly heard: (string | Uint8Array)[] = [];
  readonly messages: FromServer[] = [];
  dismissed: string | null = null;

  constructor(
    seat: Subscriber['seat'],
    form: Form = 'backroom.json',
    views: Subscriber['views'] = 'whole',
    legal = true,
  ) {
    this.seat = seat;
    this.person = `person ${seat}`;
    this.form = form;
    this.views = views;
    this.legal = legal;
  }

  send(publication: Publication): void {
    this.heard.push(received(publication, this.form));
    this.messages.push(JSON.parse(received(publication, 'backroom.json') as string) as FromServer);
  }

  dismiss(code: string): void {
    this.dismissed = code;
  }
}
