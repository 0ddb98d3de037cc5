// The nouns of Scheffeln. Outside, pieces go by name; inside a state, by their index in these lists.

export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'white', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];

/** The cars: one of each colour, and with Mafia-Style the black one, which no character owns. */
export const CARS = [...COLOURS, 'black'] as const;
export type Car = (typeof CARS)[number];

/** Movement cards by kind: a colour, or one of the RUN cards. */
export const CARDS = [...COLOURS, 'joker', 'backward', 'evasion', 'nasty'] as const;
export type Card = (typeof CARDS)[number];

/** The ring, clockwise, from the least valuable business to the most. */
export const BUSINESSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type Business = (typeof BUSINESSES)[number];

export const PLACES = BUSINESSES.length;
export const CHARACTERS = COLOURS.length;

/** No car, no card, no seat, no time limit: an empty slot of a state. */
export const NONE = -1;

export const BLACK = CARS.indexOf('black');
export const JOKER = CARDS.indexOf('joker');
export const BACKWARD = CARDS.indexOf('backward');
export const EVASION = CARDS.indexOf('evasion');
export const NASTY = CARDS.indexOf('nasty');

/** How many of each RUN card there are (SH-80 to SH-83). */
export const RUN_COPIES = { joker: 2, backward: 2, evasion: 1, nasty: 1 } as const;

export const HAND_SIZE = 4;
export const ROW_LENGTH = 7;
export const COUNTDOWN_MS = 5000;

/** SH-3, a ruling: the four tokens of business number i are worth 2000 * i plus these. Change them here and only here. */
const TOKEN_STEPS = [0, 500, 1500, 2000] as const;
export const TOKENS_PER_STACK = TOKEN_STEPS.length;
export const TOKEN_COUNT = PLACES * TOKENS_PER_STACK;
export const tokenValues = (place: number): number[] => TOKEN_STEPS.map((step) => 2000 * place + step);

/** Between rounds chance draws ('setup' once, then 'deal'); players meet the other phases. */
export const PHASES = ['setup', 'deal', 'choose', 'play', 'pick', 'over'] as const;
export type Phase = (typeof PHASES)[number];

const index = <T extends string>(list: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(list.map((name, i) => [name, i])) as Record<T, number>;

export const CAR_INDEX = index(CARS);
export const CARD_INDEX = index(CARDS);
