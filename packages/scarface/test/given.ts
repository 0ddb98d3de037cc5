// A table laid out for a test: set up by chance from a seed, everybody settled, seat 0 about to plan. Then change what the test is
// about, let effects happen, and answer what they ask.
import assert from 'node:assert/strict';
import { Seeded } from '@backroom/kit';
import type { SeatAction } from '../src/actions.ts';
import { addScript } from '../src/cards/scripts.ts';
import { chance } from '../src/chance.ts';
import type { Event } from '../src/events.ts';
import type { TurnFrame } from '../src/frames.ts';
import type { Effect } from '../src/language.ts';
import { apply, legal, toAct } from '../src/machine.ts';
import { deedOf } from '../src/operations/deeds.ts';
import { turnOf } from '../src/rules/strength.ts';
import { type Player, push, type State, start, type Tile } from '../src/state.ts';

const OPTIONS = { jobDraft: false, ringByHand: false, gangs: null, solo: null };

function settled(seats: number, seed: string): State {
  const random = new Seeded(seed);
  const s = start(OPTIONS, seats);
  apply(s, 'chance', chance(s, random), null);
  for (let who = toAct(s); Array.isArray(who) && s.stack[0].kind === 'settle'; who = toAct(s))
    apply(s, who[0], legal(s, who[0])[0], null);
  return s;
}

/** The first of a row of seeds whose table begins with seat 0. */
function beginning(seats: number, seed: string): State {
  for (let i = 0; ; i++) {
    const s = settled(seats, `${seed}/${i}`);
    if (s.first === 0) return s;
  }
}

let scripts = 0;

export class Given {
  readonly s: State;
  events: Event[] = [];

  constructor(seats: number, seed: string) {
    this.s = beginning(seats, seed);
  }

  player(seat = 0): Player {
    return this.s.players[seat];
  }

  get turn(): TurnFrame {
    return turnOf(this.s) as TurnFrame;
  }

  /** Changes what a player has. */
  has(fields: Partial<Player>, seat = 0): this {
    Object.assign(this.player(seat), fields);
    return this;
  }

  /** The one tile a player has settled on. */
  tile(seat = 0): Tile {
    return this.s.tiles.find((tile) => tile.owner === seat) as Tile;
  }

  can(effect: Effect, seat = 0): boolean {
    return deedOf(effect).can(this.s, seat, effect);
  }

  /** Runs effects for a player up to the next decision. */
  does(effects: readonly Effect[], seat = 0): this {
    const name = `test-${scripts++}/standard`;
    addScript(name, [{ do: 'may', cost: {}, then: effects }]);
    push(this.s, { kind: 'may', seat, of: name, at: 0 });
    return this.apply(seat, { type: 'yes' });
  }

  /** Who is asked, and what may be answered. */
  get asked(): number {
    const who = toAct(this.s);
    assert(Array.isArray(who), 'nobody is asked');
    return who[0];
  }

  get options(): readonly SeatAction[] {
    return legal(this.s, this.asked).filter((action) => action.type !== 'fulfil');
  }

  /** Has everything happened, so that the turn goes on? */
  get done(): boolean {
    return this.s.stack[this.s.stack.length - 1]?.kind === 'turn';
  }

  /** Answers with the one option that has these fields. */
  picks(wanted: Readonly<Record<string, unknown>>): this {
    const action = this.options.find((one) =>
      Object.entries(wanted).every(([key, value]) => (one as Record<string, unknown>)[key] === value),
    );
    assert(action, `${JSON.stringify(wanted)} is not among ${JSON.stringify(this.options)}`);
    return this.apply(this.asked, action);
  }

  told(type: Event['type']): Event[] {
    return this.events.filter((event) => event.type === type);
  }

  private apply(seat: number, action: SeatAction): this {
    apply(this.s, seat, action, this.events);
    return this;
  }
}

export const given = (seats = 3, seed = 'given'): Given => new Given(seats, seed);
