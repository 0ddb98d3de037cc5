// Temperaments: among actions of nearly equal strength, a bot prefers some. It gives up only a limited chance of winning for that.
import { type GameTypes, itemAt, type Random, type Seat } from '@backroom/kit';
import type { Mind } from './mind.ts';
import { playOut } from './playout.ts';
import type { Temperament } from './temperaments.ts';
import type { Candidate } from './thought.ts';

/** Traits of an action besides its chance of winning. Each is between -1 and 1. */
export interface Traits {
  /** How safe the gain is from being taken away again. */
  readonly safety: number;
  /** How much it gains at once. */
  readonly gain: number;
  /** How much each seat loses at once. The entry of the acting seat is ignored. */
  readonly spite: readonly number[];
}

/**
 * The most that an action's traits may change its chance of winning. It is larger for lenient levels: there a small change would
 * not show.
 */
export const mostLeaning = (temperament: Temperament, leniency: number): number =>
  URGE[temperament] * (STRICT_LEANING + leniency / 2);
const STRICT_LEANING = 0.01;

/** Revenge is seldom possible, so it counts for more. The other two temperaments show in every move. */
const URGE: Readonly<Record<Temperament, number>> = { cautious: 0.75, greedy: 1, vengeful: 2 };

/** The bot's seat, and what it can see and remember. */
export interface Mood<V> {
  readonly view: V;
  readonly seat: Seat;
  readonly random: Random;
  /** Which actions it prefers among those of nearly equal strength. */
  readonly temperament?: Temperament | undefined;
  /**
   * The seat that hurt this one last, from `Knowledge.grudge`, because a view holds no history. Null: none;
   * undefined: unknown.
   */
  readonly grudge?: Seat | null | undefined;
}

/** The bonus of each candidate, in chance of winning. From the game's traits, or from playouts if it has none. */
export function leanings<T extends GameTypes>(
  mind: Mind<T>,
  mood: Mood<T['view']>,
  leniency: number,
  candidates: readonly Candidate<T['action']>[],
): number[] {
  const { view, seat, grudge, temperament } = mood;
  const { traits } = mind.knowledge;
  if (temperament === undefined) return candidates.map(() => 0);
  const most = mostLeaning(temperament, leniency);
  if (traits === undefined) return imaginedLikings(mind, mood, candidates).map((liking) => most * within(liking));
  return candidates.map(({ action }) => {
    const { safety, gain, spite } = traits(view, seat, action);
    const likings = { cautious: safety, greedy: gain, vengeful: typeof grudge === 'number' ? (spite[grudge] ?? 0) : 0 };
    return most * within(likings[temperament]);
  });
}

/** A vengeful bot never overlooks a chance of revenge. Null: there is none, or the game has no traits. */
export function revenge<T extends GameTypes>(
  { knowledge: { traits } }: Mind<T>,
  { view, seat, temperament, grudge }: Mood<T['view']>,
  actions: readonly T['action'][],
): T['action'] | null {
  if (temperament !== 'vengeful' || typeof grudge !== 'number' || traits === undefined) return null;
  const spites = actions.map((action) => traits(view, seat, action).spite[grudge] ?? 0);
  const most = Math.max(...spites);
  return most > 0 ? actions[spites.indexOf(most)] : null;
}

const within = (liking: number): number => Math.max(-1, Math.min(1, liking));

/** Enough to tell a gamble from a sure thing. */
const IMAGINED = 48;
/** Only the best few get further playouts. */
const MOST_IMAGINED = 6;
/** Traits from playouts differ little between actions, so they are multiplied: a difference of a fifth has the full effect. */
const CONTRAST = 5;

/** For a game without traits: a gamble spreads the outcomes widely; revenge leaves the rival the smallest chance. */
function imaginedLikings<T extends GameTypes>(
  { game, knowledge }: Mind<T>,
  { view, seat, random, temperament, grudge }: Mood<T['view']>,
  candidates: readonly Candidate<T['action']>[],
): number[] {
  const near = candidates.slice(0, MOST_IMAGINED);
  const outcomes = near.map((): (readonly number[])[] => []);
  for (let i = 0; i < IMAGINED; i++) {
    // One deal for all candidates, as in the search.
    const deal = game.redeal(view, random);
    for (const [which, { action }] of near.entries()) {
      const state = game.clone(deal);
      game.apply(state, seat, action, null);
      itemAt(outcomes, which).push(playOut(game, knowledge, state, random));
    }
  }
  const enemy = grudge === undefined ? likeliest(outcomes.flat(), seat) : grudge;
  const likings = outcomes.map((chances) => {
    if (temperament === 'vengeful') return enemy === null ? 0 : -shareOfRest(chances, seat, enemy);
    return temperament === 'greedy' ? gamble(chances, seat) : -gamble(chances, seat);
  });
  const usual = likings.reduce((sum, liking) => sum + liking, 0) / likings.length;
  return candidates.map((_, i) => (i < likings.length ? CONTRAST * (itemAt(likings, i) - usual) : 0));
}

const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;

/** The spread of the outcomes as a share of the largest possible one, from 0 to 1. Independent of how good they are. */
function gamble(chances: readonly (readonly number[])[], seat: Seat): number {
  const own = chances.map((each) => itemAt(each, seat));
  const usual = mean(own);
  const most = usual * (1 - usual);
  return most < 1e-9 ? 0 : mean(own.map((chance) => (chance - usual) * (chance - usual))) / most;
}

/** The rival's share of the chances of all other seats. With two seats it is always 1. */
function shareOfRest(chances: readonly (readonly number[])[], seat: Seat, rival: Seat): number {
  const rest = 1 - mean(chances.map((each) => itemAt(each, seat)));
  return rest < 1e-9 ? 0 : mean(chances.map((each) => itemAt(each, rival))) / rest;
}

/** If the grudge is unknown: the rival with the best chance of winning. */
function likeliest(chances: readonly (readonly number[])[], seat: Seat): Seat | null {
  const hopes = itemAt(chances, 0).map((_, rival) =>
    rival === seat ? -1 : mean(chances.map((each) => itemAt(each, rival))),
  );
  return hopes.length < 2 ? null : hopes.indexOf(Math.max(...hopes));
}
