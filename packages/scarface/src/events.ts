// What happens, as the table tells it. `null` stands for what the viewer may not see.
import type { Seat } from '@backroom/kit';
import type { PlaceId, Spot } from './actions.ts';
import type { Harm } from './language.ts';
import type { Act, Band, Business, District, Gang, Good, Piece, Stat } from './vocabulary.ts';

/** Why money comes or goes. */
export type Reason =
  | 'ring'
  | 'sale'
  | 'graft'
  | 'bribe'
  | 'fence'
  | 'business'
  | 'boss-track'
  | 'upgrade'
  | 'card'
  | 'theft';

/** Why the Enforcer chose what he chose: for each of his choices the rule that made it (SC-110). */
export const WHYS = [
  'only-one',
  'yours',
  'yours-biggest-profit',
  'biggest-profit',
  'least-profit',
  'fewer-goods',
  'higher-defence',
  'lower-number',
  'your-choice',
  'highest-level',
  'leftmost',
  'district-number',
  'next-stat',
  'level-three-first',
  'next-in-order',
  'free-deal',
  'safehouses-first',
  'takes-what-he-has-less-of',
  'truck-spares-the-greater',
  'stores-on-deals',
  'stores-for-a-sale',
  'stores-surplus',
  'spends-where-he-sells',
  'spends-from-deals-last',
  'spends-surplus',
  'spends-least-profit',
  'walks-first',
  'rides-second',
  'vehicles-last',
  'loses-by-the-chart',
  'declines',
] as const;
export type Why = (typeof WHYS)[number];

/** What a reason is about: a neighbourhood, a stat, a card, a kind of goods, or any other place. */
export interface Chosen {
  readonly tile?: string;
  readonly stat?: Stat;
  readonly card?: string;
  readonly good?: Good;
  readonly place?: PlaceId | Spot;
}

