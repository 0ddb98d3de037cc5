// Every action there is. A seat's actions are a finite set, built once and shared: lists of legal actions only point at
// them.
import {
  BACKWARD,
  BUSINESSES,
  type Business,
  CARDS,
  CARS,
  type Car,
  type Card,
  COLOURS,
  type Colour,
  EVASION,
  JOKER,
  NASTY,
  NONE,
} from './vocabulary.ts';

export type SeatAction =
  | { readonly type: 'choose'; readonly character: Colour }
  | { readonly type: 'move'; readonly card: Colour }
  | { readonly type: 'exchange'; readonly card: Card; readonly take: Colour }
  | { readonly type: 'joker'; readonly car: Car }
  | { readonly type: 'backward'; readonly car: Car }
  | { readonly type: 'evasion'; readonly car?: Car; readonly to?: Business }
  | { readonly type: 'nasty'; readonly take: Colour }
  | { readonly type: 'grab'; readonly character: Colour };

/**
 * What chance lays out at the start: a car for each place, the tokens stack by stack from the top, the starting seat.
 */
export interface SetupDraw {
  readonly type: 'setup';
  readonly cars: readonly number[];
  readonly tokens: readonly number[];
  readonly start: number;
}

/** What chance deals for a round: four cards for each seat in seat order, or the row of seven from left to right. */
export interface DealDraw {
  readonly type: 'deal';
  readonly cards: readonly number[];
}

/** Table time that passed. */
export interface Wait {
  readonly type: 'wait';
  readonly ms: number;
}

export type Action = SeatAction | SetupDraw | DealDraw | Wait;

const actions = <A extends SeatAction>(list: readonly A[]): readonly A[] => list;

export const CHOOSE_CHARACTER = actions(COLOURS.map((character) => ({ type: 'choose', character })));
export const GRAB_CHARACTER = actions(COLOURS.map((character) => ({ type: 'grab', character })));
export const MOVE = actions(COLOURS.map((card) => ({ type: 'move', card })));
export const NASTY_TAKE = actions(COLOURS.map((take) => ({ type: 'nasty', take })));
export const JOKER_DRIVE = actions(CARS.map((car) => ({ type: 'joker', car })));
export const BACKWARD_DRIVE = actions(CARS.map((car) => ({ type: 'backward', car })));
/** By card, then by the character taken. */
export const EXCHANGE = CARDS.map((card) => actions(COLOURS.map((take) => ({ type: 'exchange', card, take }))));
/** By car, then by place. */
export const EVADE = CARS.map((car) => actions(BUSINESSES.map((to) => ({ type: 'evasion', car, to }))));
export const EVADE_NOTHING: SeatAction = { type: 'evasion' };

/** What an action means in numbers. All have one shape, so that reading them is quick. */
export interface Meaning {
  readonly action: SeatAction;
  readonly type: SeatAction['type'];
  /** The card it spends, or NONE. */
  readonly card: number;
  /** The car it drives or the character it takes, or NONE. */
  readonly piece: number;
  /** Where an Evasion leads, or NONE. */
  readonly to: number;
}

const mean = (
  actions: readonly SeatAction[],
  card: (index: number) => number,
  piece: (index: number) => number,
): Meaning[] => actions.map((action, i) => ({ action, type: action.type, card: card(i), piece: piece(i), to: NONE }));

const same = (index: number): number => index;
const always = (value: number) => (): number => value;

const MEANINGS: readonly Meaning[] = [
  ...mean(CHOOSE_CHARACTER, always(NONE), same),
  ...mean(GRAB_CHARACTER, always(NONE), same),
  ...mean(MOVE, same, same),
  ...mean(JOKER_DRIVE, always(JOKER), same),
  ...mean(BACKWARD_DRIVE, always(BACKWARD), same),
  ...EVADE.flatMap((places, car) => mean(places, always(EVASION), always(car)).map((m, to) => ({ ...m, to }))),
  ...mean([EVADE_NOTHING], always(EVASION), always(NONE)),
  ...mean(NASTY_TAKE, always(NASTY), same),
  ...EXCHANGE.flatMap((takes, card) => mean(takes, always(card), same)),
];

export const EVERY_SEAT_ACTION: readonly SeatAction[] = MEANINGS.map((m) => m.action);

/** A hidden property of each shared action, not in JSON. A look-up by value would take most of a decision's time. */
const MEANING = Symbol('meaning');
for (const meaning of MEANINGS) Object.freeze(Object.defineProperty(meaning.action, MEANING, { value: meaning }));

/** Knows only the shared actions of this file. The gate turns an action from outside into one of them. */
export function meaningOf(action: Action): Meaning {
  const meaning = (action as { [MEANING]?: Meaning })[MEANING];
  if (meaning === undefined) throw new TypeError("not one of the game's own actions: admit it first");
  return meaning;
}
