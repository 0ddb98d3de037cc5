// Who plays on the ladder: our levels, and reference methods to measure them against.
import {
  type AnyMind,
  decide,
  isLevel,
  isTemperament,
  LEVEL,
  type Level,
  noKnowledge,
  thinkByHalving,
  thinkByTree,
} from '@backroom/bots';
import { mindOf } from '@backroom/games';
import type { AnyGame, Random, Seat } from '@backroom/kit';
import { greedy, planner } from '@backroom/scheffeln/knowledge';

/**
 * Chooses an action. References read the state, but only what their seat may know of it; thinkers get its view, and
 * those who bear grudges what their seat has seen happen.
 */
export type Contestant = (state: never, seat: Seat, random: Random, seen: () => readonly unknown[]) => unknown;

const now = (): number => performance.now();

function thinker(mind: AnyMind, think: typeof thinkByTree, budget: { iterations?: number; ms?: number }): Contestant {
  const { game } = mind;
  return (state, seat, random) => {
    const actions = game.legal(state, seat);
    if (actions.length === 1) return actions[0];
    return think(mind, game.view(state, seat), seat, actions, random, { ...budget, now }).action;
  };
}

/**
 * A name such as `kingpin`, `sharp:cautious` (a level with a temperament), `planner`, `tree:1000` (plain tree search, random playouts to the end, so many iterations), or
 * `halving:2000` and `halving:100ms` (the strongest method with another budget).
 */
export function contestant(game: AnyGame, name: string): Contestant | null {
  const mind = mindOf(game);
  const [method, amount] = name.split(':');
  const budget = budgetOf(amount);
  if (method === 'random') return game.sample;
  if (method === 'greedy' && game.id === 'scheffeln') return greedy;
  if (method === 'planner' && game.id === 'scheffeln') return planner;
  if (method === 'tree' && budget) return thinker({ game, knowledge: noKnowledge(game) }, thinkByTree, budget);
  if (method === 'halving' && budget) return thinker(mind, thinkByHalving, budget);
  return isLevel(method) ? ofLevel(mind, LEVEL[method], amount) : null;
}

function ofLevel(mind: AnyMind, level: Level, temperament: string | undefined): Contestant | null {
  const { game, knowledge } = mind;
  if (temperament !== undefined && !isTemperament(temperament)) return null;
  return (state, seat, random, seen) => {
    const grudge = temperament === 'vengeful' ? knowledge.grudge?.(seen(), seat) : null;
    return decide(mind, level, { view: game.view(state, seat), seat, random, now, temperament, grudge }).action;
  };
}

function budgetOf(amount = ''): { iterations: number } | { ms: number } | null {
  const match = /^(\d{1,7})(ms)?$/.exec(amount);
  if (match === null) return null;
  return match[2] === 'ms' ? { ms: Number(match[1]) } : { iterations: Number(match[1]) };
}
