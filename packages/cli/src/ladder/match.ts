// Matches between contestants, deal by deal.
import { type AnyGame, itemAt, Seeded, settle } from '@backroom/kit';
import { type Contestant, contestant } from './contestants.ts';

/** Some games of one hero against rivals of one kind, the hero on each seat in turn. */
export interface Bout {
  readonly hero: string;
  readonly rival: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  /** Deals from this number to before that one; each is played once. */
  readonly from: number;
  readonly to: number;
  /** The most playouts of a level, without a clock. Left out: its own limits and time. */
  readonly most?: number;
}

/** The hero's share of the victory in each game. */
export function playBout(game: AnyGame, { hero, rival, seats, options, seed, from, to, most }: Bout): number[] {
  const [one, others] = [contestant(game, hero, most), contestant(game, rival, most)];
  if (one === null || others === null) throw new Error(`no such contestant: ${one === null ? hero : rival}`);
  return Array.from({ length: to - from }, (_, i) => {
    const deal = from + i;
    // The same cards for as many games as there are seats: the hero plays each hand of a deal.
    const luck = `${seed} ${Math.floor(deal / seats)}`;
    const table = Array.from({ length: seats }, (_, seat): Contestant => (seat === deal % seats ? one : others));
    return itemAt(playGame(game, options, table, luck, `${luck} ${deal}`), deal % seats);
  });
}

function playGame(game: AnyGame, options: unknown, table: readonly Contestant[], luck: string, seed: string): number[] {
  const state = game.start(options, table.length);
  const [chance, thoughts] = [new Seeded(luck), new Seeded(seed).split('thoughts')];
  const events: unknown[] = [];
  for (;;) {
    settle(game, state, chance, { events, steps: null });
    const turn = game.toAct(state);
    if (typeof turn === 'string') break;
    const seat = itemAt(turn, thoughts.below(turn.length));
    const seen = (): unknown[] => events.map((event) => game.face(event, seat)).filter((event) => event !== null);
    game.apply(state, seat, itemAt(table, seat)(state as never, seat, thoughts, seen), events);
  }
  const winners = game.result(state)?.winners ?? [];
  return table.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
