// Reasons for and against an action, as data, from what the seat can see and from playouts.
import { itemAt, type Seat, Seeded } from '@backroom/kit';
import { type Action, meaningOf } from '../src/actions.ts';
import { apply } from '../src/apply.ts';
import { drive } from '../src/moving.ts';
import { redeal } from '../src/redeal.ts';
import { layout, riderOf, type State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import {
  BUSINESSES,
  type Business,
  CARS,
  type Car,
  CHARACTERS,
  COLOURS,
  type Colour,
  PLACES,
} from '../src/vocabulary.ts';
import { earns, earnsAfter } from './prospect.ts';

const { AT, BOTTOM, CHARACTER, HELD, MONEY, NONE, ROW, ROW_COUNT, SEATS, TOP } = layout;

type Earning = { readonly at: Business; readonly sum: number };
type Beneath = { readonly at: Business; readonly by: Car };

/** How the seat's own car stands after the action, unless a character was exchanged. */
type OwnReason =
  | ({ readonly code: 'keeps' | 'alone' | 'freed' } & Earning)
  | ({ readonly code: 'on-top'; readonly on: Car } & Earning)
  | ({ readonly code: 'covered' | 'still-covered' } & Beneath);

/** Another character, and what it and the one before would earn as things stand. */
type ExchangeReason =
  | { readonly code: 'takes'; readonly character: Colour; readonly before: number; readonly after: number }
  | { readonly code: 'takes-equal'; readonly character: Colour; readonly sum: number };

/** The car given up in an exchange would lose this much with the next step of another car. */
type LeftReason = { readonly code: 'left-threatened'; readonly by: Car; readonly sum: number };

/** The largest cost for a rival. */
type RivalReason =
  | { readonly code: 'rival-covered'; readonly seat: Seat; readonly by: Car; readonly sum: number }
  | { readonly code: 'rival-loses'; readonly seat: Seat; readonly before: number; readonly after: number };

/** Speed: where the row is certain to bring the car. */
type RowReason = ({ readonly code: 'row-earns' } & Earning) | ({ readonly code: 'row-covered' } & Beneath);

/** The share of playouts in which the seat earns money, and the mean of its earnings over all of them. */
type EndReason = { readonly code: 'ends'; readonly share: number; readonly mean: number };

export type Reason =
  | OwnReason
  | ExchangeReason
  | LeftReason
  | RivalReason
  | RowReason
  | EndReason
  | { readonly code: 'in-vain' };

const MOST = 3;

/** At most three. */
export function explain(view: View, seat: Seat, action: Action, imagined: readonly State[]): Reason[] {
  // Any deal will do: the ring, the open tokens and the characters are the same in all of them.
  const before = redeal(view, new Seeded('any'));
  if (action.type === 'grab') return [rowReason(before, meaningOf(action).piece)];
  const after = before.slice();
  // An extra card without an owner keeps the round from being scored, which would turn the tokens over.
  after[HELD + seat] = itemAt(after, HELD + seat) + 1;
  apply(after, seat, action, null);
  const own = ownReason(before, after, seat);
  const rival = rivalReason(before, after, seat);
  const end = endReason(before, seat, imagined);
  if (isSame(before, after)) return [{ code: 'in-vain' }, own, ...end];
  const left = leftReason(before, after, seat);
  const told = isWorse(own)
    ? [...left, ...end, own, ...rival]
    : isNews(own)
      ? [own, ...left, ...rival, ...end]
      : [...rival, own, ...end];
  return told.slice(0, MOST);
}

/** Then the only reason is the result of the round, if there is one. */
const isWorse = (own: Reason): boolean => own.code === 'covered' || (own.code === 'takes' && own.after < own.before);

const isNews = (own: Reason): boolean => own.code !== 'keeps' && own.code !== 'still-covered';

interface Standing extends Earning {
  /** The car on top of it, and the one it stands on. */
  readonly by: Car | null;
  readonly on: Car | null;
}

function standingOf(s: State, car: number): Standing {
  const place = itemAt(s, AT + car);
  const rider = riderOf(s, car);
  return {
    at: itemAt(BUSINESSES, place),
    sum: earns(s, car),
    by: rider === NONE ? null : itemAt(CARS, rider),
    on: s[TOP + place] === car ? itemAt(CARS, itemAt(s, BOTTOM + place)) : null,
  };
}

function ownReason(before: State, after: State, seat: Seat): OwnReason | ExchangeReason {
  const was = itemAt(before, CHARACTER + seat);
  const is = itemAt(after, CHARACTER + seat);
  if (was !== NONE && was !== is) return exchangeReason(earns(before, was), earns(after, is), itemAt(COLOURS, is));
  const { at, sum, by, on } = standingOf(after, is);
  const old = was === NONE ? null : standingOf(before, was);
  if (by !== null) return { code: old?.by === by && old.at === at ? 'still-covered' : 'covered', at, by };
  if (old !== null && old.by !== null) return { code: 'freed', at, sum };
  if (old !== null && old.at === at) return { code: 'keeps', at, sum };
  return on === null ? { code: 'alone', at, sum } : { code: 'on-top', at, sum, on };
}

const exchangeReason = (before: number, after: number, character: Colour): ExchangeReason =>
  before === after ? { code: 'takes-equal', character, sum: after } : { code: 'takes', character, before, after };

/** The largest loss that threatened the car given up in an exchange. */
function leftReason(before: State, after: State, seat: Seat): LeftReason[] {
  const was = itemAt(before, CHARACTER + seat);
  if (was === NONE || was === after[CHARACTER + seat]) return [];
  const sum = earns(before, was);
  let dearest: LeftReason[] = [];
  for (let car = 0; car < CHARACTERS; car++) {
    const lost = car === was ? 0 : sum - earnsAfter(before, was, car);
    if (lost > (dearest[0]?.sum ?? 0)) dearest = [{ code: 'left-threatened', by: itemAt(CARS, car), sum: lost }];
  }
  return dearest;
}

function rivalReason(before: State, after: State, seat: Seat): RivalReason[] {
  let worst: RivalReason[] = [];
  let most = 0;
  for (let other = 0; other < itemAt(before, SEATS); other++) {
    const was = itemAt(before, CHARACTER + other);
    if (other === seat || was === NONE) continue;
    const is = itemAt(after, CHARACTER + other);
    const [sum, left] = [earns(before, was), earns(after, is)];
    if (sum - left <= most) continue;
    most = sum - left;
    const rider = riderOf(after, is);
    worst =
      rider === NONE || was !== is
        ? [{ code: 'rival-loses', seat: other, before: sum, after: left }]
        : [{ code: 'rival-covered', seat: other, by: itemAt(CARS, rider), sum }];
  }
  return worst;
}

/** Everything that an action may change for more than the hand that it comes from. */
function isSame(before: State, after: State): boolean {
  for (let place = 0; place < PLACES; place++) {
    if (before[BOTTOM + place] !== after[BOTTOM + place] || before[TOP + place] !== after[TOP + place]) return false;
  }
  for (let seat = 0; seat < itemAt(before, SEATS); seat++) {
    if (before[CHARACTER + seat] !== after[CHARACTER + seat]) return false;
  }
  return true;
}

function rowReason(s: State, car: number): RowReason {
  const ahead = s.slice();
  for (let i = 0; i < itemAt(s, ROW_COUNT); i++) drive(ahead, itemAt(s, ROW + i), false);
  const { at, sum, by } = standingOf(ahead, car);
  return by === null ? { code: 'row-earns', at, sum } : { code: 'row-covered', at, by };
}

/** A rounded sum, because an estimate is not exact to the dollar. */
const ROUNDED = 100;

function endReason(before: State, seat: Seat, imagined: readonly State[]): EndReason[] {
  if (imagined.length === 0) return [];
  const gains = imagined.map((end) => itemAt(end, MONEY + seat) - itemAt(before, MONEY + seat));
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const share = gains.filter((gain) => gain > 0).length / gains.length;
  return [{ code: 'ends', share, mean: Math.round(mean / ROUNDED) * ROUNDED }];
}
