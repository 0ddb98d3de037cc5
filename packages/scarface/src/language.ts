// The card language: everything a card can ask, do and change, as one closed union of plain data. The rules run it,
// bots read it, and the text on the card is made from it in every language. A card has no code and no prose of its own.
import type { Act, Business, Crime, District, Gang, Good, Stat } from './vocabulary.ts';

/** What can be counted on the table for one player. All of it is open to everybody, or the player's own. */
export const COUNTS = [
  'neighbourhoods',
  'nightclubs',
  'speakeasies',
  'casinos',
  'brothels',
  'businesses',
  'deals',
  'dealers',
  'fulfilled-jobs',
  'thugs-on-streets',
  'thugs-in-headquarters',
  'thugs-in-prison',
  'thugs-in-underworld',
  'thugs-at-authorities',
  'thugs-on-deals',
  'cars-on-streets',
  'trucks-on-streets',
  'vehicles-on-streets',
  'alcohol',
  'guns',
  'goods',
  'money',
  'upgrades',
  'districts-present',
  'districts-controlled',
  'policed-neighbourhoods',
  'associates',
  'crime-rate',
  'plan-cards',
  'hand-cards',
  'plan-bootlegging',
  'plan-corruption',
  'plan-gambling',
  'plan-theft',
  'plan-vice',
  'plan-violence',
] as const;
export type Count = (typeof COUNTS)[number];

/** A number; or a number for each counted thing, with an optional limit. */
export type Amount = number | { readonly each: Count; readonly times?: number; readonly most?: number };

/** A condition. Checked from what the player can see. */
export type Condition =
  | { readonly count: Count; readonly least: number }
  | { readonly count: Count; readonly most: number }
  /** More of it than every rival. Never of something hidden: money, hand-cards. */
  | { readonly count: Count; readonly mostOfAll: true }
  | { readonly stat: Stat; readonly level: 2 | 3 }
  | { readonly controls: District }
  | { readonly ring: true };

/** What is given up to get something. It is all or nothing. */
export interface Cost {
  readonly money?: number;
  readonly alcohol?: number;
  readonly gun?: number;
  /** Goods of any kind. */
  readonly goods?: number;
  /** Cards from the hand to the discard pile. */
  readonly cards?: number;
  /** Thugs from Headquarters back to Recruits. */
  readonly thugs?: number;
  /** The Crime Rate rises by this. */
  readonly crime?: number;
}

/** The players whom an effect concerns. `rival`: one, chosen by the card's player. */
export type Who = 'self' | 'rival' | 'rivals' | 'everyone';

/** Where a harmed thug may be taken from. */
export type Reach = 'anywhere' | 'streets' | 'underworld' | 'authorities' | 'headquarters' | 'deals';

export type Harm = 'prison' | 'hit' | 'kill';

/** Everything that can happen because of a card. `do` names the file in operations/. */
export type Effect =
  | { readonly do: 'money'; readonly amount: Amount }
  | { readonly do: 'pay'; readonly amount: Amount; readonly who?: Who }
  | { readonly do: 'steal'; readonly amount: Amount; readonly from: 'rival' | 'rivals' }
  | { readonly do: 'goods'; readonly good: Good | 'any'; readonly amount: Amount }
  | { readonly do: 'lose-goods'; readonly amount: Amount; readonly good?: Good; readonly who?: Who }
  /** For the rest of this turn. */
  | { readonly do: 'boost'; readonly muscle?: Amount; readonly influence?: Amount }
  | { readonly do: 'crime'; readonly by: number; readonly who?: Who }
  | { readonly do: 'recruit'; readonly steps: Amount }
  | { readonly do: 'release'; readonly thugs: Amount | 'all' }
  | { readonly do: 'harm'; readonly how: Harm; readonly thugs: Amount; readonly whose: Who; readonly reach: Reach }
  | { readonly do: 'send'; readonly thugs: Amount; readonly where: 'present' | 'anywhere' }
  | { readonly do: 'move'; readonly pieces: Amount; readonly which: 'any' | 'thugs' | 'vehicles' }
  | { readonly do: 'police'; readonly cars: number }
  /** A rival's thug or vehicle goes to a district next to its own. */
  | { readonly do: 'drive-off'; readonly pieces: number }
  | { readonly do: 'build'; readonly tokens: Amount; readonly kind?: Exclude<Business, 'nightclub'> }
  | { readonly do: 'wreck'; readonly tokens: number; readonly whose: 'rival' | 'self' }
  | { readonly do: 'draw'; readonly cards: Amount }
  | { readonly do: 'discard'; readonly cards: number; readonly who?: Who }
  | { readonly do: 'sell'; readonly sales: Amount }
  | { readonly do: 'fence'; readonly goods: Amount; readonly price: number }
  | { readonly do: 'job'; readonly draw: Amount }
  | { readonly do: 'dealer'; readonly draw: Amount }
  | { readonly do: 'hire'; readonly level: number; readonly toHand?: true }
  /** One of the Deals delivers its goods: no thug, no requirement, no extra goods of Dealer's Supply. */
  | { readonly do: 'supply' }
  | { readonly do: 'ring' }
  /** Thugs at work come back to Headquarters. */
  | { readonly do: 'recall'; readonly thugs: Amount; readonly from: Reach }
  | { readonly do: 'oust'; readonly markers: number }
  | { readonly do: 'seize'; readonly muscle: Amount }
  | { readonly do: 'upgrade'; readonly discount: number }
  | { readonly do: 'downgrade'; readonly levels: number; readonly who?: Who }
  | { readonly do: 'recover'; readonly cards: number }
  | { readonly do: 'fire'; readonly cards: number; readonly who?: Who }
  | { readonly do: 'unfulfil'; readonly jobs: number; readonly who?: Who }
  | { readonly do: 'choose'; readonly options: readonly (readonly Effect[])[] }
  | { readonly do: 'may'; readonly cost: Cost; readonly then: readonly Effect[] }
  | { readonly do: 'if'; readonly when: Condition; readonly then: readonly Effect[] }
  | { readonly do: 'each'; readonly who: 'rivals' | 'everyone'; readonly effects: readonly Effect[] }
  | { readonly do: 'market' }
  | { readonly do: 'time'; readonly by: number }
  | { readonly do: 'peek'; readonly deck: 'jobs' | 'dealers' | 'federal'; readonly cards: number }
  | { readonly do: 'exchange'; readonly goods: number }
  | { readonly do: 'nightclub' }
  | { readonly do: 'vehicle' }
  | { readonly do: 'special'; readonly rule: Special };

