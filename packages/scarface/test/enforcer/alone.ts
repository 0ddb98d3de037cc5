// A table for one, laid out for a test: every district has its place in the list as its number, the streets are empty, nobody
// controls anything, and it is the player's turn. Then say what the test is about, and let the Enforcer do something.
import { Seeded } from '@backroom/kit';
import { addScript } from '../../src/cards/scripts.ts';
import { chance } from '../../src/chance.ts';
import { perform } from '../../src/enforcer/deeds.ts';
import type { Difficulty, EnforcerDeed } from '../../src/enforcer/language.ts';
import { type Solo, soloOf } from '../../src/enforcer/solo.ts';
import type { Event, Why } from '../../src/events.ts';
import type { Effect } from '../../src/language.ts';
import { apply, legal, toAct } from '../../src/machine.ts';
import { type Player, push, type State, start, type Tile } from '../../src/state.ts';
import { DISTRICTS, MARKERS, NOBODY } from '../../src/vocabulary.ts';

export const HE = 1;
const SCRIPT = 'alone/standard';
addScript(SCRIPT, [{ do: 'may', cost: {}, then: [] }]);

/** As chance lays it out; the first options are taken until the player's first turn, after the Enforcer's. */
export function begun(seed: string, difficulty: Difficulty = 'underboss'): { s: State; events: Event[] } {
  const random = new Seeded(seed);
  const s = start({ jobDraft: false, ringByHand: false, gangs: null, solo: { rival: 'gems', difficulty } }, 1);
  const events: Event[] = [];
  for (;;) {
    const who = toAct(s);
    if (who === 'chance') apply(s, 'chance', chance(s, random), events);
    else if (s.stack[s.stack.length - 1].kind !== 'turn') apply(s, 0, legal(s, 0)[0], events);
    else return { s, events };
  }
}

export class Alone {
  readonly s: State;
  readonly random = new Seeded('lots');
  events: Event[] = [];

  constructor(seed = 'alone') {
    this.s = begun(seed).s;
    const { s } = this;
    for (const tile of s.tiles)
      Object.assign(tile, { owner: NOBODY, night: 0, tokens: [1, 0, 0, 0], alcohol: 0, gun: 0 });
    s.tokens = [3, 11, 10, 8];
    s.police = DISTRICTS.map(() => 0);
    Object.assign(this.solo, { numbers: DISTRICTS.map((_, d) => d + 1), at: 0, plan: [], discard: [], associates: [] });
    for (const p of s.players)
      Object.assign(p, {
        thugs: DISTRICTS.map(() => 0),
        cars: DISTRICTS.map(() => 0),
        trucks: DISTRICTS.map(() => 0),
        markers: MARKERS,
        money: 20,
        crime: 1,
        headquarters: 4,
        underworld: 0,
        authorities: 0,
        prison: 0,
        stats: [1, 1, 1, 1, 1, 1],
        boss: 0,
        jobs: [],
      });
    this.deals('gun-runner', 'distillery-owner');
    s.ring = NOBODY;
  }

  get solo(): Solo {
    return soloOf(this.s);
  }
  get he(): Player {
    return this.s.players[HE];
  }
  get me(): Player {
    return this.s.players[0];
  }

  /** His Deals, one Dealer each. */
  deals(...cards: string[]): this {
    this.he.deals = cards.map((card) => ({ cards: [card], thug: 0, alcohol: 0, gun: 0 }));
    return this;
  }

  /** The tile in a district (in Central the first of two), which becomes this one. */
  tile(district: number, id: string, owner: number, fields: Partial<Tile> = {}): Tile {
    const place = district === 7 ? 1 : this.s.tiles.findIndex((tile) => tile.district === district);
    const tile = this.s.tiles[place];
    // Where that one lay before, this one lies now.
    for (const other of this.s.tiles) if (other.id === id) other.id = tile.id;
    Object.assign(tile, { id, owner }, fields);
    if (owner !== NOBODY) this.s.players[owner].markers--;
    return tile;
  }

  /** The second tile of Central. */
  static readonly SECOND = 7;

  /** Runs a deed of a line with this Power, and everything that follows from it. Returns whether it changed anything. */
  does(deed: EnforcerDeed, power = 0): boolean {
    this.events = [];
    const acts = perform(this.s, HE, deed, power, this.events);
    this.goesOn();
    return acts;
  }

  /** An effect of a card, for him or by the player. */
  suffers(effect: Effect, seat = HE): this {
    this.events = [];
    const name = `alone-${effects++}/standard`;
    addScript(name, [effect]);
    push(this.s, { kind: 'script', seat, of: name, at: 0 });
    return this.goesOn();
  }

  /** A turn of his with these cards on top of his deck; none: he reorganises. */
  turns(...cards: string[]): this {
    this.events = [];
    Object.assign(this.solo, { deck: cards, plan: [] });
    const { stack } = this.s;
    stack.length = 0;
    stack.push({ kind: 'turn', seat: 0, step: 'act', acted: 1, used: [], ring: 0, muscle: 0, influence: 0 });
    apply(this.s, 0, { type: 'end-turn' }, this.events);
    return this.draws();
  }

  /** What lies on the stack happens, up to the next decision. */
  goesOn(): this {
    push(this.s, { kind: 'may', seat: 0, of: SCRIPT, at: 0 });
    apply(this.s, 0, { type: 'yes' }, this.events);
    return this.draws();
  }

  draws(): this {
    while (toAct(this.s) === 'chance') apply(this.s, 'chance', chance(this.s, this.random), this.events);
    return this;
  }

  told<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  /** His reasons, in order. */
  get whys(): Why[] {
    return this.told('because').map(({ why }) => why);
  }
}

let effects = 0;
