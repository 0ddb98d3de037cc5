// Compares a try at a puzzle with the solution, and says why.
import { type Game, type GameTypes, Seeded } from '@backroom/kit';
import type { Mind } from '../mind.ts';
import { playOut } from '../playout.ts';
import { type Puzzle, stateOf } from './puzzle.ts';

export type PuzzleVerdict = 'right' | 'nearly' | 'wrong';

/** An action of a puzzle. */
export interface Judged<A> {
  readonly action: A;
  readonly chance: number;
  /** The game's own reasons, most important first; empty if it gives none. The game's words turn them into sentences. */
  readonly reasons: readonly unknown[];
}

export interface PuzzleJudgement<A> {
  readonly verdict: PuzzleVerdict;
  readonly tried: Judged<A>;
  readonly solution: Judged<A>;
  /** The second best chance. */
  readonly next: number;
  /** 1: the tried action is the best of `actions`, 2: the second best … */
  readonly rank: number;
  readonly actions: number;
}

/** An action that costs at most this much chance of winning is nearly right. */
const NEARLY = 0.05;

/** Enough for a reliable percentage. */
const IMAGINED = 300;

/** Judges from the seat's view alone, and always the same. `action` must be one of the seat's legal actions. */
export function judge<T extends GameTypes>(
  mind: Mind<T>,
  puzzle: Puzzle,
  action: T['action'],
): PuzzleJudgement<T['action']> {
  const { game } = mind;
  const tried = game.write(action);
  const chance = chanceOf(puzzle, tried);
  const best = chanceOf(puzzle, puzzle.solution);
  const others = Object.keys(puzzle.chances).filter((notation) => notation !== puzzle.solution);
  const isRight = tried === puzzle.solution;
  // Chances are stored in thousandths: rounding must not make a difference of exactly 0.05 fail.
  const isNear = Math.round((best - chance) * 1000) <= NEARLY * 1000;
  return {
    verdict: isRight ? 'right' : isNear ? 'nearly' : 'wrong',
    tried: judgedOf(mind, puzzle, tried),
    solution: judgedOf(mind, puzzle, puzzle.solution),
    next: Math.max(...others.map((notation) => chanceOf(puzzle, notation))),
    rank: Object.values(puzzle.chances).filter((other) => other > chance).length + 1,
    actions: others.length + 1,
  };
}

function chanceOf({ chances }: Puzzle, notation: string): number {
  const chance = Object.hasOwn(chances, notation) ? chances[notation] : undefined;
  if (chance === undefined) throw new RangeError(`the puzzle has no action written ${notation}`);
  return chance;
}

function judgedOf<T extends GameTypes>(
  { game, knowledge }: Mind<T>,
  puzzle: Puzzle,
  notation: string,
): Judged<T['action']> {
  const action = actionOf(game, puzzle, notation);
  const view = game.view(stateOf(game, puzzle), puzzle.seat);
  const random = new Seeded(`judge ${notation}`);
  const imagined = Array.from({ length: IMAGINED }, () => {
    const state = game.redeal(view, random);
    game.apply(state, puzzle.seat, action, null);
    playOut(game, knowledge, state, random);
    return state;
  });
  const reasons = knowledge.explain?.(view, puzzle.seat, action, imagined) ?? [];
  return { action, chance: chanceOf(puzzle, notation), reasons };
}

/** The game's own copy of an action. */
function actionOf<T extends GameTypes>(game: Game<T>, puzzle: Puzzle, notation: string): T['action'] {
  const action = game.legal(stateOf(game, puzzle), puzzle.seat).find((one) => game.write(one) === notation);
  if (action === undefined) throw new RangeError(`${notation} is not legal in the puzzle`);
  return action;
}
