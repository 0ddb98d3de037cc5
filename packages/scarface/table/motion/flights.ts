// From an event to what flies where, as names of places. No rules and no elements here.
import type { Event } from '../../src/events.ts';
import type { View } from '../../src/view.ts';
import { AUTHORITIES_ACTS, type Gang, NOBODY, UNDERWORLD_ACTS } from '../../src/vocabulary.ts';
import { enforcerAt, markerAt, pieceAt, policeAt } from '../away.ts';
import type { IconName } from '../icons/names.ts';

/** Selectors of a place, the best first: not every table shows every place. */
export type Spot = readonly string[];

export interface Flight {
  readonly icon: IconName;
  readonly gang: Gang | null;
  readonly from: Spot | null;
  readonly to: Spot;
  /** Shown where it arrives: "+$3". */
  readonly sum?: number;
  /** A card that flies with its face. */
  readonly card?: string;
}

const panel = (seat: number): string => `[data-pick="seat:${seat}"]`;
const HOMES: readonly string[] = ['recruits', 'safehouses', 'headquarters'];

/** Where something of a player is: an area, "deal 0", a district. */
function spotOf(view: View, seat: number, spot: string, piece = 'thug'): Spot {
  const isOwn = seat === view.seat;
  if (HOMES.includes(spot)) return isOwn ? [`[data-pick="area:${spot}"]`, '.sft-gang'] : [panel(seat)];
  if (spot === 'underworld' || spot === 'authorities' || spot === 'prison')
    return [named(pieceAt(seat, piece, spot)), `.sft-place.${spot}`, '.sft-tabs', panel(seat)];
  if (spot.startsWith('deal ')) return isOwn ? [`[data-pick="deal:${spot.slice(5)}"]`, '.sft-deals'] : [panel(seat)];
  return [named(pieceAt(seat, piece, spot)), ...district(spot)];
}

const named = (piece: string): string => `[data-piece="${piece}"]`;
const district = (name: string): Spot => [
  `.sft-district[data-district="${name}"] .standing`,
  `.sft-district[data-district="${name}"]`,
  '.sft-map',
];
const purse = (view: View, seat: number): Spot =>
  seat === view.seat ? ['.purse', '.sft-gang'] : [panel(seat), '.sft-rivals'];
const tile = (id: string): Spot => [`[data-pick="tile:${id}"]`, '.sft-map'];
const step = (whose: number | 'ness', level: number): Spot => [
  named(markerAt(whose, level)),
  `.sft-crime .step:nth-child(${level + 1})`,
  '.sft-status .level',
  '.sft-crime',
];
const store = (view: View, seat: number, at: string): Spot =>
  at.startsWith('deal ') ? spotOf(view, seat, at) : tile(at);
const cardAt = (view: View, seat: number): Spot => (seat === view.seat ? ['.sft-hand'] : [panel(seat), '.sft-rivals']);
const face = (id: string): Spot => [`[data-pick="card:${id}"]`, `[data-card="${id}"]`];

const SOURCES: Readonly<Record<string, Spot>> = {
  ring: ['.sft-market .ring'],
  fence: ['.sft-place.authorities'],
  bribe: ['.sft-place.authorities'],
  graft: ['.sft-place.authorities'],
  upgrade: ['.sft-gang .stats'],
  'boss-track': ['.sft-gang .track', '.sft-gang .boss'],
};

