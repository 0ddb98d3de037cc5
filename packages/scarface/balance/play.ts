// One game between equal bots, and statistics about it. Uses events only.
import { itemAt, Seeded } from '@backroom/kit';
import { BOX } from '../src/box.ts';
import type { Event } from '../src/events.ts';
import { scarface } from '../src/index.ts';
import { finalCount } from '../src/rules/final.ts';
import type { State } from '../src/state.ts';
import type { Act, Gang } from '../src/vocabulary.ts';
import { type BotName, choose } from './bots.ts';

export interface Setting {
  readonly seats: number;
  readonly seed: string;
  readonly level: BotName;
  readonly most: number;
}

/** Where a player's dollars came from. */
const SOURCES = [
  'sales',
  'businesses',
  'authorities',
  'jobs',
  'cards',
  'boss-track',
  'ring',
  'associates',
  'theft',
] as const;
type Source = (typeof SOURCES)[number];

/**
 * The roads to victory. `gang`: upgrades, the Boss, and what one's people bring; `deals`: goods sold to the
 * Authorities.
 */
export const ROADS = ['sales', 'territory', 'jobs', 'gang', 'deals'] as const;
export type Road = (typeof ROADS)[number];

const ROAD_OF: Readonly<Record<Source, Road>> = {
  sales: 'sales',
  businesses: 'territory',
  authorities: 'deals',
  jobs: 'jobs',
  cards: 'gang',
  'boss-track': 'gang',
  ring: 'gang',
  associates: 'gang',
  theft: 'gang',
};

export interface Side {
  readonly gang: Gang;
  readonly total: number;
  readonly won: number;
  /** The distance from the starting player: 0 is the starting player. */
  readonly place: number;
  readonly roads: Readonly<Record<Road, number>>;
  readonly seized: number;
  /** Main actions, in order. */
  readonly acts: readonly Act[];
  readonly hired: readonly string[];
  readonly fulfilled: readonly string[];
  /** Jobs that the player ever held. */
  readonly held: readonly string[];
  readonly turns: number;
}

export interface Played {
  readonly seats: number;
  readonly decisions: number;
  readonly raids: number;
  readonly sides: readonly Side[];
  /** Did the leader at the start of the last round win? */
  readonly settledEarly: boolean;
  /** Associates that lay in the market at any time. */
  readonly offered: readonly string[];
}

const SOURCE_OF: Readonly<Record<string, Source>> = {
  ring: 'ring',
  sale: 'sales',
  fence: 'authorities',
  business: 'businesses',
  'boss-track': 'boss-track',
  card: 'cards',
};

class Ledger {
  readonly sources = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;
  /** Was the last card that did something a Job? */
  byJob = false;
  readonly hired: string[] = [];
  readonly fulfilled: string[] = [];
  readonly held = new Set<string>();
  readonly acts: Act[] = [];
  seized = 0;
  turns = 0;
}

export function playGame({ seats, seed, level, most }: Setting): Played {
  const random = new Seeded(seed);
  const state = scarface.start({ jobDraft: false, ringByHand: false, gangs: null, solo: null }, seats);
  const ledgers = Array.from({ length: seats }, () => new Ledger());
  const offered = new Set<string>();
  let decisions = 0;
  let raids = 0;
  let leader = -1;
  for (;;) {
    const turn = scarface.toAct(state);
    if (turn === 'over') break;
    const events: Event[] = [];
    if (turn === 'chance') scarface.apply(state, 'chance', scarface.chance(state, random), events);
    else {
      decisions++;
      const seat = itemAt(turn, 0);
      scarface.apply(state, seat, choose(level, most, state, seat, random), events);
    }
    for (const event of events) {
      note(ledgers, event);
      if (event.type === 'raid') raids++;
      if (event.type === 'market' || event.type === 'set-up') for (const card of event.market) offered.add(card);
      if (event.type === 'round-end' && event.round === 2) leader = richest(state);
    }
    for (const [seat, p] of state.players.entries()) for (const job of p.jobs) itemAt(ledgers, seat).held.add(job);
  }
  return tally(state, ledgers, { seats, decisions, raids, leader, offered: [...offered] });
}

function note(ledgers: readonly Ledger[], event: Event): void {
  switch (event.type) {
    case 'money':
      if ((event.amount ?? 0) > 0) earned(itemAt(ledgers, event.seat), event.reason, event.amount ?? 0);
      break;
    case 'skill':
    case 'turn':
    case 'raid':
      itemAt(ledgers, event.seat).byJob = false;
      if (event.type === 'turn') itemAt(ledgers, event.seat).turns++;
      break;
    case 'trigger':
      itemAt(ledgers, event.seat).byJob = isJob(event.card);
      break;
    case 'stolen':
      itemAt(ledgers, event.seat).sources.theft += event.amount ?? 0;
      break;
    case 'hired':
      itemAt(ledgers, event.seat).hired.push(event.card);
      break;
    case 'fulfilled':
      itemAt(ledgers, event.seat).fulfilled.push(event.job);
      itemAt(ledgers, event.seat).byJob = true;
      break;
    case 'acted':
      itemAt(ledgers, event.seat).acts.push(event.act);
      break;
    case 'seized':
      itemAt(ledgers, event.seat).seized++;
  }
}

const jobs: ReadonlySet<string> = new Set(BOX.jobs);
const isJob = (card: string): boolean => jobs.has(card);

function earned(ledger: Ledger, reason: string, amount: number): void {
  const source = reason === 'card' && ledger.byJob ? 'jobs' : SOURCE_OF[reason];
  if (source === undefined) throw new Error(`no source of money for ${reason}`);
  ledger.sources[source] += amount;
}

function roadsOf(sources: Readonly<Record<Source, number>>): Record<Road, number> {
  const roads = Object.fromEntries(ROADS.map((road) => [road, 0])) as Record<Road, number>;
  for (const source of SOURCES) roads[ROAD_OF[source]] += sources[source];
  return roads;
}

const richest = (s: State): number => {
  const { totals } = finalCount(s);
  return totals.indexOf(Math.max(...totals));
};

type Counts = Omit<Played, 'sides' | 'settledEarly'> & { readonly leader: number };

function tally(s: State, ledgers: readonly Ledger[], { leader, ...counts }: Counts): Played {
  const { totals, winners, businesses, associates } = finalCount(s);
  const sides = s.players.map((p, seat): Side => {
    const { sources, acts, hired, fulfilled, held, seized, turns } = itemAt(ledgers, seat);
    return {
      gang: p.gang,
      total: itemAt(totals, seat),
      won: winners.includes(seat) ? 1 / winners.length : 0,
      place: (seat - s.first + s.players.length) % s.players.length,
      roads: roadsOf({
        ...sources,
        businesses: sources.businesses + itemAt(businesses, seat),
        associates: itemAt(associates, seat),
      }),
      seized,
      acts,
      hired,
      fulfilled,
      held: [...held],
      turns,
    };
  });
  return { ...counts, sides, settledEarly: winners.includes(leader) };
}
