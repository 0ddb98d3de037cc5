// Last Call, a game of ten minutes to write and two to play: three bottles, three cards each, the highest card takes a bottle.
import {
  choice,
  type Game,
  isRecord,
  itemAt,
  parsed,
  pick,
  type Random,
  type Refusal,
  refused,
  type Seat,
  shuffle,
} from '@backroom/kit';

// LC-1 Cards 1 to 12 (or 20), each once. Three are dealt to each of 2 to 4 players; the rest stay hidden.
export interface Options {
  readonly cards: 12 | 20;
}

export interface State {
  readonly cards: 12 | 20;
  /** Cards in hand, by seat, in rising order. Empty before the deal. */
  hands: number[][];
  /** The card each seat has played for this bottle, or 0. */
  played: number[];
  bottles: number[];
  /** Cards that have been on the table. */
  gone: number[];
  turn: Seat;
  phase: 'deal' | 'play' | 'over';
}

export type Action =
  | { readonly type: 'play'; readonly card: number }
  | { readonly type: 'deal'; readonly hands: readonly (readonly number[])[] };

export type Event =
  /** A hand is null for viewers who may not see it. */
  | { readonly type: 'dealt'; readonly hands: readonly (readonly number[] | null)[] }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'bottle'; readonly seat: Seat };

export interface View {
  readonly seat: Seat | null;
  readonly cards: 12 | 20;
  readonly phase: State['phase'];
  readonly turn: Seat;
  readonly hand: readonly number[] | null;
  readonly held: readonly number[];
  readonly played: readonly number[];
  readonly bottles: readonly number[];
  readonly gone: readonly number[];
}

const HAND = 3;
const deck = (cards: number): number[] => Array.from({ length: cards }, (_, i) => i + 1);
const rising = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

function deal(cards: number, seats: number, random: Random): number[][] {
  const shuffled = shuffle(deck(cards), random);
  return Array.from({ length: seats }, (_, seat) => rising(shuffled.slice(seat * HAND, (seat + 1) * HAND)));
}

/** The types of this game, bundled for the kit. */
export interface Types {
  state: State;
  action: Action;
  event: Event;
  view: View;
  options: Options;
}

