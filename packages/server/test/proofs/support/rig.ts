// Real tables in a house without walls: the store is the model in memory, and time stands still until it is moved on.
import assert from 'node:assert/strict';
import type { Bureau } from '@backroom/bots';
import { findOffer } from '@backroom/games';
import { everyOptions, pick, type Random, Seeded } from '@backroom/kit';
import { PACES, type Terms } from '@backroom/match';
import type { Form, FromServer } from '@backroom/protocol';
import type { Store } from '../../../src/store/contract.ts';
import type { Onlooker } from '../../../src/tables/audience.ts';
import type { House } from '../../../src/tables/house.ts';
import { houseDoes } from '../../../src/tables/sitting.ts';
import type { Table } from '../../../src/tables/table.ts';
import { Tables } from '../../../src/tables/tables.ts';
import type { Frame } from '../../../src/wire/frame.ts';
import { Lexicons } from '../../../src/wire/lexicons.ts';
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
export const { packer, lexicon: words } = lexicons.of(scheffeln);

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

/** Stands in for the threads that think: plays something legal at once, since here only the table is on trial. */
const atOnce: Bureau = {
  ask: (request) => {
    const { view, seat, seed } = request as unknown as { view: unknown; seat: number; seed: string };
    const random = new Seeded(seed);
    const state = scheffeln.redeal(view, random);
    return Promise.resolve({ action: scheffeln.sample(state, seat, random) }) as never;
  },
  close: () => {},
};

/**
 * Bots that would do the same whatever they hold: of what is legal, the one with the lowest number, and numbers come from the
 * seed. So two worlds can go on alike with bots in them. After so many decisions they think for ever. `first`: what the first of
 * them may be.
 */
export function likeMinded(seed: string, most: number, first: (seat: number, action: unknown) => boolean): Bureau {
  let asked = 0;
  return {
    ask: (request) => {
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

export class Rig {
  now = 1_700_000_000_000;
  readonly store: Store;
  readonly troubles: string[] = [];
  readonly house: House;
  private readonly timers = new Set<{ at: number; what: () => void }>();

  constructor(store: Store = modelStore(), bureau: Bureau = atOnce) {
    this.store = store;
    const complain = (facts: object, text: string): void => void this.troubles.push(`${text} ${JSON.stringify(facts)}`);
    this.house = {
      store,
      bureau,
      diary: { info: () => {}, warn: complain, error: complain },
      tally: { accepted: () => {}, refused: () => {}, answered: () => {}, trouble: () => {} },
      primitives: native,
      now: () => this.now,
      later: (ms, what) => {
        const timer = { at: this.now + ms, what };
        this.timers.add(timer);
        return () => this.timers.delete(timer);
      },
      findGame: (id) => findOffer(id)?.game,
      packerFor: () => packer,
      humanePace: false,
    };
  }

  /** As a house that opens, after one that was last seen at that time. */
  tables(aliveBefore = 0): Tables {
    return new Tables(this.house, aliveBefore);
  }

  /** The process is gone, and with it all that it had planned. */
  crash(): void {
    this.timers.clear();
  }

  /** Lets everything happen that waits for nothing but its turn. */
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

  /** The next thing that is planned, however far off. */
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
      const sat = houseDoes(table, { do: 'sit', seat, holder: { kind: 'person' }, pledge: null });
      await this.settle();
      assert.equal((await sat).t, 'ok');
    }
    await this.settle();
    return table;
  }
}

/** Somebody who keeps every byte that he is sent. */
export class Ear implements Onlooker {
  readonly seat: Onlooker['seat'];
  readonly person: string;
  readonly form: Form;
  readonly views: Onlooker['views'];
  readonly legal: boolean;
  readonly heard: (string | Uint8Array)[] = [];
  readonly messages: FromServer[] = [];
  dismissed: string | null = null;

  constructor(seat: Onlooker['seat'], form: Form = 'backroom.json', views: Onlooker['views'] = 'whole', legal = true) {
    this.seat = seat;
    this.person = `person ${seat}`;
    this.form = form;
    this.views = views;
    this.legal = legal;
  }

  send(frame: Frame): void {
    this.heard.push(frame.as(this.form, packer));
    this.messages.push(JSON.parse(frame.as('backroom.json', packer) as string) as FromServer);
  }

  dismiss(code: string): void {
    this.dismissed = code;
  }
}
