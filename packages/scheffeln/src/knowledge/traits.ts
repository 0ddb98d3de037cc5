// What an action is like, and who hurt whom: what bots with a temperament, a short memory or a human pace go by.
import { type Random, type Seat, Seeded } from '@backroom/kit';
import { type Action, meaningOf } from '../actions.ts';
import { apply } from '../apply.ts';
import type { Event } from '../events.ts';
import { drive } from '../moving.ts';
import { redeal } from '../redeal.ts';
import { layout, riderOf, type State } from '../state.ts';
import type { View } from '../view.ts';
import { CHARACTERS, type Colour, PLACES, tokenValues } from '../vocabulary.ts';
import { earns, earnsAfter } from './prospect.ts';

const { CHARACTER, HELD, NONE, ROW, ROW_COUNT, SEATS } = layout;

/** The most that a business pays. */
const RICHEST = Math.max(...tokenValues(PLACES - 1));
/** A loss that hurts: whoever is bent on harm asks for no more. */
const PAINFUL = 3000;
/** So many cars that could spoil it make a place as bad as being covered. */
const MANY_THREATS = 2;

interface Traits {
  readonly safety: number;
  readonly gain: number;
  readonly spite: readonly number[];
}

export function traits(view: View, seat: Seat, action: Action): Traits {
  // Any deal will do: the ring, the open tokens and the characters are the same in all of them.
  const before = redeal(view, new Seeded('any'));
  const nobody = new Array<number>(before[SEATS]).fill(0);
  if (action.type === 'grab') return { safety: 0, gain: richness(earnsByRow(before, action)), spite: nobody };
  const after = before.slice();
  // One more card of nobody's keeps the round from being scored.
  after[HELD + seat]++;
  apply(after, seat, action, null);
  const own = after[CHARACTER + seat];
  return {
    safety: safety(after, own),
    gain: richness(earns(after, own)),
    spite: nobody.map((_, other) =>
      harm(earning(before, before[CHARACTER + other]), earning(after, after[CHARACTER + other])),
    ),
  };
}

const richness = (sum: number): number => sum / RICHEST;
const harm = (before: number, after: number): number => Math.max(-1, Math.min(1, (before - after) / PAINFUL));

const earning = (s: State, character: number): number => (character === NONE ? 0 : earns(s, character));

/** In Speed the row says where a car will stand. */
function earnsByRow(s: State, grab: Action): number {
  const ahead = s.slice();
  for (let i = 0; i < s[ROW_COUNT]; i++) drive(ahead, s[ROW + i], false);
  return earns(ahead, meaningOf(grab).piece);
}

/** 1 where no car's next step can take anything from it, less for each that can, -1 beneath another. */
function safety(s: State, own: number): number {
  if (riderOf(s, own) !== NONE) return -1;
  let threats = 0;
  for (let car = 0; car < CHARACTERS; car++) if (car !== own && earnsAfter(s, own, car) < earns(s, own)) threats++;
  return 1 - (2 * Math.min(threats, MANY_THREATS)) / MANY_THREATS;
}

/** Whoever last drove a car onto this seat's roof, or took its character from it (SH-82). */
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

/** Who forgets a card that was played takes it to be in somebody's hand still, or never dealt. */
export function forgetful(view: View, memory: number, random: Random): View {
  const percent = Math.round(memory * 100);
  return { ...view, faceUp: view.faceUp.filter(() => random.below(100) < percent) };
}

/** In Speed every card of the row has to be followed; in turns, one's own. */
export const steps = (view: View): number => Math.max(1, view.row.length);
