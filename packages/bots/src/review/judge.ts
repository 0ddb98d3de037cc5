// Judges one decision by what its seat could know at the time: it gets a view, never a state.
import { type GameTypes, itemAt, type Seat, type Seeded } from '@backroom/kit';
import { thinkByHalving } from '../halving.ts';
import type { Mind } from '../mind.ts';
import { playOut } from '../playout.ts';

/** `forced`: there was nothing to choose. `best`: nothing better was found. `fine`: worse by little, or not clearly so. */
export const VERDICTS = ['forced', 'best', 'fine', 'slip', 'blunder'] as const;
export type MoveVerdict = (typeof VERDICTS)[number];

/** An action, judged from the view of its seat. */
export interface Weighed<A> {
  readonly action: A;
  /** The seat's chance of winning after it. */
  readonly chance: number;
  /** The game's own reasons for and against it, most important first. The game's words turn them into sentences. */
  readonly reasons: readonly unknown[];
}

export interface MoveJudgement<A> {
  /** How many actions there were. */
  readonly choices: number;
  readonly taken: Weighed<A>;
  /** The best action found. It is the action taken if nothing better was found. */
  readonly best: Weighed<A>;
  /** How much chance of winning the better action would have kept; both were tried on the same deals. */
  readonly loss: number;
  /** The standard error of that difference. */
  readonly error: number;
  readonly verdict: MoveVerdict;
}

/** A loss of at least this much is a slip, or a blunder. */
export const SLIP = 0.03;
export const BLUNDER = 0.1;

/** A difference counts if it is at least this many standard errors. With two, a few good decisions in a hundred would be called bad. */
export const CLEAR = 3;

/** The most playouts that reasons are made from. */
const SHOWN = 200;

/** Half of the iterations look for the best action, the other half measure what it would have been worth. */
export function judge<T extends GameTypes>(
  mind: Mind<T>,
  view: T['view'],
  seat: Seat,
  action: T['action'],
  luck: Seeded,
  iterations: number,
): MoveJudgement<T['action']> {
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
    const only = itemAt(weigh(mind, view, seat, [taken], measured, half), 0);
    const verdict = legal.length === 1 ? 'forced' : 'best';
    return { choices: legal.length, taken: only.weighed, best: only.weighed, loss: 0, error: 0, verdict };
  }
  // New deals: on the deals of the search, the best-looking candidate looks better than it is.
  const weighed = weigh(mind, view, seat, [taken, rival], measured, half);
  const [mine, other] = [itemAt(weighed, 0), itemAt(weighed, 1)];
  const differences = other.shares.map((share, i) => share - itemAt(mine.shares, i));
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

function verdictOn(loss: number, error: number): MoveVerdict {
  if (loss < SLIP || loss < CLEAR * error) return 'fine';
  return loss < BLUNDER ? 'slip' : 'blunder';
}

interface Measured<A> {
  readonly weighed: Weighed<A>;
  /** The seat's chance in each playout. */
  readonly shares: readonly number[];
}

/** Tries every action on the same deals and with the same luck, so that all differences come from the action. */
function weigh<T extends GameTypes>(
  { game, knowledge }: Mind<T>,
  view: T['view'],
  seat: Seat,
  actions: readonly T['action'][],
  luck: Seeded,
  iterations: number,
): Measured<T['action']>[] {
  const deals = Math.max(2, Math.round(iterations / actions.length));
  const tried = actions.map((action) => ({ action, shares: [] as number[], imagined: [] as T['state'][] }));
  for (let i = 0; i < deals; i++) {
    const deal = game.redeal(view, luck.split(`deal ${i}`));
    for (const { action, shares, imagined } of tried) {
      const state = game.clone(deal);
      game.apply(state, seat, action, null);
      shares.push(itemAt(playOut(game, knowledge, state, luck.split(`play ${i}`)), seat));
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
  const squares = numbers.reduce((sum, x) => sum + (x - mean) * (x - mean), 0);
  return [mean, count < 2 ? 0 : Math.sqrt(squares / (count - 1) / count)];
}
