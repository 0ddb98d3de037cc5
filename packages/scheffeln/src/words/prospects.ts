// What each car would bring if the round ended with the ring as the view shows it (SH-40, SH-92).
import { itemAt, type Seat } from '@backroom/kit';
import type { View } from '../view.ts';
import { BUSINESSES, type Business, type Car } from '../vocabulary.ts';

export interface Prospect {
  readonly at: Business;
  /** The open token of the business, or null: another car stands on top, or no token is left. */
  readonly value: number | null;
  readonly by: Car | null;
}

export function prospectOf(view: View, car: Car): Prospect | null {
  const index = view.ring.findIndex((cars) => cars.includes(car));
  if (index < 0) return null;
  const [bottom, top] = itemAt(view.ring, index);
  const by = bottom === car && top !== undefined ? top : null;
  return { at: itemAt(BUSINESSES, index), value: by === null ? itemAt(view.stacks, index).top : null, by };
}

/** Who would be given the Mafia's token: of those who earn, the one who stands lowest on the ring (SH-92). */
export function mafiaHeir(view: View): Seat | null {
  const earning = view.seats.flatMap(({ character }, seat) => {
    const prospect = character === null ? null : prospectOf(view, character);
    return prospect === null || prospect.value === null ? [] : [{ seat, at: prospect.at }];
  });
  earning.sort((a, b) => BUSINESSES.indexOf(a.at) - BUSINESSES.indexOf(b.at));
  return earning[0]?.seat ?? null;
}

/** The seats with the most money. */
export function leaders(view: View): Seat[] {
  const most = Math.max(...view.seats.map((seat) => seat.money));
  return view.seats.flatMap((seat, i) => (seat.money === most ? [i] : []));
}
