// One decision, judged by what its seat could know then: given a view, never a state.
import type { Seat, Seeded } from '@backroom/kit';
import { thinkByHalving } from '../halving.ts';
import type { Mind } from '../mind.ts';
import { playOut } from '../playout.ts';

/** `forced`: there was nothing to choose. `best`: nothing better was found. `fine`: worse by little, or not clearly so. */
export const VERDICTS = ['forced', 'best', 'fine', 'slip', 'blunder'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** An action, weighed from the view of the seat that had it. */
export interface Weighed<A> {
  readonly action: A;
  /** The seat's chance of winning after it. */
  readonly chance: number;
  /** The game's own reasons for and against it, most telling first; its words make sentences of them. */
  readonly reasons: readonly unknown[];
}

export interface Judgement<A> {
  /** How many actions there were. */
  readonly choices: number;
  readonly taken: Weighed<A>;
  /** The action taken itself, where nothing better was found. */
  readonly best: Weighed<A>;
  /** How much chance of winning the better action would have kept; both were tried on the same deals. */
  readonly loss: number;
  /** The standard error of that difference. */
  readonly error: number;
  readonly verdict: Verdict;
}

/** A loss from here on is a slip, or a blunder. */
export const SLIP = 0.03;
export const BLUNDER = 0.1;

/** A difference counts from so many standard errors on: among a hundred decisions, two would call a few good ones bad. */
export const CLEAR = 3;

/** Explaining looks at so many imagined continuations at most. */
const SHOWN = 200;

/** Half of the iterations look for the best action, the other half measure what it would have been worth. */
export function judge<S, A, E, V, O>(
  mind: Mind<S, A, E, V, O>,
  view: V,
  seat: Seat,
  action: A,
  luck: Seeded,
  iterations: number,
): Judgement<A> {
  const { game } = mind;
  const legal = game.legal(game.redeal(view, luck.split('legal')), seat);
  const notation = game.write(action);
  const taken = legal.find((one) => game.write(one) === notation);
  if (taken === undefined) throw new RangeError(`seat ${seat} could not have chosen ${notation}`);
  const half = Math.max(1, iterations / 2);
  const rival =
    legal.length === 1
      ? taken
      : thinkByHalving(mind, view, seat, legal, luck.split('thinking'), { iterations: half }).action;
  const measured = luck.split('measuring');
  if (rival === taken) {
    const [only] = weigh(mind, view, seat, [taken], measured, half);
    const verdict = legal.length === 1 ? 'forced' : 'best';
    return { choices: legal.length, taken: only.weighed, best: only.weighed, loss: 0, error: 0, verdict };
  }
  // Fresh deals: whoever was chosen for looking best looks better than it is on those that it was chosen by.
  const [mine, other] = weigh(mind, view, seat, [taken, rival], measured, half);
  const differences = other.shares.map((share, i) => share - mine.shares[i]);
  const [loss, error] = meanOf(differences);
  const isBetter = loss > 0;
  return {
    choices: legal.length,
    taken: mine.weighed,
    best: isBetter ? other.weighed : mine.weighed,
    loss: isBetter ? loss : 0,
    error,
    verdict: isBetter ? verdictOn(loss, error) : 'best',
  };
}

function verdictOn(loss: number, error: number): Verdict {
  if (loss < SLIP || loss < CLEAR * error) return 'fine';
  return loss < BLUNDER ? 'slip' : 'blunder';
}

interface Measured<A> {
  readonly weighed: Weighed<A>;
  /** The seat's chance in each imagined continuation. */
  readonly shares: readonly number[];
}

/** Tries every action on the same deals, and with the same luck afterwards: what differs is owed to the action. */
function weigh<S, A, E, V, O>(
  { game, knowledge }: Mind<S, A, E, V, O>,
  view: V,
  seat: Seat,
  actions: readonly A[],
  luck: Seeded,
  iterations: number,
): Measured<A>[] {
  const deals = Math.max(2, Math.round(iterations / actions.length));
  const tried = actions.map((action) => ({ action, shares: [] as number[], imagined: [] as S[] }));
  for (let i = 0; i < deals; i++) {
    const deal = game.redeal(view, luck.split(`deal ${i}`));
    for (const { action, shares, imagined } of tried) {
      const state = game.clone(deal);
      game.apply(state, seat, action, null);
      shares.push(playOut(game, knowledge, state, luck.split(`play ${i}`))[seat]);
      if (i < SHOWN) imagined.push(state);
    }
  }
  return tried.map(({ action, shares, imagined }) => ({
    weighed: { action, chance: meanOf(shares)[0], reasons: knowledge.explain?.(view, seat, action, imagined) ?? [] },
    shares,
  }));
}

/** The mean of some numbers, and its standard error. */
export function meanOf(numbers: readonly number[]): readonly [mean: number, error: number] {
  const count = numbers.length;
  const mean = numbers.reduce((sum, x) => sum + x, 0) / count;
  const squares = numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0);
  return [mean, count < 2 ? 0 : Math.sqrt(squares / (count - 1) / count)];
}
