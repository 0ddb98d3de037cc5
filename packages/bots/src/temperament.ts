// Temperaments: flavour on a level. Among actions that look nearly alike, a bot leans towards those that suit it; how far is
// bounded, in chance of winning.
import type { Random, Seat } from '@backroom/kit';
import type { Mind } from './mind.ts';
import { playOut } from './playout.ts';
import type { Temperament } from './temperaments.ts';
import type { Candidate } from './thought.ts';

/** What an action is like, beside how likely it is to win. Each is between -1 and 1. */
export interface Traits {
  /** How little can be taken away again. */
  readonly safety: number;
  /** How much it brings at once. */
  readonly gain: number;
  /** How much it costs each seat at once; its own entry does not matter. */
  readonly spite: readonly number[];
}

/**
 * How much chance of winning, at most, an action's manner may count for or against it. Who is lenient with himself anyway
 * leans further: else nobody would see it.
 */
export const mostLeaning = (temperament: Temperament, leniency: number): number =>
  URGE[temperament] * (STRICT_LEANING + leniency / 2);
const STRICT_LEANING = 0.01;

/** A chance of revenge comes seldom, and is worth more when it comes; the other two show in every move. */
const URGE: Readonly<Record<Temperament, number>> = { cautious: 0.75, greedy: 1, vengeful: 2 };

/** Whose temperament it is, and what it can see and remember. */
export interface Mood<V> {
  readonly view: V;
  readonly seat: Seat;
  readonly random: Random;
  /** Flavour: towards which actions it leans among those that look nearly alike. */
  readonly temperament?: Temperament | undefined;
  /**
   * Who hurt the seat last, as `Knowledge.grudge` tells from what the seat has seen: a view holds no history. Null: nobody
   * has; undefined: nobody can tell.
   */
  readonly grudge?: Seat | null | undefined;
}

/** For each candidate what its manner counts for, in chance of winning. Asks the game, or else its own imagination. */
export function leanings<S, A, E, V, O>(
  mind: Mind<S, A, E, V, O>,
  mood: Mood<V>,
  leniency: number,
  candidates: readonly Candidate<A>[],
): number[] {
  const { view, seat, grudge, temperament } = mood;
  const { traits } = mind.knowledge;
  if (temperament === undefined) return candidates.map(() => 0);
  const most = mostLeaning(temperament, leniency);
  if (traits === undefined) return imaginedLikings(mind, mood, candidates).map((liking) => most * within(liking));
  return candidates.map(({ action }) => {
    const { safety, gain, spite } = traits(view, seat, action);
    const likings = { cautious: safety, greedy: gain, vengeful: typeof grudge === 'number' ? spite[grudge] : 0 };
    return most * within(likings[temperament]);
  });
}

/** Who bears a grudge overlooks much, but not a chance to pay it back. Null: there is none, or the game does not tell. */
export function revenge<S, A, E, V, O>(
  { knowledge: { traits } }: Mind<S, A, E, V, O>,
  { view, seat, temperament, grudge }: Mood<V>,
  actions: readonly A[],
): A | null {
  if (temperament !== 'vengeful' || typeof grudge !== 'number' || traits === undefined) return null;
  const spites = actions.map((action) => traits(view, seat, action).spite[grudge]);
  const most = Math.max(...spites);
  return most > 0 ? actions[spites.indexOf(most)] : null;
}

const within = (liking: number): number => Math.max(-1, Math.min(1, liking));

/** Enough to tell a gamble from a sure thing. */
const IMAGINED = 48;
/** Only the best few are worth imagining further. */
const MOST_IMAGINED = 6;
/** Imagined likings differ little from each other: a fifth counts in full. */
const CONTRAST = 5;

/** In a game that tells no traits: a gamble is what spreads the chances wide; spite is what leaves the other the least. */
function imaginedLikings<S, A, E, V, O>(
  { game, knowledge }: Mind<S, A, E, V, O>,
  { view, seat, random, temperament, grudge }: Mood<V>,
  candidates: readonly Candidate<A>[],
): number[] {
  const near = candidates.slice(0, MOST_IMAGINED);
  const outcomes = near.map((): (readonly number[])[] => []);
  for (let i = 0; i < IMAGINED; i++) {
    // One deal for all of them, as in thinking.
    const deal = game.redeal(view, random);
    for (const [which, { action }] of near.entries()) {
      const state = game.clone(deal);
      game.apply(state, seat, action, null);
      outcomes[which].push(playOut(game, knowledge, state, random));
    }
  }
  const enemy = grudge === undefined ? likeliest(outcomes.flat(), seat) : grudge;
  const likings = outcomes.map((chances) => {
    if (temperament === 'vengeful') return enemy === null ? 0 : -shareOfRest(chances, seat, enemy);
    return temperament === 'greedy' ? gamble(chances, seat) : -gamble(chances, seat);
  });
  const usual = likings.reduce((sum, liking) => sum + liking, 0) / likings.length;
  return candidates.map((_, i) => (i < likings.length ? CONTRAST * (likings[i] - usual) : 0));
}

const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;

/** From 0 to 1: how far the outcomes lie apart, measured by how far they could. So it says nothing of how good they are. */
function gamble(chances: readonly (readonly number[])[], seat: Seat): number {
  const own = chances.map((each) => each[seat]);
  const usual = mean(own);
  const most = usual * (1 - usual);
  return most < 1e-9 ? 0 : mean(own.map((chance) => (chance - usual) ** 2)) / most;
}

/** Of all that is not the seat's own, how much falls to that rival: with two seats, always all of it. */
function shareOfRest(chances: readonly (readonly number[])[], seat: Seat, rival: Seat): number {
  const rest = 1 - mean(chances.map((each) => each[seat]));
  return rest < 1e-9 ? 0 : mean(chances.map((each) => each[rival])) / rest;
}

/** Where nobody can tell who hurt whom: the rival who is likeliest to win. */
function likeliest(chances: readonly (readonly number[])[], seat: Seat): Seat | null {
  const hopes = chances[0].map((_, rival) => (rival === seat ? -1 : mean(chances.map((each) => each[rival]))));
  return hopes.length < 2 ? null : hopes.indexOf(Math.max(...hopes));
}
