// The Enforcer's cards: moves, a bonus for the whole Plan, and four lines that are read from the top (SC-110).
import type { Harm } from '../language.ts';
import type { Business, Gang } from '../vocabulary.ts';

/** The player's actions as the Enforcer takes them. */
export const ENFORCER_ACTS = [
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
] as const;
export type EnforcerAct = (typeof ENFORCER_ACTS)[number];

/** What a line tells him to do. Power is either the amount of it, or must reach a threshold (`least`). */
export type EnforcerDeed =
  | { readonly act: EnforcerAct; readonly least?: number }
  /** As many dollars as Power: from the bank, or from the player. */
  | { readonly money: 'gain' | 'steal' }
  /** One sale in his next neighbourhood that has this business and is supplied. */
  | { readonly sellNext: Business }
  /** All that a sale takes, from the supply, for his next neighbourhood that is unsupplied. */
  | { readonly stockNext: true }
  /** Each police car goes to its next district, or one comes to his own. */
  | { readonly police: 'each-next' | 'one-here' }
  /** Harms the player's thugs, in his district or anywhere. The player chooses which. */
  | { readonly harm: Harm; readonly thugs: number; readonly where: 'here' | 'anywhere' }
  /** The player's Crime Rate rises. */
  | { readonly crime: number }
  | { readonly ring: true }
  /** Goods of his choosing from the supply. */
  | { readonly goods: number };

export interface EnforcerLine {
  /** P+n; null: a free action (X). */
  readonly power: number | null;
  readonly deed: EnforcerDeed;
}

export interface EnforcerCard {
  readonly id: string;
  readonly deck: 'A' | 'B' | 'C';
  readonly moves: number;
  /** Added to the Power of every action of the Plan. */
  readonly bonus: number;
  readonly lines: readonly [EnforcerLine, EnforcerLine, EnforcerLine, EnforcerLine];
}

/** The rival side of a gang board. */
export interface RivalBoard {
  readonly rows: readonly { readonly from: number; readonly plan: number; readonly actions: number }[];
  /** Under each of the 12 cubes. */
  readonly bonuses: readonly (number | 'B' | 'C' | 'B+C' | null)[];
  /** Levels 1 to 3. Power takes the place of Hand Size. */
  readonly power: readonly [number, number, number];
  readonly lawyers: readonly [number, number, number];
  readonly recruitment: readonly [number, number, number];
  readonly supply: readonly [number, number, number];
  /** The Crime Rate of an upgrade to level 2 and to level 3. */
  readonly crime: readonly [number, number];
}

export const DIFFICULTIES = ['associate', 'rulebook', 'underboss', 'boss', 'untouchable'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface SoloOptions {
  readonly rival: Gang;
  readonly difficulty: Difficulty;
}
