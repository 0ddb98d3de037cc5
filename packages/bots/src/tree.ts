// Information-set tree search: one tree over what everybody does, a new deal for each walk down it, each seat choosing by
// its own chances (single observer, max^n, UCB with availability). The plain method that others are measured against.
import type { Game, Random, Seat } from '@backroom/kit';
import type { Mind } from './mind.ts';
import { playOut } from './playout.ts';
import { type Budget, meter, type Thought } from './thought.ts';

const CURIOSITY = 0.7;

interface Node<A> {
  readonly action: A | null;
  readonly seat: Seat;
  readonly children: Map<string, Node<A>>;
  sum: number;
  visits: number;
  /** How often this node could have been chosen: not every deal allows every action. */
  available: number;
}

const newNode = <A>(action: A | null, seat: Seat): Node<A> => ({
  action,
  seat,
  children: new Map(),
  sum: 0,
  visits: 0,
  available: 0,
});

export function thinkByTree<S, A, E, V, O>(
  { game, knowledge }: Mind<S, A, E, V, O>,
  view: V,
  seat: Seat,
  actions: readonly A[],
  random: Random,
  budget: Budget,
): Thought<A> {
  const root = newNode<A>(null, seat);
  const allowed = new Set(actions.map((action) => game.write(action)));
  const used = meter(budget);
  let iterations = 0;
  do {
    const state = game.redeal(view, random);
    const path: Node<A>[] = [];
    let node: Node<A> = root;
    for (;;) {
      const turn = advance(game, state, random);
      if (turn === null || knowledge.rests(state)) break;
      const next = descend(game, state, turn, node, random, node === root ? allowed : null);
      path.push(next);
      game.apply(state, turn, next.action as A, null);
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
  const candidates = [...root.children.values()]
    .map((child) => ({ action: child.action as A, chance: child.sum / Math.max(child.visits, 1), tries: child.visits }))
    .toSorted((a, b) => b.tries - a.tries || b.chance - a.chance);
  return { action: candidates[0].action, candidates, iterations };
}

/** Answers chance; gives the seat to act, or null at the end. */
function advance<S, A, E, V, O>(game: Game<S, A, E, V, O>, state: S, random: Random): Seat | null {
  for (;;) {
    const turn = game.toAct(state);
    if (turn === 'over') return null;
    if (turn !== 'chance') return turn.length === 1 ? turn[0] : turn[random.below(turn.length)];
    game.apply(state, 'chance', game.chance(state, random), null);
  }
}

function descend<S, A, E, V, O>(
  game: Game<S, A, E, V, O>,
  state: S,
  seat: Seat,
  node: Node<A>,
  random: Random,
  allowed: ReadonlySet<string> | null,
): Node<A> {
  let best: Node<A> | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const untried: A[] = [];
  for (const action of game.legal(state, seat)) {
    const key = game.write(action);
    if (allowed !== null && !allowed.has(key)) continue;
    const child = node.children.get(key);
    if (child === undefined) {
      untried.push(action);
      continue;
    }
    child.available++;
    const value = child.sum / child.visits + CURIOSITY * Math.sqrt(Math.log(child.available) / child.visits);
    if (value > most) {
      most = value;
      best = child;
    }
  }
  if (untried.length === 0 && best !== null) return best;
  const action = untried[random.below(untried.length)];
  const child = newNode(action, seat);
  child.available = 1;
  node.children.set(game.write(action), child);
  return child;
}
