// Thugs and vehicles on the streets (SC-44, SC-45, SC-49), with bribes.
import type { Out } from '../events.ts';
import type { FrameRule } from '../frame-rule.ts';
import type { FrameOf } from '../frames.ts';
import { type Player, pop, type State } from '../state.ts';
import { ADJACENT, DISTRICTS, districtNumber, NOBODY, PIECES, type Piece } from '../vocabulary.ts';
import { bribeOf, isPresent, payBribe } from './presence.ts';

const ON_STREET = { thug: 'thugs', car: 'cars', truck: 'trucks' } as const;

/** A player's pieces of a kind, by district. */
export const streetOf = (p: Player, piece: Piece): number[] => p[ON_STREET[piece]];

const canPay = (s: State, seat: number, district: number): boolean =>
  s.players[seat].money >= bribeOf(s, seat, district);

const maySend = (s: State, frame: { seat: number; anywhere: number }, d: number): boolean =>
  (frame.anywhere === 1 || isPresent(s, frame.seat, d)) && canPay(s, frame.seat, d);

export function canSend(s: State, seat: number, anywhere: number): boolean {
  if (s.players[seat].headquarters === 0) return false;
  for (let d = 0; d < DISTRICTS.length; d++) if (maySend(s, { seat, anywhere }, d)) return true;
  return false;
}

export const send: FrameRule<'send'> = {
  go(s, frame) {
    const p = s.players[frame.seat];
    const can =
      frame.district === NOBODY
        ? canSend(s, frame.seat, frame.anywhere)
        : p.headquarters > 0 && canPay(s, frame.seat, frame.district);
    if (frame.left > 0 && can) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    if (frame.district !== NOBODY) {
      list.push({ type: 'district', district: DISTRICTS[frame.district] }, { type: 'stop' });
      return;
    }
    for (let d = 0; d < DISTRICTS.length; d++)
      if (maySend(s, frame, d)) list.push({ type: 'district', district: DISTRICTS[d] });
  },
  take(s, frame, action, out) {
    if (action.type !== 'district') {
      pop(s);
      return;
    }
    const d = districtNumber(action.district);
    const p = s.players[frame.seat];
    frame.district = d;
    frame.left--;
    p.headquarters--;
    payBribe(s, frame.seat, d, out);
    p.thugs[d]++;
    out?.push({ type: 'sent', seat: frame.seat, district: action.district });
  },
};

type Move = FrameOf<'move'>;

function mayMove(s: State, frame: Move, piece: Piece, from: number, to: number): boolean {
  if (from === to || streetOf(s.players[frame.seat], piece)[from] === 0) return false;
  if (piece === 'thug' ? frame.which === 'vehicles' : frame.which === 'thugs') return false;
  // A thug walks next door, or rides with a vehicle that goes there too.
  if (piece === 'thug' && !ADJACENT[from][to] && (frame.ridden & (1 << to)) === 0) return false;
  return canPay(s, frame.seat, to);
}

function canLeave(s: State, frame: Move, from: number): boolean {
  for (const piece of PIECES) {
    if (streetOf(s.players[frame.seat], piece)[from] === 0) continue;
    for (let to = 0; to < DISTRICTS.length; to++) if (mayMove(s, frame, piece, from, to)) return true;
  }
  return false;
}

export function canMove(s: State, seat: number, which: Move['which']): boolean {
  const frame: Move = { kind: 'move', seat, left: 1, from: NOBODY, ridden: 0, moved: 0, which };
  for (let from = 0; from < DISTRICTS.length; from++) if (canLeave(s, frame, from)) return true;
  return false;
}

export const move: FrameRule<'move'> = {
  go(s, frame) {
    if (
      frame.left > 0 &&
      (frame.from === NOBODY ? canMove(s, frame.seat, frame.which) : canLeave(s, frame, frame.from))
    )
      return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    const { from } = frame;
    if (from === NOBODY) {
      for (let d = 0; d < DISTRICTS.length; d++)
        if (canLeave(s, frame, d)) list.push({ type: 'district', district: DISTRICTS[d] });
      return;
    }
    for (const piece of PIECES) {
      if (streetOf(s.players[frame.seat], piece)[from] === 0) continue;
      for (let to = 0; to < DISTRICTS.length; to++)
        if (mayMove(s, frame, piece, from, to)) list.push({ type: 'move', piece, to: DISTRICTS[to] });
    }
    if (frame.moved > 0) list.push({ type: 'stop' });
  },
  take(s, frame, action, out) {
    if (action.type === 'district') frame.from = districtNumber(action.district);
    else if (action.type === 'move') drive(s, frame, action.piece, districtNumber(action.to), out);
    else pop(s);
  },
};

function drive(s: State, frame: Move, piece: Piece, to: number, out: Out): void {
  const { seat, from } = frame;
  const street = streetOf(s.players[seat], piece);
  street[from]--;
  payBribe(s, seat, to, out);
  street[to]++;
  frame.left--;
  frame.moved++;
  if (piece !== 'thug') frame.ridden |= 1 << to;
  out?.push({ type: 'moved', seat, by: seat, piece, from: DISTRICTS[from], to: DISTRICTS[to] });
}

const canEnter = (s: State, seat: number, d: number): boolean => isPresent(s, seat, d) && canPay(s, seat, d);

export const vehicle: FrameRule<'vehicle'> = {
  go(s, frame) {
    const p = s.players[frame.seat];
    if (p.carsLeft + p.trucksLeft > 0 && DISTRICTS.some((_, d) => canEnter(s, frame.seat, d))) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    const p = s.players[frame.seat];
    for (const piece of ['car', 'truck'] as const) {
      if ((piece === 'car' ? p.carsLeft : p.trucksLeft) === 0) continue;
      for (let d = 0; d < DISTRICTS.length; d++)
        if (canEnter(s, frame.seat, d)) list.push({ type: 'vehicle', piece, district: DISTRICTS[d] });
    }
  },
  take(s, frame, action, out) {
    if (action.type !== 'vehicle') return;
    pop(s);
    const d = districtNumber(action.district);
    putVehicle(s, frame.seat, action.piece, d);
    payBribe(s, frame.seat, d, out);
    out?.push({ type: 'vehicle', seat: frame.seat, piece: action.piece, district: action.district });
  },
};

export function putVehicle(s: State, seat: number, piece: 'car' | 'truck', district: number): void {
  const p = s.players[seat];
  if (piece === 'car') p.carsLeft--;
  else p.trucksLeft--;
  streetOf(p, piece)[district]++;
}