/** Rules that one card alone has. At most 15 % of the cards use one; the build prints the share. */
export const SPECIALS = ['copy-skill', 'swap-police', 'double-sale', 'buy-out', 'amnesty'] as const;
export type Special = (typeof SPECIALS)[number];

export type Operation = Effect['do'];

/** What a permanent effect can change. A number is added to the usual one, never below 0. */
export const QUANTITIES = [
  'muscle',
  'influence',
  'hand-size',
  'graft',
  'bribe',
  'profit',
  'sale-goods',
  'defence',
  'attack',
  'deal-goods',
  'storage',
  'fence-price',
  'upgrade-price',
  'hire-level',
  'hire-alcohol',
  'underworld-crime',
  'plan-crime',
  'business-income',
  'final-business',
  'final-associate',
  'recruitment',
  'lawyers',
  'raid-relief',
  'ring-income',
] as const;
export type Quantity = (typeof QUANTITIES)[number];

/** When a trigger goes off. */
export const MOMENTS = [
  'deal',
  'underworld',
  'authorities',
  'seize',
  'sale',
  'hire',
  'upgrade',
  'reorganise',
  'raid',
  'lose-control',
  'imprisoned',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** A permanent effect: of a Job, for its owner; of News, for everybody. */
export type Power =
  | {
      readonly modify: Quantity;
      readonly by: number;
      /** Only for this action (muscle, influence). */
      readonly act?: Act;
      /** Only where this business stands (profit, sale-goods, defence, business-income, final-business). */
      readonly business?: Business;
    }
  | { readonly on: Moment; readonly effects: readonly Effect[] };

/** A gang member or an Associate. The Boss has the values of his row on the Boss Track instead. */
export interface PersonCard {
  readonly id: string;
  /** 1 to 5; 0: a gang member. */
  readonly level: number;
  readonly muscle: number;
  readonly influence: number;
  readonly crimes: readonly Crime[];
  readonly standard?: readonly Effect[];
  readonly matching?: { readonly crimes: readonly Crime[]; readonly effects: readonly Effect[] };
  readonly role?: 'boss' | 'underboss' | 'counselor' | 'member';
  /** Bosses and Right-hands belong to one gang. */
  readonly gang?: Gang;
}

export interface JobCard {
  readonly id: string;
  readonly needs: readonly Condition[];
  /** Given up on fulfilling. */
  readonly cost?: Cost;
  /** An instant Job; it goes to the bottom of the deck. */
  readonly reward?: readonly Effect[];
  /** A permanent Job; it stays. */
  readonly powers?: readonly Power[];
  readonly multiplayerOnly?: true;
}

export interface DealerCard {
  readonly id: string;
  readonly copies: number;
  readonly muscle: number;
  readonly influence: number;
  readonly alcohol: number;
  readonly gun: number;
  readonly storage: number;
  /** Every player starts with these; they are not in the deck. */
  readonly starter?: true;
}

export interface FederalCard {
  readonly id: string;
  /** Run once for each player in turn order, from the active one on. */
  readonly overall: readonly Effect[];
  /** Green, amber, red. */
  readonly bands: readonly [readonly Effect[], readonly Effect[], readonly Effect[]];
  /** How far the Crime Rate falls at the end, by level of Lawyers. */
  readonly relief: readonly [number, number, number];
  readonly multiplayerOnly?: true;
}

export interface NewsCard {
  readonly id: string;
  readonly powers: readonly Power[];
  readonly multiplayerOnly?: true;
}

export interface Side {
  readonly defence: number;
  readonly alcohol: number;
  readonly gun: number;
  readonly profit: number;
}

export interface TileCard {
  readonly id: string;
  readonly normal: Side;
  readonly nightclub: Side;
}

export interface Price {
  readonly muscle: number;
  readonly influence: number;
  readonly money: number;
  readonly crime: number;
}

export interface GangBoard {
  readonly gang: Gang;
  readonly boss: string;
  readonly underboss: string;
  readonly counselor: string;
  /** The Boss's values by how many cubes have left the track: the last row whose `from` is reached. */
  readonly rows: readonly { readonly from: number; readonly muscle: number; readonly influence: number }[];
  /** Under each of the 12 cubes: money, a Right-hand, or nothing. */
  readonly bonuses: readonly (number | 'right-hand' | null)[];
  /** To level 2 and to level 3. */
  readonly prices: Readonly<Record<Stat, readonly [Price, Price]>>;
  /** What levels 1, 2 and 3 are worth. Vehicles and Nightclubs: how many have been opened. */
  readonly values: Readonly<Record<Stat, readonly [number, number, number]>>;
}
