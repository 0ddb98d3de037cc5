// What seats and chance can do. Every choice is a short list of these.
import type { Act, Business, District, Gang, Good, Piece, Stat } from './vocabulary.ts';

/** Where goods lie: a Deal by its number from 0 (`deal 0`), or a neighbourhood by its id. */
export type PlaceId = string;

/** Where a thug is: an area of the gang's own, a district, or a Deal (`deal 0`). */
export type Spot = string;

export type SeatAction =
  /** SC-7 */
  | { readonly type: 'settle'; readonly piece: 'car' | 'truck'; readonly tile: string }
  /** SC-100: keep this Job; at the end of the draft: return this one. */
  | { readonly type: 'keep'; readonly card: string }
  | { readonly type: 'return'; readonly card: string }
  /** SC-12: one more card for the Plan; then `ready`. */
  | { readonly type: 'plan'; readonly card: string }
  | { readonly type: 'ready' }
  /** SC-11, with `ringByHand`: take the money of the Family Ring. */
  | { readonly type: 'ring' }
  | { readonly type: 'act'; readonly act: Act }
  | { readonly type: 'skill'; readonly card: string; readonly skill: 'standard' | 'matching' }
  /** SC-50: reveal a Job. */
  | { readonly type: 'fulfil'; readonly job: string }
  | { readonly type: 'end-turn' }
  /** Enough, or: no, thank you. */
  | { readonly type: 'stop' }
  | { readonly type: 'yes' }
  | { readonly type: 'deal'; readonly deal: number }
  | { readonly type: 'good'; readonly good: Good }
  | { readonly type: 'store'; readonly good: Good; readonly at: PlaceId }
  /** With no neighbourhood: an older good makes room for a new one (SC-31); or the new one goes back to the supply. */
  | { readonly type: 'replace'; readonly good: Good; readonly at: PlaceId }
  | { readonly type: 'return-good'; readonly good: Good }
  | { readonly type: 'spend'; readonly good: Good; readonly from: PlaceId }
  /** SC-33: to Safehouses, or to Headquarters. */
  | { readonly type: 'recruit'; readonly to: 'safehouses' | 'headquarters' }
  /** A card out of those shown: a Job, a Dealer, an Associate, a Right-hand, a card of the hand or the discard pile. */
  | { readonly type: 'card'; readonly card: string }
  | { readonly type: 'new-deal' }
  | { readonly type: 'tuck'; readonly deal: number }
  /** To the hand, for alcohol. */
  | { readonly type: 'to-hand' }
  | { readonly type: 'tile'; readonly tile: string }
  | { readonly type: 'build'; readonly tile: string; readonly business: Business }
  | { readonly type: 'wreck'; readonly tile: string; readonly business: Business }
  | { readonly type: 'district'; readonly district: District }
  | { readonly type: 'move'; readonly piece: Piece; readonly to: District }
  | { readonly type: 'vehicle'; readonly piece: 'car' | 'truck'; readonly district: District }
  | { readonly type: 'stat'; readonly stat: Stat }
  | { readonly type: 'thug'; readonly from: Spot }
  | { readonly type: 'police'; readonly from: District; readonly to: District }
  | {
      readonly type: 'drive-off';
      readonly seat: number;
      readonly piece: Piece;
      readonly from: District;
      readonly to: District;
    }
  | { readonly type: 'seat'; readonly seat: number }
  | { readonly type: 'option'; readonly option: number };

/** All that chance lays out at the start. Decks from the top; `tiles` and `businesses` go together. */
export interface SetUpDraw {
  readonly type: 'set-up';
  readonly first: number;
  readonly gangs: readonly Gang[];
  readonly tiles: readonly string[];
  readonly businesses: readonly Business[];
  readonly low: readonly string[];
  readonly high: readonly string[];
  readonly jobs: readonly string[];
  readonly dealers: readonly string[];
  readonly federal: readonly string[];
  readonly news: readonly string[];
  /** Each player's six gang members. */
  readonly decks: readonly (readonly string[])[];
  /** Alone: the numbers of the districts, where the Enforcer starts, and his three decks. */
  readonly rival?: {
    readonly numbers: readonly number[];
    readonly at: District;
    readonly a: readonly string[];
    readonly b: readonly string[];
    readonly c: readonly string[];
  };
}

/** A deck in its new order, from the top: the active player's, or the Federal cards. */
export interface ShuffleDraw {
  readonly type: 'shuffle';
  readonly cards: readonly string[];
}

/** The business that the Enforcer opens. */
interface LotDraw {
  readonly type: 'lot';
  readonly business: Business;
}

export type Draw = SetUpDraw | ShuffleDraw | LotDraw;
export type Action = SeatAction | Draw;

export const dealPlace = (index: number): PlaceId => `deal ${index}`;
/** The number of the Deal that a place or spot names, or -1. */
export const dealOf = (place: string): number => (place.startsWith('deal ') ? Number(place.slice(5)) : -1);
