// Who plays on the ladder: our levels, and reference methods to measure them against.
import {
  type AnyMind,
  decide,
  isLevel,
  isTemperament,
  LEVEL,
  type Level,
  noKnowledge,
  type TurnPlan,
  thinkByHalving,
  thinkByTree,
} from '@backroom/bots';
import { mindOf, OFFERS } from '@backroom/games';
import type { AnyGame, Random, Reference, Seat } from '@backroom/kit';

/**
 * Chooses an action. References read the state, but only what their seat may know of it. Bots get the seat's view, and vengeful
 * ones also the events that it has seen.
 */
export type Contestant = (state: never, seat: Seat, random: Random, seen: () => readonly unknown[]) => unknown;

/** Each game's own simple players, by the game's id. */
const REFERENCES: ReadonlyMap<string, Readonly<Record<string, Reference>>> = new Map(
  await Promise.all(OFFERS.map(async ({ game, references }) => [game.id, { ...(await references?.()) }] as const)),
);

/** The contestants that the levels of a game are measured against. */
export const referencesOf = (game: string): string[] => ['random', ...Object.keys(REFERENCES.get(game) ?? {})];

/** Every game's own references in words, for the help. */
export const ownReferences = [...REFERENCES]
  .map(([game, players]) => [game, Object.keys(players)] as const)
  .filter(([, names]) => names.length > 0)
  .map(([game, names]) => `in ${game} ${names.join(', ')}`)
  .join('; ');

const now = (): number => performance.now();
/** For levels bound by playouts: the same seed gives the same games on any machine. */
const stopped = (): number => 0;

function thinker(mind: AnyMind, think: typeof thinkByTree, budget: { iterations?: number; ms?: number }): Contestant {
  const { game } = mind;
  return (state, seat, random) => {
    const actions = game.legal(state, seat);
    if (actions.length === 1) return actions[0];
    return think(mind, game.view(state, seat), seat, actions, random, { ...budget, now }).action;
  };
}

/**
 * A name such as `kingpin`, `sharp:cautious` (a level with a temperament), `kingpin:200` (a level limited to 200 playouts instead of by
 * time), `planner`, `tree:1000` (plain tree search with random playouts to the end, 1000 iterations), or `halving:2000` and
 * `halving:100ms` (the strongest method with another budget). `most`: the limit of levels that name none; null: their own limits and time.
 */
export function contestant(game: AnyGame, name: string, most: number | null = null): Contestant | null {
  const mind = mindOf(game);
  const [method = '', amount] = name.split(':');
  const budget = budgetOf(amount);
  const own = REFERENCES.get(game.id) ?? {};
  if (method === 'random') return game.sample;
  if (method === 'habit') return mind.knowledge.habit as Contestant;
  const reference = Object.hasOwn(own, method) ? own[method] : undefined;
  if (reference !== undefined) return byReference(mind, reference, amount, most);
  if (method === 'tree' && budget) return thinker({ game, knowledge: noKnowledge(game) }, thinkByTree, budget);
  if (method === 'halving' && budget) return thinker(mind, thinkByHalving, budget);
  return isLevel(method) ? ofLevel(mind, LEVEL[method], amount, most) : null;
}

/** A player of its own, or other knowledge that the strongest level plays by. */
const byReference = (
  { game }: AnyMind,
  reference: Reference,
  amount: string | undefined,
  most: number | null,
): Contestant | null =>
  typeof reference === 'function'
    ? amount === undefined
      ? (reference as Contestant)
      : null
    : ofLevel({ game, knowledge: reference as AnyMind['knowledge'] }, LEVEL.kingpin, amount, most);

function ofLevel(mind: AnyMind, own: Level, manner: string | undefined, most: number | null): Contestant | null {
  const { game, knowledge } = mind;
  const budget = budgetOf(manner);
  if (budget !== null && !('iterations' in budget)) return null;
  const bound = budget?.iterations ?? most;
  const temperament = budget === null ? manner : undefined;
  if (temperament !== undefined && !isTemperament(temperament)) return null;
  const level = bound === null ? own : bounded(own, bound, budget !== null);
  // One contestant plays several seats of many games: each table is known by its state, which is changed in place.
  const plans = new WeakMap<object, Map<Seat, TurnPlan | undefined>>();
  return (state, seat, random, seen) => {
    const grudge = temperament === 'vengeful' ? knowledge.grudge?.(seen(), seat) : null;
    const meant = plans.get(state) ?? new Map<Seat, TurnPlan | undefined>();
    plans.set(state, meant);
    const clock = bound === null ? now : stopped;
    const view = game.view(state, seat);
    const question = { view, seat, random, now: clock, temperament, grudge, plan: meant.get(seat) };
    const thought = decide(mind, level, question);
    meant.set(seat, thought.plan);
    return thought.action;
  };
}

/** Limits a level to `most` playouts, of single actions or of whole turns. `exactly`: raises a lower limit too. */
const bounded = (level: Level, most: number, exactly: boolean): Level => ({
  ...level,
  iterations: exactly ? most : Math.min(level.iterations, most),
  playouts: level.playouts === 0 ? 0 : exactly ? most : Math.min(level.playouts, most),
});

function budgetOf(amount = ''): { iterations: number } | { ms: number } | null {
  const match = /^(\d{1,7})(ms)?$/.exec(amount);
  if (match === null) return null;
  return match[2] === 'ms' ? { ms: Number(match[1]) } : { iterations: Number(match[1]) };
}
