// What chance draws: the layout once (SH-10, SH-70), then cards for each round (SH-11, SH-50, SH-71).
import { type Random, shuffle } from '@backroom/kit';
import type { Action, DealDraw, SetupDraw } from './actions.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import {
  BACKWARD,
  CHARACTERS,
  EVASION,
  HAND_SIZE,
  JOKER,
  NASTY,
  PLACES,
  ROW_LENGTH,
  RUN_COPIES,
  TOKEN_COUNT,
  TOKENS_PER_STACK,
  tokenValues,
} from './vocabulary.ts';

const COPIES: readonly (readonly [card: number, copies: number])[] = [
  [JOKER, RUN_COPIES.joker],
  [BACKWARD, RUN_COPIES.backward],
  [EVASION, RUN_COPIES.evasion],
  [NASTY, RUN_COPIES.nasty],
];
const runCards = COPIES.flatMap(([card, copies]) => new Array<number>(copies).fill(card));
const colourCards = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => Math.floor((i * CHARACTERS) / count));
const DECKS = {
  plain: { 24: colourCards(24), 32: colourCards(32) },
  run: { 24: [...colourCards(24), ...runCards], 32: [...colourCards(32), ...runCards] },
};

/** The movement cards of a game, sorted: three or four of each colour, and RUN's six. */
export const deckOf = (options: Options): readonly number[] =>
  (options.run ? DECKS.run : DECKS.plain)[options.movementCards];

const STACKS: readonly (readonly number[])[] = Array.from({ length: PLACES }, (_, place) => tokenValues(place));
const ALL_TOKENS = STACKS.flat();
const ALL_CARS = Array.from({ length: CHARACTERS }, (_, car) => car);

const dealtCards = (s: State): number => (s.options.mode === 'speed' ? ROW_LENGTH : s.seats * HAND_SIZE);

export function chance(s: State, random: Random): Action {
  return s.phase === 'setup' ? drawSetup(s, random) : drawDeal(s, random);
}

function drawSetup(s: State, random: Random): SetupDraw {
  const cars = shuffle(ALL_CARS.slice(), random);
  const tokens = ALL_TOKENS.slice();
  if (s.options.mode === 'speed') shuffle(tokens, random);
  else
    for (let place = 0; place < PLACES; place++)
      shuffle(tokens, random, place * TOKENS_PER_STACK, (place + 1) * TOKENS_PER_STACK);
  return { type: 'setup', cars, tokens, start: random.below(s.seats) };
}

function drawDeal(s: State, random: Random): DealDraw {
  const deck = deckOf(s.options).slice();
  const cards = new Array<number>(dealtCards(s));
  for (let i = 0; i < cards.length; i++) {
    const j = i + random.below(deck.length - i);
    cards[i] = deck[j];
    deck[j] = deck[i];
  }
  return { type: 'deal', cards };
}

/** Could chance have drawn this here? */
export function possible(s: State, draw: unknown): boolean {
  if (typeof draw !== 'object' || draw === null) return false;
  const { type, cars, tokens, start, cards } = draw as Record<string, unknown>;
  if (s.phase === 'deal') return type === 'deal' && isPartOf(cards, deckOf(s.options), dealtCards(s));
  if (s.phase !== 'setup' || type !== 'setup' || !Array.isArray(tokens)) return false;
  if (!isPartOf(cars, ALL_CARS, CHARACTERS)) return false;
  if (!Number.isInteger(start) || (start as number) < 0 || (start as number) >= s.seats) return false;
  if (s.options.mode === 'speed') return isPartOf(tokens, ALL_TOKENS, TOKEN_COUNT);
  return (
    tokens.length === TOKEN_COUNT &&
    STACKS.every((stack, p) =>
      isPartOf(tokens.slice(p * TOKENS_PER_STACK, (p + 1) * TOKENS_PER_STACK), stack, TOKENS_PER_STACK),
    )
  );
}

/** So many of the whole's items, none more often than the whole has it. */
function isPartOf(part: unknown, whole: readonly number[], length: number): part is number[] {
  if (!Array.isArray(part) || part.length !== length) return false;
  const left = whole.slice();
  return part.every((item) => {
    const i = left.indexOf(item);
    if (i < 0) return false;
    left.splice(i, 1);
    return true;
  });
}
