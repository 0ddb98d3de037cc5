// A plan: a seat's decisions for the rest of its turn.
import { type Game, type GameTypes, isRecord, itemAt, type Random, type Seat } from '@backroom/kit';
import type { Policy, Turns } from './knowledge.ts';
import type { Mind } from './mind.ts';

export interface PlanStep {
  /** A digest of the legal actions that the plan expects here. */
  readonly among: number;
  /** In notation. */
  readonly action: string;
}

/** Plain data: the host keeps it between two decisions of a seat and passes it to the next worker. */
export type TurnPlan = readonly PlanStep[];

/** No turn of any game has more decisions of one seat; this bounds what a host keeps. */
const MOST_STEPS = 256;

/** Plays the current turn on a copy of `deal` and records the seat's decisions. */
export function planTurn<T extends GameTypes>(
  { game, knowledge }: Mind<T>,
  turns: Turns<T['state'], T['action']>,
  deal: T['state'],
  seat: Seat,
  policy: Policy<T['state'], T['action']>,
  random: Random,
): PlanStep[] {
  const state = game.clone(deal);
  const turn = turns.turnOf(state);
  const plan: PlanStep[] = [];
  while (plan.length < MOST_STEPS && turns.turnOf(state) === turn) {
    const due = game.toAct(state);
    if (due === 'over') break;
    if (due === 'chance') game.apply(state, 'chance', game.chance(state, random), null);
    else if (due.includes(seat)) {
      const action = policy(state, seat, random);
      plan.push({ among: digestOf(game, game.legal(state, seat)), action: game.write(action) });
      game.apply(state, seat, action, null);
    } else {
      const other = itemAt(due, 0);
      game.apply(state, other, knowledge.habit(state, other, random), null);
    }
  }
  return plan;
}

/** The action that the plan names for this decision, if the seat has the choice that the plan expects; else null. */
export function planned<T extends GameTypes>(
  game: Game<T>,
  plan: TurnPlan,
  legal: readonly T['action'][],
): { readonly action: T['action']; readonly rest: TurnPlan } | null {
  const step = plan[0];
  if (step === undefined || step.among !== digestOf(game, legal)) return null;
  const action = legal.find((one) => game.write(one) === step.action);
  return action === undefined ? null : { action, rest: plan.slice(1) };
}

/** FNV-1a over the notations, with a mark after each: the same list gives the same number on every machine. */
function digestOf<T extends GameTypes>(game: Game<T>, actions: readonly T['action'][]): number {
  let hash = 0x811c9dc5;
  for (const action of actions) {
    const notation = game.write(action);
    for (let i = 0; i < notation.length; i++) hash = Math.imul(hash ^ notation.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ 10, 0x01000193);
  }
  return hash >>> 0;
}

export const isTurnPlan = (x: unknown): x is TurnPlan =>
  Array.isArray(x) &&
  x.length <= MOST_STEPS &&
  x.every((step) => isRecord(step) && typeof step.among === 'number' && typeof step.action === 'string');
