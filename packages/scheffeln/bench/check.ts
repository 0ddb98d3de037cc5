// Do both engines play the same game? The peer plays at random; ours follows it. At every decision the lists of legal
// actions must be the same, an action outside them must be refused by both, and the tables must be equal.
import { admit, pick, type Random, Seeded } from '@backroom/kit';
import { COLOURS, type SeatAction, type State, scheffeln } from '@backroom/scheffeln';
import { Difference } from '../../../bench/difference.ts';
import type { Peer, PeerMove, PeerState, PeerTable } from './peer.ts';

export interface Checked {
  readonly games: number;
  readonly transitions: number;
}

export function check(peer: Peer, games: number): Checked {
  let transitions = 0;
  for (let game = 0; game < games; game++) {
    const table = peer.openTable(peer.game, `check ${game}`);
    try {
      transitions += follow(peer, table, new Seeded(`check ${game}`));
    } catch (error) {
      if (!(error instanceof Difference)) throw error;
      throw new Difference(`in game ${game} of the check, ${error.message}`);
    }
    table.stop();
  }
  return { games, transitions };
}

function follow(peer: Peer, table: PeerTable, random: Random): number {
  let state = load(firstPosition(table.getState()));
  for (let decision = 0; ; decision++) {
    const where = `at decision ${decision}`;
    const theirs = table.getState();
    const turn = scheffeln.toAct(state);
    if (turn === 'chance') state = load(withHands(readable(state), theirs));
    demandEqual(`${where} the tables differ`, tableOf(readable(state)), peerTableOf(theirs));
    if (turn === 'over') {
      demandEqual(`${where} the results differ`, { ...scheffeln.result(state) }, { ...theirs.ctx.gameover });
      return decision;
    }
    const seat = theirs.ctx.playOrderPos;
    const moves = peer.game.ai.enumerate(theirs.G, theirs.ctx, theirs.ctx.currentPlayer);
    const legal = scheffeln.legal(state, seat).map(textOf);
    demandSameActions(where, legal, moves.map(protocolText));

    const wrong = pick(EVERY_MOVE, random);
    if (!legal.includes(protocolText(wrong))) demandRefused(where, state, table, wrong);

    const move = pick(moves, random);
    const admitted = admit(scheffeln, state, seat, protocolAction(move));
    if (!admitted.ok) throw new Difference(`${where} our engine refuses ${protocolText(move)}: ${admitted.why}`);
    scheffeln.apply(state, seat, admitted.action, null);
    table.moves[move.move](...move.args);
  }
}

const EVERY_MOVE: readonly PeerMove[] = COLOURS.flatMap((colour) => [
  { move: 'choose', args: [colour] },
  { move: 'move', args: [colour] },
  ...COLOURS.map((take) => ({ move: 'exchange', args: [colour, take] })),
]);

/** A move of the peer as an action of the engine protocol. */
export function protocolAction({ move, args }: PeerMove): SeatAction {
  const [first, second] = args as readonly (typeof COLOURS)[number][];
  switch (move) {
    case 'choose':
      return { type: 'choose', character: first };
    case 'move':
      return { type: 'move', card: first };
    default:
      return { type: 'exchange', card: first, take: second };
  }
}

/** The same text for the same action in any order of fields. */
const textOf = (action: object): string => JSON.stringify(action, Object.keys(action).toSorted());
const protocolText = (move: PeerMove): string => textOf(protocolAction(move));

function demandRefused(where: string, state: State, table: PeerTable, wrong: PeerMove): void {
  const before = table.getState();
  quietly(() => table.moves[wrong.move](...wrong.args));
  if (table.getState()._stateID !== before._stateID) {
    throw new Difference(`${where} boardgame.io accepts ${protocolText(wrong)}, which it did not list`);
  }
  if (admit(scheffeln, state, before.ctx.playOrderPos, protocolAction(wrong)).ok) {
    throw new Difference(`${where} our engine accepts ${protocolText(wrong)}, which it did not list`);
  }
}

