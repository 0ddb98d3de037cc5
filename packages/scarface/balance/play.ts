// One game between equal bots, and what can be learned from it. The log of events tells everything; nothing is asked of the rules.
import { Seeded } from '@backroom/kit';
import type { Event } from '../src/events.ts';
import { scarface } from '../src/index.ts';
import { finalCount } from '../src/rules/final.ts';
import type { State } from '../src/state.ts';
import type { Gang } from '../src/vocabulary.ts';
import { type BotName, choose } from './bots.ts';

export interface Setting {
  readonly seats: number;
  readonly seed: string;
  readonly level: BotName;
  readonly most: number;
}

/** How a player came by his total. */
export const ROADS = [
  'sales',
  'businesses',
  'authorities',
  'cards',
  'boss-track',
  'ring',
  'associates',
  'theft',
] as const;
export type Road = (typeof ROADS)[number];

export interface Side {
  readonly gang: Gang;
  readonly total: number;
  readonly won: number;
  /** Where the seat stands from the starting player on: 0 is the starting player. */
  readonly place: number;
  readonly roads: Readonly<Record<Road, number>>;
  readonly seized: number;
  readonly hired: readonly string[];
  readonly fulfilled: readonly string[];
  /** Jobs that were ever in the player's keeping. */
  readonly held: readonly string[];
  readonly turns: number;
}

export interface Played {
  readonly seats: number;
  readonly decisions: number;
  readonly raids: number;
  readonly sides: readonly Side[];
  /** Did whoever led at the start of the last round win? */
  readonly settledEarly: boolean;
  /** Associates that lay in the market at any time. */
  readonly offered: readonly string[];
}

const ROAD_OF: Readonly<Record<string, Road>> = {
  ring: 'ring',
  sale: 'sales',
  fence: 'authorities',
  business: 'businesses',
  'boss-track': 'boss-track',
  card: 'cards',
};

class Ledger {
  readonly roads = Object.fromEntries(ROADS.map((road) => [road, 0])) as Record<Road, number>;
  readonly hired: string[] = [];
  readonly fulfilled: string[] = [];
  readonly held = new Set<string>();
  seized = 0;
  turns = 0;
}

export function playGame({ seats, seed, level, most }: Setting): Played {
  const random = new Seeded(seed);
  const state = scarface.start({ jobDraft: false, gangs: null, solo: null }, seats);
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
      scarface.apply(state, turn[0], choose(level, most, state, turn[0], random), events);
    }
    for (const event of events) {
      note(ledgers, event);
      if (event.type === 'raid') raids++;
      if (event.type === 'market' || event.type === 'set-up') for (const card of event.market) offered.add(card);
      if (event.type === 'round-end' && event.round === 2) leader = richest(state);
    }
    for (const [seat, p] of state.players.entries()) for (const job of p.jobs) ledgers[seat].held.add(job);
  }
  return tally(state, ledgers, { seats, decisions, raids, leader, offered: [...offered] });
}

function note(ledgers: readonly Ledger[], event: Event): void {
  switch (event.type) {
    case 'money':
      if ((event.amount ?? 0) > 0) ledgers[event.seat].roads[ROAD_OF[event.reason]] += event.amount ?? 0;
      break;
    case 'stolen':
      ledgers[event.seat].roads.theft += event.amount ?? 0;
      break;
    case 'hired':
      ledgers[event.seat].hired.push(event.card);
      break;
    case 'fulfilled':
      ledgers[event.seat].fulfilled.push(event.job);
      break;
    case 'seized':
      ledgers[event.seat].seized++;
      break;
    case 'turn':
      ledgers[event.seat].turns++;
  }
}

const richest = (s: State): number => {
  const { totals } = finalCount(s);
  return totals.indexOf(Math.max(...totals));
};

type Counts = Omit<Played, 'sides' | 'settledEarly'> & { readonly leader: number };

function tally(s: State, ledgers: readonly Ledger[], { leader, ...counts }: Counts): Played {
  const { totals, winners, businesses, associates } = finalCount(s);
  const sides = s.players.map((p, seat): Side => {
    const { roads, hired, fulfilled, held, seized, turns } = ledgers[seat];
    return {
      gang: p.gang,
      total: totals[seat],
      won: winners.includes(seat) ? 1 / winners.length : 0,
      place: (seat - s.first + s.players.length) % s.players.length,
      roads: { ...roads, businesses: roads.businesses + businesses[seat], associates: associates[seat] },
      seized,
      hired,
      fulfilled,
      held: [...held],
      turns,
    };
  });
  return { ...counts, sides, settledEarly: winners.includes(leader) };
}
