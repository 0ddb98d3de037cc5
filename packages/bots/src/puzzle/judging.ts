// What a try at a puzzle is worth, beside the solution, and why.
import { type Game, Seeded } from '@backroom/kit';
import type { Mind } from '../mind.ts';
import { playOut } from '../playout.ts';
import { type Puzzle, stateOf } from './puzzle.ts';

export type Verdict = 'right' | 'nearly' | 'wrong';

/** An action of a puzzle. */
export interface Judged<A> {
  readonly action: A;
  readonly chance: number;
  /** The game's own reasons, most telling first; none where it gives none. Its words make sentences of them. */
  readonly reasons: readonly unknown[];
}

export interface Judgement<A> {
  readonly verdict: Verdict;
  readonly tried: Judged<A>;
  readonly solution: Judged<A>;
  /** The best chance but the solution's. */
  readonly next: number;
  /** 1: the tried action is the best of `actions`, 2: the second best … */
  readonly rank: number;
  readonly actions: number;
}

/** What an action may cost, in chance of winning, to be nearly right. */
const NEARLY = 0.05;

/** Enough for a percentage that one can believe. */
const IMAGINED = 300;

/** Judges from the seat's view alone, and always the same. `action` must be one of the seat's legal actions. */
export function judge<S, A, E, V, O>(mind: Mind<S, A, E, V, O>, puzzle: Puzzle, action: A): Judgement<A> {
  const { game } = mind;
  const tried = game.write(action);
  const chance = chanceOf(puzzle, tried);
  const best = chanceOf(puzzle, puzzle.solution);
  const others = Object.keys(puzzle.chances).filter((notation) => notation !== puzzle.solution);
  const isRight = tried === puzzle.solution;
  // Shares are kept in thousandths: what looks like 0.05 must not fail by a bit of dust.
  const isNear = Math.round((best - chance) * 1000) <= NEARLY * 1000;
  return {
    verdict: isRight ? 'right' : isNear ? 'nearly' : 'wrong',
    tried: judgedOf(mind, puzzle, tried),
    solution: judgedOf(mind, puzzle, puzzle.solution),
    next: Math.max(...others.map((notation) => puzzle.chances[notation])),
    rank: Object.values(puzzle.chances).filter((other) => other > chance).length + 1,
    actions: others.length + 1,
  };
}

function chanceOf({ chances }: Puzzle, notation: string): number {
  if (!Object.hasOwn(chances, notation)) throw new RangeError(`the puzzle has no action written ${notation}`);
  return chances[notation];
}

function judgedOf<S, A, E, V, O>(
  { game, knowledge }: Mind<S, A, E, V, O>,
  puzzle: Puzzle,
  notation: string,
): Judged<A> {
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
  return { action, chance: puzzle.chances[notation], reasons };
}

/** The game's own copy of an action. */
function actionOf<S, A, E, V, O>(game: Game<S, A, E, V, O>, puzzle: Puzzle, notation: string): A {
  const action = game.legal(stateOf(game, puzzle), puzzle.seat).find((one) => game.write(one) === notation);
  if (action === undefined) throw new RangeError(`${notation} is not legal in the puzzle`);
  return action;
}
