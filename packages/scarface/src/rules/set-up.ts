// The table before the first turn (SC-2 to SC-7).
import type { SetUpDraw, ShuffleDraw } from '../actions.ts';
import { FIRST_NEWS, LAST_NEWS } from '../box.ts';
import { gangBoard } from '../cards/index.ts';
import { offerJobs, seatRival } from '../enforcer/set-up.ts';
import { isEnforcer } from '../enforcer/solo.ts';
import type { Out } from '../events.ts';
import type { FrameRule } from '../frame-rule.ts';
import { emptyPlayer, type Player } from '../player.ts';
import { type Deck, pop, push, type State, top } from '../state.ts';
import {
  BUSINESSES,
  CARS,
  DISTRICTS,
  districtNumber,
  type Gang,
  GOODS,
  MARKERS,
  NOBODY,
  POLICED,
  TRUCKS,
} from '../vocabulary.ts';
import { STARTING_JOBS } from './draft.ts';
import { takeTop } from './drawing.ts';
import { ALL_SEATS, turnUp } from './market.ts';

import { putVehicle } from './streets.ts';
import { beginTurn } from './turn.ts';

const STARTING_MONEY = 10;
const STARTING_HAND = 3;
const DRAFT_JOBS = 4;

/** Which district each drawn tile goes to (SC-4), by number of players. */
export function tileDistricts(players: number): number[] {
  const central = districtNumber('central');
  const others = DISTRICTS.flatMap((_, d) => (d === central ? [] : [d]));
  const more =
    players === 3 ? [central] : players === 4 ? [districtNumber('far-south'), districtNumber('far-north')] : [];
  return [central, central, ...others, ...more];
}

const hidden = (cards: readonly string[]): Deck => ({ cards: [...cards], seen: cards.map(() => 0) });

/** What is not named here is empty, or at its least. */
function newPlayer(gang: Gang, deck: readonly string[]): Player {
  const board = gangBoard(gang);
  const begun: Partial<Player> = {
    money: STARTING_MONEY,
    earned: STARTING_MONEY,
    crime: 1,
    recruits: 6,
    safehouses: 2,
    headquarters: 4,
    carsLeft: CARS,
    trucksLeft: TRUCKS,
    markers: MARKERS,
    hand: deck.slice(0, STARTING_HAND),
    deck: deck.slice(STARTING_HAND),
    aside: [board.underboss, board.counselor],
    deals: ['alcohol-dealer', 'gun-dealer'].map((card) => ({ cards: [card], thug: 0, alcohol: 0, gun: 0 })),
  };
  return Object.assign(emptyPlayer(gang), begun);
}

export function dealOut(s: State, draw: SetUpDraw, out: Out): void {
  pop(s);
  s.first = draw.first;
  s.players = draw.gangs.map((gang, seat) => newPlayer(gang, draw.decks[seat] ?? []));
  s.low = hidden(draw.low);
  s.high = hidden(draw.high);
  s.market = [...takeTop(s.low, 3).reverse(), ...takeTop(s.high, 1)];
  turnUp(s.low);
  turnUp(s.high);
  s.jobs = hidden(draw.jobs);
  s.dealers = hidden(draw.dealers);
  s.federal = hidden(draw.federal);
  // The last News card is known to everybody.
  s.news = { cards: [...draw.news, LAST_NEWS], seen: [...draw.news.map(() => 0), ALL_SEATS] };
  s.headlines = [FIRST_NEWS];
  for (const district of POLICED) s.police[districtNumber(district)] = 1;
  s.tiles = tileDistricts(s.players.length).map((district, i) => ({
    id: draw.tiles[i],
    district,
    night: 0,
    owner: NOBODY,
    tokens: BUSINESSES.map((business) => (business === draw.businesses[i] ? 1 : 0)),
    alcohol: 0,
    gun: 0,
  }));
  for (const business of draw.businesses) s.tokens[BUSINESSES.indexOf(business)]--;
  const n = s.players.length;
  if (s.options.solo !== null) seatRival(s, draw, out);
  push(s, { kind: 'settle', seat: s.options.solo === null ? (s.first + n - 1) % n : 0, step: 0 });
  dealJobs(s);
  tellSetUp(s, draw, out);
}

function dealJobs(s: State): void {
  if (s.options.solo !== null) return offerJobs(s);
  if (!s.options.jobDraft) {
    for (const p of s.players) p.jobs = takeTop(s.jobs, STARTING_JOBS);
    return;
  }
  const packs = s.players.map(() => takeTop(s.jobs, DRAFT_JOBS));
  push(s, { kind: 'draft', packs, kept: packs.map(() => []), chosen: packs.map(() => 0) });
}

function tellSetUp(s: State, draw: SetUpDraw, out: Out): void {
  const frame = top(s);
  out?.push({
    type: 'set-up',
    first: s.first,
    gangs: draw.gangs,
    tiles: s.tiles.map((tile, i) => ({
      tile: tile.id,
      district: DISTRICTS[tile.district],
      business: draw.businesses[i],
    })),
    market: s.market.slice(),
    hands: s.players.map((p) => p.hand.slice()),
    jobs: s.players.map((p, seat) => (frame?.kind === 'draft' ? frame.packs[seat].slice() : p.jobs.slice())),
  });
}

/** SC-7: from the right of the starting player, counter-clockwise. */
export const settle: FrameRule<'settle'> = {
  asks: true,
  go: () => true,
  options(s, frame, list) {
    if (frame.step > 0) {
      for (const good of GOODS) list.push({ type: 'good', good });
      return;
    }
    for (const tile of s.tiles) {
      if (tile.owner !== NOBODY || s.police[tile.district] > 0) continue;
      for (const piece of ['car', 'truck'] as const) list.push({ type: 'settle', piece, tile: tile.id });
    }
  },
  take(s, frame, action, out) {
    const { seat } = frame;
    const p = s.players[seat];
    if (action.type === 'settle') {
      const tile = s.tiles.find((one) => one.id === action.tile);
      if (tile === undefined) return;
      putVehicle(s, seat, action.piece, tile.district);
      tile.owner = seat;
      p.markers--;
      out?.push({ type: 'settled', seat, piece: action.piece, tile: tile.id });
    } else if (action.type === 'good') {
      p.deals[frame.step - 1][action.good]++;
      out?.push({ type: 'stored', seat, good: action.good, at: `deal ${frame.step - 1}` });
    }
    frame.step = (frame.step + 1) % 3;
    if (frame.step > 0) return;
    if (seat === s.first || s.solo !== null) {
      pop(s);
      beginTurn(s, s.first, out);
    } else frame.seat = (seat + s.players.length - 1) % s.players.length;
  },
};

/** A deck in its new order. */
export function reshuffle(s: State, draw: ShuffleDraw, out: Out): void {
  const frame = top(s);
  if (frame?.kind !== 'shuffle') return;
  pop(s);
  if (frame.seat === NOBODY) {
    s.federal = hidden(draw.cards);
    s.federalUsed = [];
    out?.push({ type: 'shuffled', seat: 0, deck: 'federal' });
    return;
  }
  const pile = isEnforcer(s, frame.seat) && s.solo !== null ? s.solo : s.players[frame.seat];
  pile.deck = [...draw.cards];
  out?.push({ type: 'shuffled', seat: frame.seat, deck: 'own' });
}
