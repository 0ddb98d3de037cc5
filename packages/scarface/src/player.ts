// A player's fields, in one table: what each holds, its limits in a saved state, and whether everybody sees it. The types of a player
// and of a player's view, the form of a saved player and an empty player follow from it.
import { CARS, CRIME_TOP, CUBES, DISTRICTS, type Gang, MARKERS, STATS, THUGS, TRUCKS } from './vocabulary.ts';

/** One or more Dealers, the top one first: only its storage counts (SC-31, SC-35). */
export interface Deal {
  cards: string[];
  /** 1 while a thug is on it. */
  thug: number;
  alcohol: number;
  gun: number;
}

/** What a field holds, in the state and for readers. */
interface Contents {
  gang: { kept: Gang; seen: Gang };
  number: { kept: number; seen: number };
  numbers: { kept: number[]; seen: readonly number[] };
  cards: { kept: string[]; seen: readonly string[] };
  deals: { kept: Deal[]; seen: readonly Readonly<Deal>[] };
}

/** Secret unless it is `public`: view.ts says who sees how much of a secret field. `least` is 0 if it is not given. */
export type PlayerField = { readonly public?: true } & (
  | { readonly holds: 'gang' }
  | { readonly holds: 'number'; readonly least?: number; readonly most: number }
  | { readonly holds: 'numbers'; readonly length: number; readonly least?: number; readonly most: number }
  | { readonly holds: 'cards'; readonly of: 'person' | 'job'; readonly most: number }
  | { readonly holds: 'deals'; readonly most: number }
);

/** Their order is that of saved states and views. */
export const PLAYER_FIELDS = {
  gang: { holds: 'gang', public: true },
  /** Behind the screen. */
  money: { holds: 'number', most: 99_999 },
  /** What everybody saw since the purse was last seen: dollars that came in openly, and how often some went out. */
  earned: { holds: 'number', most: 99_999, public: true },
  losses: { holds: 'number', most: 99_999, public: true },
  crime: { holds: 'number', most: CRIME_TOP, public: true },
  /** Thugs by where they are. */
  recruits: { holds: 'number', most: THUGS, public: true },
  safehouses: { holds: 'number', most: THUGS, public: true },
  headquarters: { holds: 'number', most: THUGS, public: true },
  underworld: { holds: 'number', most: THUGS, public: true },
  authorities: { holds: 'number', most: THUGS, public: true },
  prison: { holds: 'number', most: THUGS, public: true },
  /** By district, in the order of DISTRICTS. */
  thugs: { holds: 'numbers', length: DISTRICTS.length, most: THUGS, public: true },
  cars: { holds: 'numbers', length: DISTRICTS.length, most: THUGS, public: true },
  trucks: { holds: 'numbers', length: DISTRICTS.length, most: THUGS, public: true },
  /** Beside the gang board. */
  carsLeft: { holds: 'number', most: CARS, public: true },
  trucksLeft: { holds: 'number', most: TRUCKS, public: true },
  markers: { holds: 'number', most: MARKERS, public: true },
  /** Cubes that have left the Boss Track: where the figure stands. */
  boss: { holds: 'number', most: CUBES, public: true },
  /** Levels 1 to 3, in the order of STATS. */
  stats: { holds: 'numbers', length: STATS.length, least: 1, most: 3, public: true },
  hand: { holds: 'cards', of: 'person', most: 80 },
  /** Cards of the hand that everybody has seen come into it. */
  open: { holds: 'cards', of: 'person', most: 80, public: true },
  /** Top card first. */
  deck: { holds: 'cards', of: 'person', most: 80 },
  /** Top card last. */
  discard: { holds: 'cards', of: 'person', most: 80 },
  plan: { holds: 'cards', of: 'person', most: 80, public: true },
  /** Right-hands set aside. */
  aside: { holds: 'cards', of: 'person', most: 2, public: true },
  jobs: { holds: 'cards', of: 'job', most: 39 },
  fulfilled: { holds: 'cards', of: 'job', most: 39, public: true },
  deals: { holds: 'deals', most: 31, public: true },
} as const satisfies Readonly<Record<string, PlayerField>>;

type Fields = typeof PLAYER_FIELDS;

export type Player = { -readonly [F in keyof Fields]: Contents[Fields[F]['holds']]['kept'] };

/** As a reader may have it: a player, or what was guessed of one from a view. */
export type ReadonlyPlayer = { readonly [F in keyof Fields]: Contents[Fields[F]['holds']]['seen'] };

/** What everybody sees of a player. */
export type PublicPlayer = {
  readonly [F in keyof Fields as Fields[F] extends { public: true } ? F : never]: Contents[Fields[F]['holds']]['seen'];
};

export const cloneDeal = (d: Readonly<Deal>): Deal => ({
  cards: d.cards.slice(),
  thug: d.thug,
  alcohol: d.alcohol,
  gun: d.gun,
});

/**
 * Written out for speed, because bots clone at every step: a loop over the table of fields took 410 ns instead of 170 ns. The type
 * requires every field, and a test checks that every list is a copy.
 */
export const clonePlayer = (p: ReadonlyPlayer): Player => ({
  gang: p.gang,
  money: p.money,
  earned: p.earned,
  losses: p.losses,
  crime: p.crime,
  recruits: p.recruits,
  safehouses: p.safehouses,
  headquarters: p.headquarters,
  underworld: p.underworld,
  authorities: p.authorities,
  prison: p.prison,
  thugs: p.thugs.slice(),
  cars: p.cars.slice(),
  trucks: p.trucks.slice(),
  carsLeft: p.carsLeft,
  trucksLeft: p.trucksLeft,
  markers: p.markers,
  boss: p.boss,
  stats: p.stats.slice(),
  hand: p.hand.slice(),
  open: p.open.slice(),
  deck: p.deck.slice(),
  discard: p.discard.slice(),
  plan: p.plan.slice(),
  aside: p.aside.slice(),
  jobs: p.jobs.slice(),
  fulfilled: p.fulfilled.slice(),
  deals: p.deals.map(cloneDeal),
});

/** Every count and level at its least, and no card. */
export function emptyPlayer(gang: Gang): Player {
  const empty = (field: PlayerField): unknown => {
    switch (field.holds) {
      case 'gang':
        return gang;
      case 'number':
        return field.least ?? 0;
      case 'numbers':
        return new Array<number>(field.length).fill(field.least ?? 0);
      default:
        return [];
    }
  };
  const fields = Object.entries(PLAYER_FIELDS).map(([name, field]) => [name, empty(field)]);
  // As a clone it has the same shape in memory as every later copy.
  return clonePlayer(Object.fromEntries(fields) as Player);
}
