// Traits of an action, and grudges: for bots with a temperament, a short memory or a human pace.
import { itemAt, type Random, type Seat, Seeded } from '@backroom/kit';
import { type Action, meaningOf } from '../src/actions.ts';
import { apply } from '../src/apply.ts';
import type { Event } from '../src/events.ts';
import { drive } from '../src/moving.ts';
import { redeal } from '../src/redeal.ts';
import { layout, riderOf, type State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { CHARACTERS, type Colour, PLACES, tokenValues } from '../src/vocabulary.ts';
import { earns, earnsAfter } from './prospect.ts';

const { AT, CHARACTER, HELD, NONE, ROW, ROW_COUNT, SEATS, TOP } = layout;

/** The most that a business pays. */
const RICHEST = Math.max(...tokenValues(PLACES - 1));
/** A loss that hurts: enough for a harmful temperament. */
const PAINFUL = 3000;
/** With this many cars that could block it, a place is as bad as being covered. */
const MANY_THREATS = 2;

interface Traits {
  readonly safety: number;
  readonly gain: number;
  readonly spite: readonly number[];
}

export function traits(view: View, seat: Seat, action: Action): Traits {
  // Any deal will do: the ring, the open tokens and the characters are the same in all of them.
  const before = redeal(view, new Seeded('any'));
  const nobody = new Array<number>(itemAt(before, SEATS)).fill(0);
  if (action.type === 'grab') return { safety: 0, gain: richness(earnsByRow(before, action)), spite: nobody };
  const after = before.slice();
  // An extra card without an owner keeps the round from being scored.
  after[HELD + seat] = itemAt(after, HELD + seat) + 1;
  apply(after, seat, action, null);
  const own = itemAt(after, CHARACTER + seat);
  return {
    safety: safety(after, own),
    gain: richness(earns(after, own)),
    spite: nobody.map((_, other) =>
      harm(earning(before, itemAt(before, CHARACTER + other)), earning(after, itemAt(after, CHARACTER + other))),
    ),
  };
}

const richness = (sum: number): number => sum / RICHEST;
const harm = (before: number, after: number): number => Math.max(-1, Math.min(1, (before - after) / PAINFUL));

const earning = (s: State, character: number): number => (character === NONE ? 0 : earns(s, character));

/** In Speed the row says where a car will stand. */
function earnsByRow(s: State, grab: Action): number {
  const ahead = s.slice();
  for (let i = 0; i < itemAt(s, ROW_COUNT); i++) drive(ahead, itemAt(s, ROW + i), false);
  return earns(ahead, meaningOf(grab).piece);
}

/** 1 where no car's next step can take anything from it, less for each that can, -1 beneath another. */
function safety(s: State, own: number): number {
  if (riderOf(s, own) !== NONE) return -1;
  let threats = 0;
  for (let car = 0; car < CHARACTERS; car++) if (car !== own && earnsAfter(s, own, car) < earns(s, own)) threats++;
  return 1 - (2 * Math.min(threats, MANY_THREATS)) / MANY_THREATS;
}

/** The seat that last drove a car onto this seat's roof, or took its character from it (SH-82). */
export function grudge(seen: readonly Event[], seat: Seat): Seat | null {
  let own: Colour | null = null;
  let actor: Seat | null = null;
  let blamed: Seat | null = null;
  for (const event of seen) {
    if (event.type === 'played' || event.type === 'discarded') actor = event.seat;
    else if ((event.type === 'chose' || event.type === 'grabbed') && event.seat === seat) own = event.character;
    else if (event.type === 'exchanged' && event.seat === seat) own = event.to;
    else if (event.type === 'exchanged' && event.partner === seat) {
      own = event.from;
      blamed = event.seat;
    } else if (event.type === 'drove' && event.onto !== null && event.onto === own && actor !== seat) blamed = actor;
  }
  return blamed;
}

/** A bot that forgets a played card believes that it is still in a hand, or was never dealt. */
export function forgetful(view: View, memory: number, random: Random): View {
  const percent = Math.round(memory * 100);
  return { ...view, faceUp: view.faceUp.filter(() => random.below(100) < percent) };
}

/**
 * In Speed every card of the row has to be followed: half a step, and more where cars get in each other's way: a quarter for a
 * roof that a car comes from or lands on, a whole step for a rider that it carries along. In turns a player follows only their own card.
 */
export function steps(view: View): number {
  if (view.row.length === 0) return 1;
  const s = redeal(view, new Seeded('any'));
  let sum = 0;
  for (let i = 0; i < itemAt(s, ROW_COUNT); i++) {
    const car = itemAt(s, ROW + i);
    const carries = riderOf(s, car) !== NONE;
    sum += carries ? 1.5 : isPaired(s, car) ? 0.75 : 0.5;
    drive(s, car, false);
    if (!carries && isPaired(s, car)) sum += 0.25;
  }
  return Math.max(1, sum);
}

const isPaired = (s: State, car: number): boolean => s[TOP + itemAt(s, AT + car)] !== NONE;
