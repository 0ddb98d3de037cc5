// The stack of frames: everything under way, as plain data, so that a match can be saved, copied and resumed in the
// middle of any choice. The top frame runs until somebody must decide; a finished frame removes itself.
import type { Harm, Reach } from './language.ts';

/** A list of effects of some card, run one after the other for one player. `of` names it: see cards/scripts.ts. */
interface ScriptFrame {
  readonly kind: 'script';
  readonly seat: number;
  readonly of: string;
  at: number;
}

/** Decks and hands before the first decision: chance deals them. */
interface SetUpFrame {
  readonly kind: 'set-up';
}

/** SC-100: everybody keeps one of a pack and passes the rest; at the end one of four goes back. */
interface DraftFrame {
  readonly kind: 'draft';
  packs: string[][];
  kept: string[][];
  /** Who has chosen in this pass, 1 or 0 by seat. */
  chosen: number[];
}

/** SC-7: a vehicle and a control marker, then a good on each of the two Deals. */
interface SettleFrame {
  readonly kind: 'settle';
  seat: number;
  /** 0: the place; 1 and 2: a good on the first and on the second Deal. */
  step: number;
}

export interface TurnFrame {
  readonly kind: 'turn';
  readonly seat: number;
  step: 'plan' | 'act' | 'done';
  /** Has the one action been taken? 1 or 0. */
  acted: number;
  /** Skills already used: `card standard`, `card matching`. */
  used: string[];
  /** Has the Family Ring paid in this turn? 1 or 0. */
  ring: number;
  /** Bonuses of skills, for this turn. */
  muscle: number;
  influence: number;
}

/** The kinds of `left` goods are still to be chosen; all goods are stored afterwards. */
interface KindsFrame {
  readonly kind: 'kinds';
  readonly seat: number;
  left: number;
  alcohol: number;
  gun: number;
}

interface StoreFrame {
  readonly kind: 'store';
  readonly seat: number;
  alcohol: number;
  gun: number;
}

/**
 * Goods to be given up, from one tile and all Deals, or from anywhere (tile NOBODY). The caller knows they are there.
 */
interface SpendFrame {
  readonly kind: 'spend';
  readonly seat: number;
  alcohol: number;
  gun: number;
  /** Of any kind. */
  any: number;
  readonly tile: number;
}

interface StepsFrame {
  readonly kind: 'recruit' | 'oust' | 'dismiss';
  readonly seat: number;
  left: number;
}

/** Cards drawn from a deck that only this seat sees: one is kept, the rest go to the bottom. */
interface DrawnFrame {
  readonly kind: 'pick-job' | 'pick-dealer';
  readonly seat: number;
  cards: string[];
}

/** A Dealer was chosen: a new Deal, or beneath one that is there (SC-35). */
interface TuckFrame {
  readonly kind: 'tuck';
  readonly seat: number;
  readonly card: string;
}

interface HireFrame {
  readonly kind: 'hire';
  readonly seat: number;
  readonly level: number;
  /** 1: the hired card goes to the hand without payment. */
  readonly free: number;
  /** Who has been hired; '': nobody yet. The market is refilled after the hired card has its place. */
  hired: string;
}

/** A card that has joined the gang waits for a decision: to the hand for alcohol, or to the discard pile. */
interface WelcomeFrame {
  readonly kind: 'welcome';
  readonly seat: number;
  readonly card: string;
  readonly alcohol: number;
}

interface SellFrame {
  readonly kind: 'sell';
  readonly seat: number;
  left: number;
  /** Tiles where this has been done already. */
  sold: number[];
}

/** One sale: trucks spare goods of the seller's choice, then the goods are spent and the profit comes in. */
interface SaleFrame {
  readonly kind: 'sale';
  readonly seat: number;
  readonly tile: number;
  alcohol: number;
  gun: number;
  spared: number;
  /** 1: the goods are being spent; then the money follows. */
  spending: number;
}

interface BuildFrame {
  readonly kind: 'build';
  readonly seat: number;
  left: number;
  /** The only business allowed, by number, or NOBODY. */
  readonly business: number;
}

interface FenceFrame {
  readonly kind: 'fence';
  readonly seat: number;
  left: number;
  readonly price: number;
}

interface SendFrame {
  readonly kind: 'send';
  readonly seat: number;
  left: number;
  /** Where they go, once chosen, or NOBODY. */
  district: number;
  /** 1: also where the player is not present. */
  readonly anywhere: number;
}

interface MoveFrame {
  readonly kind: 'move';
  readonly seat: number;
  left: number;
  /** Out of this district, once chosen, or NOBODY. */
  from: number;
  /** Pieces moved so far. */
  moved: number;
  /** Districts that a vehicle has gone to in this move, as bits: thugs may ride along. */
  ridden: number;
  readonly which: 'any' | 'thugs' | 'vehicles';
}

