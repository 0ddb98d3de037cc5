// What a player's position is worth in dollars at the end, by rule of thumb. First weights; `npm run balance` plays with them.
import { gangBoard, personCard, sideOf } from '../cards/index.ts';
import { sumOf } from '../rules/dealing.ts';
import { finalCount } from '../rules/final.ts';
import type { Player, State } from '../state.ts';
import { ROUNDS, TIME_SPACES } from '../vocabulary.ts';

/** How often each player will still reorganise, on average. */
function cyclesLeft(s: State): number {
  const spaces = TIME_SPACES[s.players.length];
  return ((ROUNDS - s.round) * spaces + spaces - s.time) / s.players.length;
}

const GOOD = { alcohol: 4.3, gun: 6 } as const;
/** What a level of each stat brings by reorganisation: hand, lawyers, recruitment, supply, vehicles, nightclubs. */
const STAT = [5, 1.5, 2, 3.5, 0, 0] as const;

/** `cycles`: as `cyclesLeft`. */
function worthOf(s: State, seat: number, cycles: number): number {
  const p = s.players[seat];
  return (
    p.money +
    thugsOf(p) * Math.min(1, cycles) +
    stockOf(p) +
    landOf(s, p, seat, cycles) +
    dealsOf(p) * cycles +
    gangOf(p, cycles) +
    p.jobs.length * Math.min(6, 2 + 2 * cycles) +
    p.fulfilled.length * 2.5 * cycles +
    (s.ring === seat ? 4 * Math.min(cycles, 1) : 0) -
    dangerOf(p, cycles)
  );
}

const total = (list: readonly number[]): number => {
  let sum = 0;
  for (const n of list) sum += n;
  return sum;
};

function thugsOf(p: Player): number {
  let busy = p.underworld + p.authorities;
  for (const deal of p.deals) busy += deal.thug;
  return (
    4 * p.headquarters +
    2.6 * p.safehouses +
    1.2 * p.recruits +
    2.6 * busy +
    3.4 * total(p.thugs) +
    1.2 * p.prison +
    4 * total(p.cars) +
    6 * total(p.trucks)
  );
}

function stockOf(p: Player): number {
  let sum = 0;
  for (const deal of p.deals) sum += deal.alcohol * GOOD.alcohol + deal.gun * GOOD.gun;
  return sum;
}

/** Neighbourhoods: what stands on them, what lies there, and what they will sell. */
function landOf(s: State, p: Player, seat: number, cycles: number): number {
  let sum = 0;
  for (const tile of s.tiles) {
    if (tile.owner !== seat) continue;
    const side = sideOf(tile);
    const margin = side.profit - side.alcohol * GOOD.alcohol - side.gun * GOOD.gun;
    sum += total(tile.tokens) * (5 + 2 * cycles);
    sum += tile.alcohol * GOOD.alcohol + tile.gun * GOOD.gun;
    sum += Math.min(1.5, cycles) * (3 + margin + 2 * p.trucks[tile.district] - 2 * s.police[tile.district]);
  }
  return sum;
}

function dealsOf(p: Player): number {
  let sum = 0;
  for (const deal of p.deals)
    sum += 0.4 * (sumOf(deal, 'alcohol') * GOOD.alcohol + sumOf(deal, 'gun') * GOOD.gun) - 0.5 * deal.cards.length;
  return sum;
}

/** The cards one owns, the Boss Track and the stats. */
function gangOf(p: Player, cycles: number): number {
  let people = 0;
  for (const pile of [p.hand, p.deck, p.discard, p.plan])
    for (const id of pile) {
      const { level, muscle, influence, role } = personCard(id);
      people += level + (role === 'boss' ? 0 : (muscle + influence + level * 0.8) * 0.9 * cycles);
    }
  let stats = 0;
  for (let i = 0; i < STAT.length; i++) stats += (p.stats[i] - 1) * STAT[i];
  const { rows } = gangBoard(p.gang);
  let row = rows[0];
  for (const next of rows) if (p.boss >= next.from) row = next;
  return people + cycles * (stats + (row.muscle + row.influence) * 1.2);
}

/** A high Crime Rate invites the next Raid and makes it worse. */
function dangerOf(p: Player, cycles: number): number {
  const band = p.crime >= 8 ? 7 : p.crime >= 5 ? 3 : 0;
  return cycles <= 0 ? 0 : band + p.crime * 0.6 + p.underworld;
}

/** How wide chances spread over the worths, at the end of the game and for each reorganisation before it. */
const SPREAD = 8;
const SPREAD_PER_CYCLE = 6;

/** Each seat's chance of winning. At the end the winners share. */
export function chances(s: State): readonly number[] {
  const n = s.players.length;
  if (s.stack.length === 0) {
    const { winners } = finalCount(s);
    return s.players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  if (n === 0) return new Array<number>(s.seats).fill(1 / s.seats);
  const cycles = cyclesLeft(s);
  const worths = s.players.map((_, seat) => worthOf(s, seat, cycles));
  const best = Math.max(...worths);
  const shares = worths.map((worth) => Math.exp((worth - best) / (SPREAD + SPREAD_PER_CYCLE * cycles)));
  const sum = total(shares);
  return shares.map((share) => share / sum);
}
