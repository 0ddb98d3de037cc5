// What happens, as the table tells it. Tokens that lie face down are in no event at all.
import type { Seat } from '@backroom/kit';
import type { Business, Car, Card, Colour } from './vocabulary.ts';

export type Event =
  | {
      readonly type: 'laid-out';
      readonly ring: readonly (readonly Car[])[];
      readonly tops: readonly number[];
      readonly start: Seat;
    }
  /** A hand is null for viewers who may not see it. */
  | {
      readonly type: 'dealt';
      readonly round: number;
      readonly start: Seat;
      readonly hands: readonly (readonly Card[] | null)[];
    }
  /** Speed: one card of the row is turned up; index 0 is the leftmost. */
  | { readonly type: 'turned'; readonly index: number; readonly card: Colour }
  | { readonly type: 'chose'; readonly seat: Seat; readonly character: Colour }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  /** The card is null to everybody but the seat that discarded it. */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card | null }
  /** `partner`: the seat that got the old character in return (Nasty exchange), or null: it went to the centre. */
  | {
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly from: Colour;
      readonly to: Colour;
      readonly partner: Seat | null;
    }
  /** `rider`: the car carried along; `onto`: the car it stopped on. `from` equals `to` when the ring was full (SH-37). */
  | {
      readonly type: 'drove';
      readonly car: Car;
      readonly from: Business;
      readonly to: Business;
      readonly back: boolean;
      readonly rider: Car | null;
      readonly onto: Car | null;
    }
  | { readonly type: 'evaded'; readonly car: Car; readonly from: Business; readonly to: Business }
  | { readonly type: 'no-evasion'; readonly seat: Seat }
  | { readonly type: 'grabbed'; readonly seat: Seat; readonly character: Colour }
  | { readonly type: 'countdown'; readonly seat: Seat; readonly ms: number }
  | { readonly type: 'time-up'; readonly without: readonly Seat[] }
  | { readonly type: 'took'; readonly seat: Seat; readonly business: Business; readonly value: number }
  | { readonly type: 'blocked'; readonly seat: Seat; readonly business: Business; readonly by: Car }
  /** `seat`: who was given the Mafia's token, or null: it left the game (SH-93). */
  | { readonly type: 'mafia-took'; readonly business: Business; readonly value: number; readonly seat: Seat | null }
  | { readonly type: 'revealed'; readonly business: Business; readonly value: number }
  | { readonly type: 'over'; readonly scores: readonly number[]; readonly winners: readonly Seat[] };

export function face(event: Event, seat: Seat | null): Event {
  switch (event.type) {
    case 'dealt':
      return { ...event, hands: event.hands.map((hand, owner) => (owner === seat ? hand : null)) };
    case 'discarded':
      return event.seat === seat ? event : { ...event, card: null };
    default:
      return event;
  }
}
