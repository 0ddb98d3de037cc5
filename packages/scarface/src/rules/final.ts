// SC-90: the final count.
import type { Seat } from '@backroom/kit';
import { personCard } from '../cards/index.ts';
import { isEnforcer, soloOf } from '../enforcer/solo.ts';
import type { State } from '../state.ts';
import { modified, perToken } from './powers.ts';

const FINAL_BUSINESS = 5;
const FINAL_LEVEL = 1;

export interface FinalCount {
  readonly money: readonly number[];
  readonly businesses: readonly number[];
  readonly associates: readonly number[];
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
}

export function finalCount(s: State): FinalCount {
  const money = s.players.map((p) => p.money);
  const businesses = s.players.map((_, seat) => businessBonus(s, seat));
  const associates = s.players.map((_, seat) => associateBonus(s, seat));
  const totals = money.map((sum, seat) => sum + businesses[seat] + associates[seat]);
  return { money, businesses, associates, totals, winners: winnersOf(totals, money) };
}

function businessBonus(s: State, seat: number): number {
  let sum = 0;
  for (const tile of s.tiles) {
    if (tile.owner !== seat) continue;
    for (let b = 0; b < tile.tokens.length; b++)
      sum += tile.tokens[b] * perToken(s, seat, 'final-business', FINAL_BUSINESS, b);
  }
  return sum;
}

/** A dollar for each level of Associates in hand, deck and discard pile (and in a Plan still on the table). */
function associateBonus(s: State, seat: number): number {
  const p = s.players[seat];
  const each = modified(s, seat, 'final-associate', FINAL_LEVEL);
  let levels = 0;
  const piles = isEnforcer(s, seat) ? [soloOf(s).associates] : [p.hand, p.deck, p.discard, p.plan];
  for (const pile of piles) for (const card of pile) levels += personCard(card).level;
  return levels * each;
}

/** Most wins; then most behind the screen; then they share. */
export function winnersOf(totals: readonly number[], money: readonly number[]): Seat[] {
  const most = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  const richest = Math.max(...leaders.map((seat) => money[seat]));
  return leaders.filter((seat) => money[seat] === richest);
}
