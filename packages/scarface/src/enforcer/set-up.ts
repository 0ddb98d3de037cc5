// The table for one (SC-110): the rival's side of it, and the choice of Jobs.
import type { SetUpDraw } from '../actions.ts';
import { sideOf } from '../cards/index.ts';
import type { Out } from '../events.ts';
import type { FrameRule } from '../frame-rule.ts';
import { takeTop } from '../rules/drawing.ts';
import { sell } from '../rules/selling.ts';
import { putVehicle } from '../rules/streets.ts';
import { canBuild, hasRoomForBusiness } from '../rules/territory.ts';
import { pop, push, type State } from '../state.ts';
import { BUSINESSES, districtNumber, NIGHTCLUB, NOBODY, STATS, type Stat } from '../vocabulary.ts';
import { HEAD_START, RIVAL_DEALERS } from './board.ts';
import { byProfit } from './order.ts';
import { PLAYER } from './solo.ts';

const JOB_CHOICES = 3;
const RIVAL_SEAT = 1;

export function seatRival(s: State, draw: SetUpDraw, out: Out): void {
  const { rival } = draw;
  const { solo } = s.options;
  if (rival === undefined || solo === null) return;
  const start = HEAD_START[solo.difficulty];
  const at = districtNumber(rival.at);
  s.solo = {
    difficulty: solo.difficulty,
    numbers: [...rival.numbers],
    at,
    deck: [...rival.a],
    plan: [],
    discard: [],
    b: [...rival.b],
    c: [...rival.c],
    associates: [],
  };
  const p = s.players[RIVAL_SEAT];
  Object.assign(p, { hand: [], deck: [], aside: [], money: start.money, headquarters: start.headquarters });
  p.recruits -= start.headquarters - 4;
  p.deals = RIVAL_DEALERS.map((card) => ({ cards: [card], thug: 0, alcohol: 0, gun: 0 }));
  settleRival(s, at, out);
  for (let i = 0; i < start.upgrades; i++) upgradeEarly(s, STATS[i % STATS.length], at);
}

/** An upgrade of his head start brings a vehicle to his district, or a Nightclub to the neighbourhood he has, as any other. */
function upgradeEarly(s: State, stat: Stat, at: number): void {
  const p = s.players[RIVAL_SEAT];
  p.stats[STATS.indexOf(stat)]++;
  p.boss++;
  if (stat === 'vehicles') putVehicle(s, RIVAL_SEAT, p.carsLeft > 0 ? 'car' : 'truck', at);
  const tile = s.tiles.find((one) => one.owner === RIVAL_SEAT && one.night === 0);
  if (stat !== 'nightclubs' || tile === undefined) return;
  tile.night = 1;
  tile.tokens[NIGHTCLUB]++;
  s.tokens[NIGHTCLUB]--;
}

/** 14 and 15: a vehicle, a control marker, and what his neighbourhood needs. */
function settleRival(s: State, at: number, out: Out): void {
  const p = s.players[RIVAL_SEAT];
  putVehicle(s, RIVAL_SEAT, 'car', at);
  const tile = s.tiles.find((one) => one.district === at);
  if (tile === undefined) return;
  tile.owner = RIVAL_SEAT;
  p.markers--;
  const { alcohol, gun } = sideOf(tile);
  const goods =
    alcohol > 0 && gun > 0
      ? (['alcohol', 'gun'] as const)
      : gun > 0
        ? (['gun', 'gun'] as const)
        : (['alcohol', 'alcohol'] as const);
  for (const [i, good] of goods.entries()) p.deals[i][good]++;
  out?.push({ type: 'settled', seat: RIVAL_SEAT, piece: 'car', tile: tile.id });
}

/** 12: two Jobs are drawn, one is kept, the other is the Enforcer's; three times. */
export function offerJobs(s: State): void {
  push(s, { kind: 'solo-jobs', seat: PLAYER, cards: takeTop(s.jobs, 2), left: JOB_CHOICES - 1 });
}

export const soloJobs: FrameRule<'solo-jobs'> = {
  asks: true,
  go: () => true,
  options(_s, frame, list) {
    for (const card of frame.cards) list.push({ type: 'keep', card });
  },
  take(s, frame, action, out) {
    if (action.type !== 'keep') return;
    const other = frame.cards.filter((card) => card !== action.card);
    s.players[PLAYER].jobs.push(action.card);
    s.players[RIVAL_SEAT].jobs.push(...other);
    out?.push({ type: 'kept-job', seat: PLAYER, card: action.card });
    for (const card of other) out?.push({ type: 'rival-job', seat: RIVAL_SEAT, card });
    if (frame.left === 0) pop(s);
    else {
      frame.left--;
      frame.cards = takeTop(s.jobs, 2);
    }
  },
};

/** Where his next business opens. */
export const lots: FrameRule<'lots'> = {
  go(s, frame) {
    if (frame.left > 0 && canBuild(s, frame.seat, NOBODY)) return true;
    pop(s);
    return false;
  },
  options(): void {},
  take(): void {},
};

/** 8: a token drawn by chance, on the most profitable neighbourhood that has room. */
export function openBusiness(s: State, business: (typeof BUSINESSES)[number], out: Out): void {
  const frame = s.stack[s.stack.length - 1];
  if (frame.kind !== 'lots') return;
  const open = s.tiles.filter((tile) => tile.owner === frame.seat && hasRoomForBusiness(tile));
  const { order, why } = byProfit(s, frame.seat, open);
  const [tile] = order;
  const b = BUSINESSES.indexOf(business);
  frame.left--;
  s.tokens[b]--;
  tile.tokens[b]++;
  out?.push({ type: 'because', seat: frame.seat, why, tile: tile.id });
  out?.push({ type: 'built', seat: frame.seat, tile: tile.id, business });
}

/** The player decides where the Enforcer's rules do not. */
export const tie: FrameRule<'tie'> = {
  asks: true,
  go: () => true,
  options(s, frame, list) {
    for (const tile of frame.tiles) list.push({ type: 'tile', tile: s.tiles[tile].id });
  },
  take(s, _frame, action, out) {
    pop(s);
    const below = s.stack[s.stack.length - 1];
    if (below?.kind !== 'sell' || action.type !== 'tile') return;
    out?.push({ type: 'because', seat: below.seat, why: 'your-choice', tile: action.tile });
    sell.take(s, below, action, out);
  },
};
