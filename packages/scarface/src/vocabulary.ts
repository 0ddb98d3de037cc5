// The nouns of Scarface 1920. Lists are in the canonical order that legal actions follow.

/** The seven sides of Chicago. A state numbers them by their place in this list. */
export const DISTRICTS = ['central', 'far-north', 'north', 'west', 'southwest', 'south', 'far-south'] as const;
export type District = (typeof DISTRICTS)[number];

/** Which districts touch, as in the real city. */
const BORDERS: readonly (readonly [District, District])[] = [
  ['far-north', 'north'],
  ['far-north', 'west'],
  ['north', 'west'],
  ['north', 'central'],
  ['west', 'central'],
  ['west', 'southwest'],
  ['central', 'south'],
  ['central', 'southwest'],
  ['southwest', 'south'],
  ['south', 'far-south'],
  ['southwest', 'far-south'],
];

export const districtNumber = (district: District): number => DISTRICTS.indexOf(district);

/** ADJACENT[a][b]: may a thug walk from a to b? */
export const ADJACENT: readonly (readonly boolean[])[] = DISTRICTS.map((a) =>
  DISTRICTS.map((b) => BORDERS.some(([x, y]) => (x === a && y === b) || (x === b && y === a))),
);

/** Where the police cars start (SC-4); nobody settles there (SC-7). */
export const POLICED: readonly District[] = ['central', 'far-north', 'far-south'];

export const GANGS = ['outfit', 'wolves', 'gems', 'northside'] as const;
export type Gang = (typeof GANGS)[number];

export const STATS = ['hand', 'lawyers', 'recruitment', 'supply', 'vehicles', 'nightclubs'] as const;
export type Stat = (typeof STATS)[number];

export const CRIMES = ['bootlegging', 'corruption', 'gambling', 'theft', 'vice', 'violence'] as const;
export type Crime = (typeof CRIMES)[number];

export const GOODS = ['alcohol', 'gun'] as const;
export type Good = (typeof GOODS)[number];

/** The last is the Nightclub, which only a Nightclub side may carry. */
export const BUSINESSES = ['speakeasy', 'casino', 'brothel', 'nightclub'] as const;
export type Business = (typeof BUSINESSES)[number];
export const NIGHTCLUB = 3;
/** Tokens of each business in the box: 40 in all. */
export const TOKENS: readonly number[] = [11, 11, 10, 8];
/** The most business tokens on a tile, one of them a Nightclub (SC-41). */
export const MOST_TOKENS = 4;

export const PIECES = ['thug', 'car', 'truck'] as const;
export type Piece = (typeof PIECES)[number];

/** Where a thug can be, apart from a district, a Deal and out of the game. */
export const AREAS = ['recruits', 'safehouses', 'headquarters', 'underworld', 'authorities', 'prison'] as const;
export type Area = (typeof AREAS)[number];

export const THUGS = 12;
export const CARS = 3;
export const TRUCKS = 2;
export const MARKERS = 7;
export const CUBES = 12;
export const POLICE_CARS = 3;

export const CRIME_TOP = 11;
export const NESS_TOP = 6;
/** Spaces from the start of the Time Track to "Extra! Extra!" (SC-5), by players. */
export const TIME_SPACES: readonly number[] = [4, 4, 4, 5, 6];
/** What the Family Ring pays each turn (SC-11), by players. */
export const RING_PAYS: readonly number[] = [1, 1, 1, 2, 3];
export const ROUNDS = 3;

/** A police car's bribe and graft (SC-95). */
export const BRIBE = 2;
export const FENCE_PRICE = 6;

/** The colour bands of a Federal card, by Crime Rate: the highest Crime Rate of each. */
export const BANDS = ['green', 'amber', 'red'] as const;
export type Band = (typeof BANDS)[number];
const BAND_TOPS: readonly number[] = [4, 7, CRIME_TOP];
export const bandOf = (crimeRate: number): number => BAND_TOPS.findIndex((top) => crimeRate <= top);

/** The main actions: what one thug, or none, is sent to do (SC-30 to SC-48). */
export const ACTS = [
  'deal',
  'recruit',
  'job',
  'dealer',
  'hire',
  'sales',
  'oust',
  'lower-crime',
  'build',
  'release',
  'fence',
  'send',
  'move',
  'seize',
  'upgrade',
  'dismiss',
] as const;
export type Act = (typeof ACTS)[number];

export const UNDERWORLD_ACTS: readonly Act[] = ['recruit', 'job', 'dealer', 'hire', 'sales'];
export const AUTHORITIES_ACTS: readonly Act[] = ['oust', 'lower-crime', 'build', 'release', 'fence'];

export const NOBODY = -1;
