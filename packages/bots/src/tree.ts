// Information-set tree search: one tree over what everybody does, a new deal for each walk down it, each seat choosing by
// its own chances (single observer, max^n, UCB with availability). The plain method that others are measured against.
import { type Game, type GameTypes, log, type Random, type Seat } from '@backroom/kit';
import type { Mind } from './mind.ts';
import { playOut } from './playout.ts';
import { type Budget, meter, type Thought } from './thought.ts';

const CURIOSITY = 0.7;

/** Logarithms of the most frequent counts: a look-up is faster than five divisions. */
const LOGS = Float64Array.from({ length: 4096 }, (_, n) => log(n));
const logOf = (count: number): number => (count < LOGS.length ? LOGS[count] : log(count));

interface Node<A> {
  readonly action: A | null;
  readonly seat: Seat;
  /** By the number of the action that leads there, with gaps; and in the order in which they were met. */
  readonly byNumber: (Node<A> | undefined)[];
  readonly children: Node<A>[];
  sum: number;
  visits: number;
  /** How often this node could have been chosen: not every deal allows every action. */
  available: number;
}

const newNode = <A>(action: A | null, seat: Seat): Node<A> => ({
  action,
  seat,
  byNumber: [],
  children: [],
  sum: 0,
  visits: 0,
  available: 0,
});

export function thinkByTree<T extends GameTypes>(
  { game, knowledge }: Mind<T>,
  view: T['view'],
  seat: Seat,
  actions: readonly T['action'][],
  random: Random,
  budget: Budget,
): Thought<T['action']> {
  const root = newNode<T['action']>(null, seat);
  const numbersOf = numbering(game);
  const allowed = new Set(numbersOf(actions));
  const used = meter(budget);
  let iterations = 0;
  do {
    const state = game.redeal(view, random);
    const path: Node<T['action']>[] = [];
    let node: Node<T['action']> = root;
    for (;;) {
      const turn = advance(game, state, random);
      if (turn === null || knowledge.rests(state)) break;
      const next = descend(game.legal(state, turn), numbersOf, turn, node, random, node === root ? allowed : null);
      path.push(next);
      game.apply(state, turn, next.action as T['action'], null);
      node = next;
      if (next.visits === 0) break;
    }
    const chances = playOut(game, knowledge, state, random);
    root.visits++;
    for (const step of path) {
      step.visits++;
      step.sum += chances[step.seat];
    }
    iterations++;
  } while (used(iterations) < 1);
  const candidates = root.children
    .map((child) => ({
      action: child.action as T['action'],
      chance: child.sum / Math.max(child.visits, 1),
      tries: child.visits,
    }))
    .toSorted((a, b) => b.tries - a.tries || b.chance - a.chance);
  return { action: candidates[0].action, candidates, iterations };
}

/** Answers chance; gives the seat to act, or null at the end. */
function advance<T extends GameTypes>(game: Game<T>, state: T['state'], random: Random): Seat | null {
  for (;;) {
    const turn = game.toAct(state);
    if (turn === 'over') return null;
    if (turn !== 'chance') return turn.length === 1 ? turn[0] : turn[random.below(turn.length)];
    game.apply(state, 'chance', game.chance(state, random), null);
  }
}

/**
 * Numbers actions as they are met, the same for the same notation. Most games hand out the same list for the same
 * situation again and again: its numbers are kept as long as the list is.
 */
function numbering<A>(game: { write(action: A): string }): (list: readonly A[]) => readonly number[] {
  const numbers = new Map<string, number>();
  const lists = new WeakMap<readonly A[], readonly number[]>();
  return (list) => {
    const known = lists.get(list);
    if (known !== undefined) return known;
    const made = list.map((action) => {
      const text = game.write(action);
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    });
    lists.set(list, made);
    return made;
  };
}

function descend<A>(
  legal: readonly A[],
  numbersOf: (list: readonly A[]) => readonly number[],
  seat: Seat,
  node: Node<A>,
  random: Random,
  allowed: ReadonlySet<number> | null,
): Node<A> {
  const numbers = numbersOf(legal);
  let best: Node<A> | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const untried: number[] = [];
  for (let i = 0; i < legal.length; i++) {
    if (allowed !== null && !allowed.has(numbers[i])) continue;
    const child = node.byNumber[numbers[i]];
    if (child === undefined) {
      untried.push(i);
      continue;
    }
    child.available++;
    // Untried actions come first.
    if (untried.length > 0) continue;
    const value = child.sum / child.visits + CURIOSITY * Math.sqrt(logOf(child.available) / child.visits);
    if (value > most) {
      most = value;
      best = child;
    }
  }
  if (untried.length === 0 && best !== null) return best;
  const i = untried[random.below(untried.length)];
  const child = newNode(legal[i], seat);
  child.available = 1;
  node.byNumber[numbers[i]] = child;
  node.children.push(child);
  return child;
}