export const lastCall: Game<Types> = {
  id: 'last-call',
  rules: 1,
  options: { fields: { cards: choice([12, 20], 12, 'cards 1 to this number') }, conflict: () => null },
  seats: () => ({ min: 2, max: 4 }),
  bound: 1 + 4 * HAND,

  start: ({ cards }, seats) => ({
    cards,
    hands: Array.from({ length: seats }, () => []),
    played: Array.from({ length: seats }, () => 0),
    bottles: Array.from({ length: seats }, () => 0),
    turn: 0,
    phase: 'deal',
    gone: [],
  }),
  seated: (s) => s.hands.length,
  toAct: (s) => (s.phase === 'deal' ? 'chance' : s.phase === 'over' ? 'over' : [s.turn]),

  // LC-2 In turn, each plays one card face up.
  legal: (s, seat) =>
    s.phase === 'play' && seat === s.turn ? itemAt(s.hands, seat).map((card) => ({ type: 'play', card })) : [],

  sample: (s, seat, random) => pick(lastCall.legal(s, seat), random),

  chance: (s, random) => ({ type: 'deal', hands: deal(s.cards, s.hands.length, random) }),
  possible: (s, draw) => {
    if (s.phase !== 'deal' || !isRecord(draw) || draw.type !== 'deal' || !Array.isArray(draw.hands)) return false;
    const cards: unknown[] = draw.hands.flat();
    return (
      draw.hands.length === s.hands.length &&
      draw.hands.every((hand) => Array.isArray(hand) && hand.length === HAND && rising(hand).join() === hand.join()) &&
      new Set(cards).size === cards.length &&
      cards.every((card) => deck(s.cards).includes(card as number))
    );
  },

  apply(s, _by, action, out) {
    if (action.type === 'deal') {
      s.hands = action.hands.map((hand) => [...hand]);
      s.phase = 'play';
      out?.push({ type: 'dealt', hands: action.hands });
      return;
    }
    const seat = s.turn;
    s.hands[seat] = itemAt(s.hands, seat).filter((card) => card !== action.card);
    s.played[seat] = action.card;
    s.gone.push(action.card);
    out?.push({ type: 'played', seat, card: action.card });
    s.turn = (seat + 1) % s.hands.length;
    if (s.played.includes(0)) return;
    // LC-3 When all have played, the highest card takes the bottle, and its player leads for the next.
    const taker = s.played.indexOf(Math.max(...s.played));
    s.bottles[taker] = itemAt(s.bottles, taker) + 1;
    s.played = s.played.map(() => 0);
    s.turn = taker;
    out?.push({ type: 'bottle', seat: taker });
    // LC-4 After three bottles, most bottles win; ties share.
    if (s.hands.every((hand) => hand.length === 0)) s.phase = 'over';
  },
  clone: (s) => ({
    ...s,
    hands: s.hands.map((hand) => [...hand]),
    played: [...s.played],
    bottles: [...s.bottles],
    gone: [...s.gone],
  }),
  deadline: () => null,
  elapse: () => ({ type: 'deal', hands: [] }),

  view: (s, seat) => ({
    seat,
    cards: s.cards,
    phase: s.phase,
    turn: s.turn,
    hand: seat === null ? null : [...itemAt(s.hands, seat)],
    held: s.hands.map((hand) => hand.length),
    played: [...s.played],
    bottles: [...s.bottles],
    gone: [...s.gone],
  }),
  face: (event, seat) =>
    event.type === 'dealt'
      ? { type: 'dealt', hands: event.hands.map((hand, owner) => (owner === seat ? hand : null)) }
      : event,
  redeal(v, random) {
    const unseen = deck(v.cards).filter((card) => !v.gone.includes(card) && !v.hand?.includes(card));
    shuffle(unseen, random);
    return {
      cards: v.cards,
      hands: v.held.map((held, owner) => (owner === v.seat ? [...(v.hand ?? [])] : rising(unseen.splice(0, held)))),
      played: [...v.played],
      bottles: [...v.bottles],
      turn: v.turn,
      phase: v.phase,
      gone: [...v.gone],
    };
  },
  refusals: (s, seat): Refusal<Action>[] =>
    s.phase === 'play' && seat !== s.turn
      ? itemAt(s.hands, seat).map((card) => ({
          action: { type: 'play', card },
          code: 'wait',
          rule: 'LC-2',
          values: { seat: s.turn },
        }))
      : [],
  result: (s) => {
    if (s.phase !== 'over') return null;
    const most = Math.max(...s.bottles);
    return { scores: [...s.bottles], winners: s.bottles.flatMap((n, seat) => (n === most ? [seat] : [])) };
  },

  // The state is plain, readable data: it is saved unchanged, and loaded unchanged after a check.
  save: (s) => structuredClone(s) as never,
  load: (x) => {
    const s = x as State;
    const lists = isRecord(x) && [s.hands, s.played, s.bottles, s.gone].every(Array.isArray);
    if (!lists || !['deal', 'play', 'over'].includes(s.phase)) return refused('not a state of Last Call');
    return parsed(structuredClone(s));
  },
  write: (a) => (a.type === 'play' ? `play ${a.card}` : `deal ${a.hands.map((hand) => hand.join(' ')).join(', ')}`),
  read: (text) => {
    const play = /^play (\d{1,2})$/.exec(text);
    if (play) return parsed({ type: 'play', card: Number(play[1]) });
    if (!/^deal (\d+ \d+ \d+)(, \d+ \d+ \d+){1,3}$/.test(text)) return refused('not a line of Last Call');
    return parsed({
      type: 'deal',
      hands: text
        .slice(5)
        .split(', ')
        .map((hand) => hand.split(' ').map(Number)),
    });
  },
};
