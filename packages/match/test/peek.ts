// A game for the tests of undo: each action reveals exactly one kind of thing to exactly one kind of seat.
import { type Game, isRecord, parsed, pick, type Random, refused, type Seat } from '@backroom/kit';

const CARDS = 1000; // enough that no two deals are equal by chance
const LENGTH = 24;

export interface Peek {
  hands: number[];
  top: number;
  /** Who has looked at the top card; whose hand the next seat has been shown; whose hand everybody has. */
  looked: boolean[];
  told: boolean[];
  shown: boolean[];
  laid: number[];
  steps: number;
}

export type Move =
  | { readonly type: 'deal'; readonly hands: readonly number[]; readonly top: number }
  /** Reveals nothing; looks at the top card; shows its hand to the next seat, or to all; lays a choice face down. */
  | { readonly type: 'wave' | 'look' | 'tell' | 'show' }
  | { readonly type: 'lay'; readonly choice: number };

interface PeekEvent {
  readonly type: Move['type'];
  readonly seat: Seat | null;
  readonly value: number | null;
}

interface PeekView {
  readonly seat: Seat | null;
  readonly hands: readonly (number | null)[];
  readonly top: number | null;
  readonly looked: readonly boolean[];
  readonly told: readonly boolean[];
  readonly shown: readonly boolean[];
  readonly laid: readonly (number | null)[];
  readonly steps: number;
}

const MOVES: readonly Move[] = [
  ...(['wave', 'look', 'tell', 'show'] as const).map((type) => ({ type })),
  ...[0, 1, 2].map((choice) => ({ type: 'lay', choice }) as const),
];

const turnOf = (s: Peek): Seat => (s.steps - 1) % s.hands.length;
const next = (seat: Seat, seats: number): Seat => (seat + 1) % seats;
const knows = (s: Pick<Peek, 'told' | 'shown'>, seat: Seat | null, owner: Seat): boolean =>
  seat === owner || s.shown[owner] || (s.told[owner] && seat === next(owner, s.told.length));
const copy = (s: Peek): Peek => structuredClone(s);
const deal = (seats: number, random: Random): number[] => Array.from({ length: seats }, () => random.below(CARDS));

export const peek: Game<{ state: Peek; action: Move; event: PeekEvent; view: PeekView; options: object }> = {
  id: 'peek',
  rules: 1,
  options: { fields: {}, conflict: () => null },
  seats: () => ({ min: 2, max: 4 }),
  bound: LENGTH + 1,
  start: (_, seats) => {
    const none = (): boolean[] => new Array<boolean>(seats).fill(false);
    const hands = new Array<number>(seats).fill(0);
    return { hands, top: 0, looked: none(), told: none(), shown: none(), laid: hands.map(() => -1), steps: 0 };
  },
  seated: (s) => s.hands.length,
  toAct: (s) => (s.steps === 0 ? 'chance' : s.steps > LENGTH ? 'over' : [turnOf(s)]),
  legal: (s, seat) => (s.steps > 0 && s.steps <= LENGTH && seat === turnOf(s) ? MOVES : []),
  sample: (_, __, random) => pick(MOVES, random),
  chance: (s, random) => ({ type: 'deal', hands: deal(s.hands.length, random), top: random.below(CARDS) }),
  possible: (s, draw) => isRecord(draw) && draw.type === 'deal' && s.steps === 0,
  apply(s, by, move, out) {
    s.steps++;
    const seat = by as Seat;
    if (move.type === 'deal') Object.assign(s, { hands: [...move.hands], top: move.top });
    if (move.type === 'look') s.looked[seat] = true;
    if (move.type === 'tell') s.told[seat] = true;
    if (move.type === 'show') s.shown[seat] = true;
    if (move.type === 'lay') s.laid[seat] = move.choice;
    const value = { deal: null, wave: null, look: s.top, tell: s.hands[seat], show: s.hands[seat], lay: null };
    out?.push({ type: move.type, seat: by === 'chance' ? null : seat, value: value[move.type] ?? null });
  },
  clone: copy,
  deadline: () => null,
  elapse: () => MOVES[0],
  view: (s, seat) => ({
    seat,
    hands: s.hands.map((hand, owner) => (knows(s, seat, owner) ? hand : null)),
    top: seat !== null && s.looked[seat] ? s.top : null,
    looked: [...s.looked],
    told: [...s.told],
    shown: [...s.shown],
    laid: s.laid.map((choice, owner) => (owner === seat || choice === -1 ? choice : null)),
    steps: s.steps,
  }),
  face: (event, seat) => {
    const sees =
      event.type === 'show' ||
      event.seat === seat ||
      (event.type === 'tell' && event.seat !== null && seat === event.seat + 1);
    return sees ? event : { ...event, value: null };
  },
  redeal: (v, random) => ({
    ...structuredClone({ looked: v.looked, told: v.told, shown: v.shown, steps: v.steps } as unknown as Peek),
    hands: v.hands.map((hand) => hand ?? random.below(CARDS)),
    top: v.top ?? random.below(CARDS),
    laid: v.laid.map((choice) => choice ?? random.below(3)),
  }),
  refusals: () => [],
  result: (s) => (s.steps > LENGTH ? { scores: [...s.hands], winners: [] } : null),
  save: (s) => copy(s) as never,
  load: (x) => (isRecord(x) && Array.isArray(x.hands) ? parsed(copy(x as unknown as Peek)) : refused('no Peek')),
  write: (move) => JSON.stringify(move),
  read: (text) => {
    const move = MOVES.find((one) => JSON.stringify(one) === text);
    return move === undefined ? refused('no such move') : parsed(move);
  },
};
