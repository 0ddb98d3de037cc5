// A puzzle: a position with one clearly best action for the seat to move, as it is kept in a collection.
import { type Game, type GameTypes, isRecord, type Json, type Parsed, parsed, refused, type Seat } from '@backroom/kit';

/** 1: plain to see … 5: for masters. See grading.ts. */
export const GRADES = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof GRADES)[number];

export interface Puzzle {
  readonly grade: Grade;
  readonly options: Json;
  readonly seat: Seat;
  /** The best action, in the game's notation. */
  readonly solution: string;
  /** The chance of winning after each of the seat's actions, by notation, in canonical order. */
  readonly chances: Readonly<Record<string, number>>;
  /** The readable form of a whole state. What the seat cannot see was dealt at random: it tells nothing. */
  readonly state: Json;
}

/** All that the solver may know. The puzzle must have been read or found. */
export function viewOf<T extends GameTypes>(game: Game<T>, puzzle: Puzzle): T['view'] {
  return game.view(stateOf(game, puzzle), puzzle.seat);
}

export function stateOf<T extends GameTypes>(game: Game<T>, { state, options }: Puzzle): T['state'] {
  const loaded = game.load(state, options);
  if (!loaded.ok) throw new RangeError(`the puzzle's state does not load: ${loaded.why}`);
  return loaded.value;
}

/** Reads a collection from outside. If one puzzle cannot be played, the whole collection is refused. */
export function readPuzzles<T extends GameTypes>(game: Game<T>, x: unknown): Parsed<readonly Puzzle[]> {
  if (!Array.isArray(x)) return refused('a collection of puzzles must be a list');
  for (const [i, one] of x.entries()) {
    const why = flawOf(game, one);
    if (why !== null) return refused(`puzzle ${i + 1}: ${why}`);
  }
  return parsed(x as Puzzle[]);
}

/** What is wrong with it, or null. */
function flawOf<T extends GameTypes>(game: Game<T>, x: unknown): string | null {
  if (!isRecord(x)) return 'must be an object';
  const { grade, options, seat, solution, chances, state } = x;
  if (!GRADES.includes(grade as Grade)) return 'grade must be a whole number from 1 to 5';
  const loaded = game.load(state, options);
  if (!loaded.ok) return `its state does not load: ${loaded.why}`;
  const turn = game.toAct(loaded.value);
  if (typeof turn === 'string' || !turn.includes(seat as Seat)) return `seat ${String(seat)} has nothing to decide`;
  const legal = game.legal(loaded.value, seat as Seat).map((action) => game.write(action));
  if (!isRecord(chances)) return 'chances must be an object';
  if (Object.keys(chances).length !== legal.length || !legal.every((notation) => Object.hasOwn(chances, notation))) {
    return `chances must name its ${legal.length} legal actions and no others`;
  }
  if (!Object.values(chances).every(isShare)) return 'every chance must be a number from 0 to 1';
  const best = legal.reduce((one, other) => (Number(chances[other]) > Number(chances[one]) ? other : one));
  return solution === best ? null : `its solution must be the action with the best chance, ${best}`;
}

const isShare = (x: unknown): boolean => typeof x === 'number' && x >= 0 && x <= 1;