interface SeizeFrame {
  readonly kind: 'seize';
  readonly seat: number;
  readonly muscle: number;
}

/** All seven markers lie on tiles: one must move to the tile that is about to be seized (SC-46). */
interface MarkerFrame {
  readonly kind: 'marker';
  readonly seat: number;
  readonly tile: number;
  readonly muscle: number;
}

interface UpgradeFrame {
  readonly kind: 'upgrade';
  readonly seat: number;
  readonly muscle: number;
  readonly influence: number;
  readonly discount: number;
}

interface PlainFrame {
  readonly kind: 'right-hand' | 'vehicle' | 'nightclub' | 'shuffle' | 'supply' | 'deal';
  readonly seat: number;
}

interface RaidFrame {
  readonly kind: 'raid';
  /** Whose turn it is: effects run from here on round the table. */
  readonly seat: number;
  step: number;
  /** Players who have had this step. */
  done: number;
  card: string;
}

interface ReorganiseFrame {
  readonly kind: 'reorganise';
  readonly seat: number;
  step: number;
}

interface RoundFrame {
  readonly kind: 'round-end';
  readonly seat: number;
  step: number;
}

/** Thugs of `victim` are harmed; `seat` chooses which. */
interface HarmFrame {
  readonly kind: 'harm';
  readonly seat: number;
  readonly victim: number;
  left: number;
  readonly how: Harm;
  readonly reach: Reach;
}

interface CountdownFrame {
  readonly kind:
    | 'police'
    | 'drive-off'
    | 'wreck-rival'
    | 'wreck-own'
    | 'discard'
    | 'downgrade'
    | 'recover'
    | 'fire'
    | 'unfulfil'
    | 'exchange';
  readonly seat: number;
  left: number;
}

interface RecallFrame {
  readonly kind: 'recall';
  readonly seat: number;
  left: number;
  readonly reach: Reach;
}

/** A question that an effect asks: which of its options, whether to pay its cost, or which rival it meets. */
interface AskFrame {
  readonly kind: 'choose' | 'may' | 'whom';
  readonly seat: number;
  readonly of: string;
  readonly at: number;
}

/** The Enforcer's turn: which line of which card of his Plan comes next, and how many action cubes are left. */
interface EnforcerFrame {
  readonly kind: 'enforcer';
  readonly seat: number;
  step: 'plan' | 'act' | 'done';
  line: number;
  at: number;
  cubes: number;
  /** 1 once the Family Ring has paid in this turn. */
  ring: number;
  /** Jobs that the player could have revealed when last asked in this turn, by their places in the row, as bits. */
  passed: number;
}

/** Between two lines of the Enforcer's: the player may reveal a Job (SC-50). */
interface MeanwhileFrame {
  readonly kind: 'meanwhile';
  readonly seat: number;
}

/** Business tokens that chance draws for the Enforcer, one after the other. */
interface LotsFrame {
  readonly kind: 'lots';
  readonly seat: number;
  left: number;
}

/** Neighbourhoods between which his rules do not decide: the player does. */
interface TieFrame {
  readonly kind: 'tie';
  readonly seat: number;
  readonly tiles: readonly number[];
}

/** Alone: two Jobs, one for each of the two. `left` more such pairs follow. */
interface SoloJobsFrame {
  readonly kind: 'solo-jobs';
  readonly seat: number;
  cards: string[];
  left: number;
}

interface SpecialFrame {
  readonly kind: 'special';
  readonly seat: number;
  readonly rule: string;
  step: number;
}

export type Frame =
  | ScriptFrame
  | SetUpFrame
  | DraftFrame
  | SettleFrame
  | TurnFrame
  | KindsFrame
  | StoreFrame
  | SpendFrame
  | StepsFrame
  | DrawnFrame
  | TuckFrame
  | HireFrame
  | WelcomeFrame
  | SellFrame
  | SaleFrame
  | BuildFrame
  | FenceFrame
  | SendFrame
  | MoveFrame
  | SeizeFrame
  | MarkerFrame
  | UpgradeFrame
  | PlainFrame
  | RaidFrame
  | ReorganiseFrame
  | RoundFrame
  | HarmFrame
  | CountdownFrame
  | RecallFrame
  | AskFrame
  | EnforcerFrame
  | MeanwhileFrame
  | LotsFrame
  | TieFrame
  | SoloJobsFrame
  | SpecialFrame;

export type FrameKind = Frame['kind'];

type Matching<F, K> = F extends { readonly kind: infer Kinds } ? (K extends Kinds ? F : never) : never;
/** The frame of a kind. */
export type FrameOf<K extends FrameKind> = Matching<Frame, K>;