/** The peer prints every move that it refuses. */
function quietly(work: () => void): void {
  const { error } = console;
  console.error = () => {};
  try {
    work();
  } finally {
    console.error = error;
  }
}

/** The part of the protocol's readable state that is compared. */
interface Readable {
  readonly phase: string;
  readonly round: number;
  readonly start: number;
  readonly turn: number | null;
  readonly ring: readonly (readonly string[])[];
  readonly stacks: readonly (readonly number[])[];
  readonly seats: readonly SeatReadable[];
}

interface SeatReadable {
  readonly character: string | null;
  readonly hand: readonly string[];
  readonly money: number;
}

export const readable = (state: State): Readable => scheffeln.save(state) as unknown as Readable;

export function load(position: unknown): State {
  const loaded = scheffeln.load(position);
  if (!loaded.ok) throw new Difference(`our engine does not load the peer's position: ${loaded.why}`);
  return loaded.value;
}

/** The peer draws its own cards: our engine gets its layout once and its hands in every round, and computes the rest. */
export function firstPosition({ G, ctx }: PeerState): Readable {
  return {
    phase: 'choose',
    round: G.round,
    start: G.start,
    turn: ctx.playOrderPos,
    ring: peerRing(G.ring),
    stacks: G.stacks,
    seats: G.hands.map((hand) => ({ character: null, hand, money: 0 })),
  };
}

export function withHands(ours: Readable, { G }: PeerState): unknown {
  const seats = ours.seats.map((seat, i) => ({ ...seat, hand: G.hands[i] }));
  return { ...ours, seats, phase: 'play', turn: ours.start, faceUp: [], faceDown: [] };
}

const peerRing = (slots: readonly (string | null)[]): string[][] =>
  Array.from({ length: slots.length / 2 }, (_, place) =>
    slots.slice(place * 2, place * 2 + 2).filter((car) => car !== null),
  );

function tableOf({ phase, round, start, turn, ring, stacks, seats }: Readable): Record<string, unknown> {
  return {
    ...{ phase, round, start, turn, ring, stacks },
    characters: seats.map((seat) => seat.character),
    money: seats.map((seat) => seat.money),
    hands: seats.map((seat) => seat.hand.toSorted()),
  };
}

function peerTableOf({ G, ctx }: PeerState): Record<string, unknown> {
  const over = ctx.gameover !== undefined;
  return {
    phase: over ? 'over' : ctx.phase,
    round: G.round,
    start: G.start,
    turn: over ? null : ctx.playOrderPos,
    ring: peerRing(G.ring),
    stacks: G.stacks,
    characters: G.characters,
    money: G.money,
    hands: G.hands.map((hand) => hand.toSorted()),
  };
}

/** Sets, in any order. An action that is listed twice is a difference too. */
function demandSameActions(where: string, ours: readonly string[], theirs: readonly string[]): void {
  const lacking = {
    'only ours': ours.filter((action) => !theirs.includes(action)),
    'only boardgame.io': theirs.filter((action) => !ours.includes(action)),
  };
  if (ours.length === theirs.length && Object.values(lacking).every((list) => list.length === 0)) return;
  const lines = Object.entries(lacking).map(([who, list]) => `  ${who}: ${list.join(', ') || 'none'}`);
  const counts = `${ours.length} legal actions here, ${theirs.length} in boardgame.io`;
  throw new Difference([`${where} the lists differ (${counts}):`, ...lines].join('\n'));
}

function demandEqual(what: string, ours: Record<string, unknown>, theirs: Record<string, unknown>): void {
  const lines = Object.keys(theirs).flatMap((field) => {
    const [our, their] = [JSON.stringify(ours[field]), JSON.stringify(theirs[field])];
    return our === their ? [] : [`  ${field}`, `    ours          ${our}`, `    boardgame.io  ${their}`];
  });
  if (lines.length > 0) throw new Difference([`${what}:`, ...lines].join('\n'));
}
