// Muscle, Influence and the defence of neighbourhoods (SC-13, SC-46).
import { gangBoard, personCard, sideOf } from '../cards/index.ts';
import { isEnforcer } from '../enforcer/solo.ts';
import type { TurnFrame } from '../frames.ts';
import type { Player, State, Tile } from '../state.ts';
import { type Act, NOBODY } from '../vocabulary.ts';
import { modified } from './powers.ts';

/** The row of the Boss Track where the figure stands. */
export function bossRow(p: Pick<Player, 'gang' | 'boss'>): { readonly muscle: number; readonly influence: number } {
  const { rows } = gangBoard(p.gang);
  let row = rows[0];
  for (const next of rows) if (p.boss >= next.from) row = next;
  return row;
}

/** The sums over the Plan, before bonuses. */
function planMuscle(p: Player): number {
  let sum = 0;
  for (const id of p.plan) {
    const card = personCard(id);
    sum += card.role === 'boss' ? bossRow(p).muscle : card.muscle;
  }
  return sum;
}

function planInfluence(p: Player): number {
  let sum = 0;
  for (const id of p.plan) {
    const card = personCard(id);
    sum += card.role === 'boss' ? bossRow(p).influence : card.influence;
  }
  return sum;
}

export const muscleFor = (s: State, turn: TurnFrame, act?: Act): number =>
  modified(s, turn.seat, 'muscle', planMuscle(s.players[turn.seat]) + turn.muscle, act);

export const influenceFor = (s: State, turn: TurnFrame, act?: Act): number =>
  modified(s, turn.seat, 'influence', planInfluence(s.players[turn.seat]) + turn.influence, act);

/** Cars protect and attack; the Enforcer's vehicles are cars and trucks at once (SC-110). */
export function carsIn(s: State, seat: number, district: number): number {
  const p = s.players[seat];
  return isEnforcer(s, seat) ? p.cars[district] + p.trucks[district] : p.cars[district];
}

/** SC-46: for a neighbourhood that a player controls. */
export const CONTROL_DEFENCE = 2;

/** SC-46: the defence of this tile, before what an attacker has there. */
export function defenceHeld(s: State, tile: Tile): number {
  const { district, owner } = tile;
  const defence = sideOf(tile).defence + s.police[district];
  if (owner === NOBODY) return defence;
  const guarded = defence + CONTROL_DEFENCE + s.players[owner].thugs[district] + carsIn(s, owner, district);
  return modified(s, owner, 'defence', guarded, undefined, tile);
}

/** SC-46: what a player must bring to seize this tile. */
export function defenceAgainst(s: State, seat: number, tile: Tile): number {
  const { district } = tile;
  const there = s.players[seat].thugs[district] + carsIn(s, seat, district);
  return Math.max(0, defenceHeld(s, tile) - there - modified(s, seat, 'attack', 0));
}

/** The turn under way. */
export function turnOf(s: State): TurnFrame | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i];
    if (frame.kind === 'turn') return frame;
  }
  return null;
}

/** A level of a stat in what it is worth. */
export const statValue = (p: Player, stat: number, name: keyof ReturnType<typeof gangBoard>['values']): number =>
  gangBoard(p.gang).values[name][p.stats[stat] - 1];
