// Scheffeln's basic game for boardgame.io, the way its documentation teaches: `setup`, phases with their own moves and
// turn order, moves that change a draft or return INVALID_MOVE, the random plugin, `endIf`, and `enumerate` for bots.
//
// Where the documentation leaves a choice, the leaner one was taken. Reading a list through a draft is slow, so G keeps
// lists flat and a move copies out the one it needs and puts it back whole. There is no `playerView`, and undo is off.
//
// The package has no `exports`: Node must be shown the file that its documentation calls `boardgame.io/core`.
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'white', 'brown'];
const DECK = COLOURS.flatMap((colour) => [colour, colour, colour]);
const TOKEN_STEPS = [0, 500, 1500, 2000];
const HAND_SIZE = 4;

function setup({ ctx, random }) {
  const G = {
    round: 1,
    start: random.Die(ctx.numPlayers) - 1,
    // Two slots a business, A to H: the car at the bottom and the car on top of it.
    ring: random.Shuffle(COLOURS).flatMap((car) => [car, null]),
    // The tokens of each business, top first.
    stacks: COLOURS.map((_, place) => random.Shuffle(TOKEN_STEPS.map((step) => 2000 * place + step))),
    hands: [],
    characters: Array(ctx.numPlayers).fill(null),
    money: Array(ctx.numPlayers).fill(0),
  };
  deal(G, random);
  return G;
}

function deal(G, random) {
  const cards = random.Shuffle(DECK);
  G.hands = G.characters.map((_, seat) => cards.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE));
}

function choose({ G, ctx }, character) {
  if (!isFree(G, character)) return INVALID_MOVE;
  G.characters[ctx.playOrderPos] = character;
}

function move({ G, ctx }, card) {
  const hand = without(G.hands[ctx.playOrderPos], card);
  if (hand === null) return INVALID_MOVE;
  G.hands[ctx.playOrderPos] = hand;
  G.ring = drive([...G.ring], card);
}

function exchange({ G, ctx }, card, take) {
  const hand = without(G.hands[ctx.playOrderPos], card);
  // SH-23: the last card of a round must be played face up.
  if (hand === null || hand.length === 0 || !isFree(G, take)) return INVALID_MOVE;
  G.hands[ctx.playOrderPos] = hand;
  G.characters[ctx.playOrderPos] = take;
}

const isFree = (G, character) => COLOURS.includes(character) && !G.characters.includes(character);

function without(hand, card) {
  const rest = [...hand];
  const index = rest.indexOf(card);
  if (index < 0) return null;
  rest.splice(index, 1);
  return rest;
}

/** SH-30 to SH-36: a car that carries another passes every car, any other passes pairs. */
function drive(ring, car) {
  const slot = ring.indexOf(car);
  const isOnTop = slot % 2 === 1;
  const rider = isOnTop ? null : ring[slot + 1];
  ring[slot] = null;
  if (!isOnTop) ring[slot + 1] = null;
  const blocking = rider === null ? 1 : 0;
  let to = (slot - (slot % 2) + 2) % ring.length;
  while (ring[to + blocking] !== null) to = (to + 2) % ring.length;
  if (ring[to] !== null) ring[to + 1] = car;
  else {
    ring[to] = car;
    ring[to + 1] = rider;
  }
  return ring;
}

/**
 * SH-40, SH-50. The next hands are dealt here, not in the next round's `onBegin`: the framework asks that phase's
 * `endIf` before it calls the hook, and would find all hands empty.
 */
function endRound({ G, ctx, random }) {
  const ring = [...G.ring];
  for (const [seat, character] of G.characters.entries()) {
    const slot = ring.indexOf(character);
    const isBeneath = slot % 2 === 0 && ring[slot + 1] !== null;
    if (!isBeneath) G.money[seat] += G.stacks[Math.floor(slot / 2)].shift();
  }
  if (hasEmptyStack(G)) return;
  G.round++;
  G.start = (G.start + 1) % ctx.numPlayers;
  deal(G, random);
}

const hasEmptyStack = (G) => G.stacks.some((stack) => stack.length === 0);

/** SH-60. */
function endIf({ G }) {
  if (!hasEmptyStack(G)) return;
  const most = Math.max(...G.money);
  return { scores: G.money, winners: [...G.money.keys()].filter((seat) => G.money[seat] === most) };
}

function enumerate(G, ctx) {
  const free = COLOURS.filter((colour) => !G.characters.includes(colour));
  if (ctx.phase === 'choose') return free.map((character) => ({ move: 'choose', args: [character] }));
  const hand = G.hands[ctx.playOrderPos];
  const cards = [...new Set(hand)];
  const list = cards.map((card) => ({ move: 'move', args: [card] }));
  if (hand.length > 1) {
    for (const card of cards) for (const take of free) list.push({ move: 'exchange', args: [card, take] });
  }
  return list;
}

export const Scheffeln = {
  name: 'scheffeln',
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true,
  setup,
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }) => G.start,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
  },
  phases: {
    choose: {
      start: true,
      moves: { choose },
      endIf: ({ G }) => G.characters.every((character) => character !== null),
      next: 'play',
    },
    // One round. The next one is the same phase again.
    play: {
      moves: { move, exchange },
      endIf: ({ G }) => G.hands.every((hand) => hand.length === 0),
      onEnd: endRound,
      next: 'play',
    },
  },
  endIf,
  ai: { enumerate },
};