export type Event =
  | {
      readonly type: 'set-up';
      readonly first: Seat;
      readonly gangs: readonly Gang[];
      readonly tiles: readonly { readonly tile: string; readonly district: District; readonly business: Business }[];
      readonly market: readonly string[];
      readonly hands: readonly (readonly string[] | null)[];
      readonly jobs: readonly (readonly string[] | null)[];
    }
  | { readonly type: 'kept-job'; readonly seat: Seat; readonly card: string | null }
  | { readonly type: 'returned-job'; readonly seat: Seat; readonly card: string | null }
  | { readonly type: 'passed-jobs'; readonly packs: readonly (readonly string[] | null)[] }
  | { readonly type: 'settled'; readonly seat: Seat; readonly piece: Piece; readonly tile: string }
  | { readonly type: 'turn'; readonly seat: Seat }
  /** Cards are left in the deck, but none in the hand (SC-10). */
  | { readonly type: 'no-cards'; readonly seat: Seat }
  | { readonly type: 'planned'; readonly seat: Seat; readonly card: string }
  | {
      readonly type: 'ready';
      readonly seat: Seat;
      readonly cards: number;
      readonly muscle: number;
      readonly influence: number;
    }
  | { readonly type: 'crime'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'skill'; readonly seat: Seat; readonly card: string; readonly skill: 'standard' | 'matching' }
  | { readonly type: 'acted'; readonly seat: Seat; readonly act: Act }
  | { readonly type: 'deal'; readonly seat: Seat; readonly deal: number; readonly cards: readonly string[] }
  /** Paid or stolen as far as there was any: `amount` is null for viewers who may not know how far. */
  | { readonly type: 'money'; readonly seat: Seat; readonly amount: number | null; readonly reason: Reason }
  /** SC-95: a bribe or graft was more than the seat had; everybody sees the empty purse. */
  | {
      readonly type: 'short';
      readonly seat: Seat;
      readonly reason: 'bribe' | 'graft';
      readonly owed: number;
      readonly paid: number;
    }
  | { readonly type: 'stolen'; readonly seat: Seat; readonly from: Seat; readonly amount: number | null }
  | { readonly type: 'goods'; readonly seat: Seat; readonly alcohol: number; readonly gun: number }
  | { readonly type: 'stored'; readonly seat: Seat; readonly good: Good; readonly at: PlaceId }
  | { readonly type: 'good-gone'; readonly seat: Seat; readonly good: Good; readonly from: PlaceId | null }
  | { readonly type: 'spent'; readonly seat: Seat; readonly good: Good; readonly from: PlaceId }
  | { readonly type: 'boost'; readonly seat: Seat; readonly muscle: number; readonly influence: number }
  | { readonly type: 'recruited'; readonly seat: Seat; readonly to: 'safehouses' | 'headquarters' }
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly deck: 'jobs' | 'dealers' | 'federal';
      readonly count: number;
      readonly cards: readonly string[] | null;
    }
  | { readonly type: 'took-job'; readonly seat: Seat; readonly card: string | null }
  | { readonly type: 'took-dealer'; readonly seat: Seat; readonly card: string; readonly deal: number }
  | { readonly type: 'hired'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'joined'; readonly seat: Seat; readonly card: string; readonly to: 'hand' | 'discard' }
  | { readonly type: 'market'; readonly market: readonly string[]; readonly low: string; readonly high: string }
  | { readonly type: 'ring'; readonly seat: Seat }
  | { readonly type: 'sold'; readonly seat: Seat; readonly tile: string; readonly profit: number }
  /** `bought`: for money, and the neighbourhood is the buyer's now. */
  | {
      readonly type: 'ousted';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly tile: string;
      readonly bought?: true;
    }
  | { readonly type: 'built'; readonly seat: Seat; readonly tile: string; readonly business: Business }
  | { readonly type: 'wrecked'; readonly seat: Seat; readonly tile: string; readonly business: Business }
  | { readonly type: 'released'; readonly seat: Seat; readonly thugs: number }
  | { readonly type: 'recalled'; readonly seat: Seat; readonly from: Spot }
  | { readonly type: 'sent'; readonly seat: Seat; readonly district: District }
  /** `by`: who moved it, if not its owner. */
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly by: Seat;
      readonly piece: Piece;
      readonly from: District;
      readonly to: District;
    }
  | {
      readonly type: 'seized';
      readonly seat: Seat;
      readonly tile: string;
      readonly owner: Seat | null;
      readonly muscle: number;
      readonly defence: number;
    }
  | { readonly type: 'gave-up'; readonly seat: Seat; readonly tile: string }
  | { readonly type: 'upgraded'; readonly seat: Seat; readonly stat: Stat; readonly level: number }
  | { readonly type: 'downgraded'; readonly seat: Seat; readonly stat: Stat; readonly level: number }
  | { readonly type: 'vehicle'; readonly seat: Seat; readonly piece: Piece; readonly district: District }
  | { readonly type: 'nightclub'; readonly seat: Seat; readonly tile: string }
  | { readonly type: 'dismissed'; readonly seat: Seat; readonly from: Spot }
  | { readonly type: 'harmed'; readonly seat: Seat; readonly how: Harm; readonly from: Spot }
  | { readonly type: 'police'; readonly seat: Seat; readonly from: District; readonly to: District }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: readonly string[] | null }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'recovered'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'fired'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'fulfilled'; readonly seat: Seat; readonly job: string }
  | { readonly type: 'unfulfilled'; readonly seat: Seat; readonly job: string }
  | { readonly type: 'trigger'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'raid'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'band'; readonly seat: Seat; readonly band: Band }
  | { readonly type: 'reorganised'; readonly seat: Seat }
  | { readonly type: 'shuffled'; readonly seat: Seat; readonly deck: 'own' | 'federal' }
  | { readonly type: 'time'; readonly at: number; readonly of: number }
  | { readonly type: 'round-end'; readonly round: number }
  | { readonly type: 'ness'; readonly at: number }
  | { readonly type: 'news'; readonly card: string }
  | { readonly type: 'special'; readonly seat: Seat; readonly rule: string }
  /** The Enforcer: his Plan, his way, each line he reads and whether he acts on it, and why he chose what he chose. */
  | { readonly type: 'rival-plan'; readonly seat: Seat; readonly cards: readonly string[]; readonly actions: number }
  | {
      readonly type: 'rival-walk';
      readonly seat: Seat;
      readonly from: District;
      readonly to: District;
      readonly steps: number;
    }
  | {
      readonly type: 'rival-line';
      readonly seat: Seat;
      readonly card: string;
      readonly line: number;
      readonly power: number | null;
      readonly acts: boolean;
      /** The Power it would have taken, where only that was missing. */
      readonly needs?: number;
    }
  | ({ readonly type: 'because'; readonly seat: Seat; readonly why: Why } & Chosen)
  | { readonly type: 'rival-job'; readonly seat: Seat; readonly card: string }
  /** A card of deck B or C joins him: face up on his discard pile, or face down on top of his deck (null). */
  | {
      readonly type: 'reinforced';
      readonly seat: Seat;
      readonly deck: 'B' | 'C';
      readonly card: string | null;
      readonly onTop: boolean;
    }
  | {
      readonly type: 'over';
      readonly money: readonly number[];
      readonly businesses: readonly number[];
      readonly associates: readonly number[];
      readonly totals: readonly number[];
      readonly winners: readonly Seat[];
    };

export type Out = Event[] | null;

/**
 * A loss may have been all there was: how much that was is behind the screen. But an upgrade is always paid in full, and a
 * player who cannot pay a bribe or graft in full proves it (SC-95).
 */
const OPEN_PAYMENTS: ReadonlySet<Reason> = new Set<Reason>(['upgrade', 'bribe', 'graft']);

/** What a seat sees of an event. */
export function face(event: Event, seat: Seat | null): Event {
  switch (event.type) {
    case 'set-up':
      return { ...event, hands: onlyOwn(event.hands, seat), jobs: onlyOwn(event.jobs, seat) };
    case 'passed-jobs':
      return { ...event, packs: onlyOwn(event.packs, seat) };
    case 'kept-job':
    case 'returned-job':
    case 'took-job':
      return event.seat === seat ? event : { ...event, card: null };
    case 'looked':
    case 'drew':
      return event.seat === seat ? event : { ...event, cards: null };
    case 'money':
      return event.seat === seat || OPEN_PAYMENTS.has(event.reason) || (event.amount ?? 0) > 0
        ? event
        : { ...event, amount: null };
    case 'stolen':
      return event.seat === seat || event.from === seat ? event : { ...event, amount: null };
    default:
      return event;
  }
}

const onlyOwn = <T>(list: readonly (T | null)[], seat: Seat | null): (T | null)[] =>
  list.map((one, owner) => (owner === seat ? one : null));