export function flightsOf(event: Event, view: View): readonly Flight[] {
  const gang = 'seat' in event && event.seat !== null ? (view.players[event.seat]?.gang ?? null) : null;
  const one = (icon: IconName, from: Spot | null, to: Spot, more: Partial<Flight> = {}): readonly Flight[] => [
    { icon, gang, from, to, ...more },
  ];
  switch (event.type) {
    case 'acted': {
      const to = UNDERWORLD_ACTS.includes(event.act)
        ? 'underworld'
        : AUTHORITIES_ACTS.includes(event.act)
          ? 'authorities'
          : null;
      return to === null ? [] : one('thug', spotOf(view, event.seat, 'headquarters'), spotOf(view, event.seat, to));
    }
    case 'deal':
      return one('thug', spotOf(view, event.seat, 'headquarters'), spotOf(view, event.seat, `deal ${event.deal}`));
    case 'recruited':
      return one(
        'thug',
        spotOf(view, event.seat, event.to === 'headquarters' ? 'safehouses' : 'recruits'),
        spotOf(view, event.seat, event.to),
      );
    case 'released':
      return one('thug', spotOf(view, event.seat, 'prison'), spotOf(view, event.seat, 'headquarters'));
    case 'recalled':
      return one('thug', spotOf(view, event.seat, event.from), spotOf(view, event.seat, 'headquarters'));
    case 'sent':
      return one('thug', spotOf(view, event.seat, 'headquarters'), spotOf(view, event.seat, event.district));
    case 'moved':
      return one(
        event.piece,
        spotOf(view, event.seat, event.from, event.piece),
        spotOf(view, event.seat, event.to, event.piece),
      );
    case 'vehicle':
      return one(
        event.piece,
        event.seat === view.seat ? ['.sft-gang'] : [panel(event.seat)],
        spotOf(view, event.seat, event.district, event.piece),
      );
    case 'dismissed':
      return one('thug', spotOf(view, event.seat, event.from), ['.sft-tracks', '.sft-status']);
    case 'harmed':
      return one(
        event.how === 'kill' ? 'kill' : 'thug',
        spotOf(view, event.seat, event.from),
        event.how === 'kill'
          ? spotOf(view, event.seat, event.from)
          : spotOf(view, event.seat, event.how === 'prison' ? 'prison' : 'recruits'),
      );
    case 'police':
      return one(
        'police',
        [named(policeAt(event.from)), ...district(event.from)],
        [named(policeAt(event.to)), ...district(event.to)],
      );
    case 'sold':
      return one('dollar', tile(event.tile), purse(view, event.seat), { sum: event.profit });
    case 'money': {
      if (event.amount === null || event.amount === 0 || event.reason === 'sale') return [];
      const other = SOURCES[event.reason] ?? null;
      return event.amount > 0
        ? one('dollar', other, purse(view, event.seat), { sum: event.amount })
        : one('dollar', purse(view, event.seat), other ?? purse(view, event.seat), { sum: event.amount });
    }
    case 'stolen':
      return one(
        'dollar',
        purse(view, event.from),
        purse(view, event.seat),
        event.amount === null ? {} : { sum: event.amount },
      );
    case 'stored':
      return one(event.good === 'alcohol' ? 'bottle' : 'gun', null, store(view, event.seat, event.at));
    case 'spent':
      return one(event.good === 'alcohol' ? 'bottle' : 'gun', store(view, event.seat, event.from), [
        '.sft-place.underworld',
        '.sft-map',
      ]);
    case 'good-gone':
      return event.from === null
        ? []
        : one(event.good === 'alcohol' ? 'bottle' : 'gun', store(view, event.seat, event.from), [
            '.sft-place.authorities',
            '.sft-map',
          ]);
    case 'seized':
      return one(gang ?? 'control', cardAt(view, event.seat), tile(event.tile));
    case 'settled':
      return one(gang ?? 'control', cardAt(view, event.seat), tile(event.tile));
    case 'ousted': {
      const owner = view.players[event.owner];
      return owner === undefined
        ? []
        : [{ icon: owner.gang, gang: owner.gang, from: tile(event.tile), to: cardAt(view, event.owner) }];
    }
    case 'gave-up':
      return one(gang ?? 'control', tile(event.tile), cardAt(view, event.seat));
    case 'built':
    case 'nightclub':
      return one(
        event.type === 'built' ? event.business : 'nightclub',
        ['.sft-place.authorities', '.sft-tracks'],
        tile(event.tile),
      );
    case 'wrecked':
      return one(event.business, tile(event.tile), ['.sft-place.authorities', '.sft-tracks']);
    case 'crime':
      return event.from === event.to
        ? []
        : one(gang ?? 'crime', step(event.seat, event.from), step(event.seat, event.to));
    case 'ness':
      return one('federal', step('ness', view.ness), step('ness', event.at));
    case 'upgraded':
    case 'downgraded':
      return event.seat === view.seat
        ? one('cube', ['.sft-gang .track'], [`[data-pick="stat:${event.stat}"]`])
        : one('cube', null, [panel(event.seat)]);
    case 'hired':
      return one('people', face(event.card), cardAt(view, event.seat), { card: event.card });
    case 'ring':
      return one('ring', view.ring === NOBODY ? ['.sft-market'] : cardAt(view, view.ring), cardAt(view, event.seat));
    case 'took-job':
      return one('job', ['.sft-place.underworld'], event.seat === view.seat ? ['.sft-jobs'] : [panel(event.seat)]);
    case 'took-dealer':
      return one('dealer', ['.sft-place.underworld'], event.seat === view.seat ? ['.sft-deals'] : [panel(event.seat)]);
    case 'discarded':
      return event.seat === view.seat ? one('card', face(event.card), ['[data-pick="pile:own"]', '.sft-gang']) : [];
    case 'planned':
      return event.seat === view.seat
        ? []
        : one('card', [panel(event.seat), '.sft-rivals'], ['.scf-strip'], { card: event.card });
    case 'fulfilled':
      return one(
        'job',
        event.seat === view.seat ? [`[data-pick="job:${event.job}"]`, '.sft-jobs'] : [panel(event.seat)],
        ['.sft-map'],
      );
    case 'rival-walk':
      return one(
        'kill',
        [named(enforcerAt(event.from)), ...district(event.from)],
        [named(enforcerAt(event.to)), ...district(event.to)],
      );
    default:
      return [];
  }
}
