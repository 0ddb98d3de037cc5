// What chance draws: the layout once (SH-10, SH-70), then cards for each round (SH-11, SH-50, SH-71).
import { type Random, shuffle } from '@backroom/kit';
import type { Action, DealDraw, SetupDraw } from './actions.ts';
import { layout, type State } from './state.ts';
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

const { DEAL, MOVEMENT_CARDS, PHASE, RUN, SEATS, SETUP, SPEED } = layout;

const runCards = [
  [JOKER, RUN_COPIES.joker],
  [BACKWARD, RUN_COPIES.backward],
  [EVASION, RUN_COPIES.evasion],
  [NASTY, RUN_COPIES.nasty],
].flatMap(([card, copies]) => new Array<number>(copies).fill(card));

const colourCards = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => Math.floor((i * CHARACTERS) / count));

const [deck24, deck32] = [colourCards(24), colourCards(32)];
const [runDeck24, runDeck32] = [
  [...deck24, ...runCards],
  [...deck32, ...runCards],
];

/** The movement cards of a game, sorted: three or four of each colour, and RUN's six. */
export function deckOf(s: State): readonly number[] {
  if (s[RUN] === 1) return s[MOVEMENT_CARDS] === 24 ? runDeck24 : runDeck32;
  return s[MOVEMENT_CARDS] === 24 ? deck24 : deck32;
}

const STACKS: readonly (readonly number[])[] = Array.from({ length: PLACES }, (_, place) => tokenValues(place));
const ALL_TOKENS = STACKS.flat();
const ALL_CARS = Array.from({ length: CHARACTERS }, (_, car) => car);

const dealtCards = (s: State): number => (s[SPEED] === 1 ? ROW_LENGTH : s[SEATS] * HAND_SIZE);

export function chance(s: State, random: Random): Action {
  return s[PHASE] === SETUP ? drawSetup(s, random) : drawDeal(s, random);
}

function drawSetup(s: State, random: Random): SetupDraw {
  const cars = shuffle(ALL_CARS.slice(), random);
  const tokens = ALL_TOKENS.slice();
  const pile = s[SPEED] === 1 ? TOKEN_COUNT : TOKENS_PER_STACK;
  for (let i = 0; i < TOKEN_COUNT; i += pile) shuffle(tokens, random, i, i + pile);
  return { type: 'setup', cars, tokens, start: random.below(s[SEATS]) };
}

function drawDeal(s: State, random: Random): DealDraw {
  const deck = deckOf(s).slice();
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
  if (s[PHASE] === DEAL) return type === 'deal' && isPartOf(cards, deckOf(s), dealtCards(s));
  if (s[PHASE] !== SETUP || type !== 'setup' || !Array.isArray(tokens)) return false;
  if (!isPartOf(cars, ALL_CARS, CHARACTERS)) return false;
  if (!Number.isInteger(start) || (start as number) < 0 || (start as number) >= s[SEATS]) return false;
  if (s[SPEED] === 1) return isPartOf(tokens, ALL_TOKENS, TOKEN_COUNT);
  return (
    tokens.length === TOKEN_COUNT &&
    STACKS.every((stack, place) => {
      const from = place * TOKENS_PER_STACK;
      return isPartOf(tokens.slice(from, from + TOKENS_PER_STACK), stack, TOKENS_PER_STACK);
    })
  );
}

/** Is `part` a list of `length` items of `whole`, none more often than `whole` has it? */
function isPartOf(part: unknown, whole: readonly number[], length: number): boolean {
  if (!Array.isArray(part) || part.length !== length) return false;
  const left = whole.slice();
  return part.every((item) => {
    const i = left.indexOf(item);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
}
