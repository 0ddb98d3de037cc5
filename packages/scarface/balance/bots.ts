// The players of a measurement: random, habit, or a level of bots, with a fixed number of playouts so that it can be
// repeated.
import { decide, isLevel, LEVEL, type LevelName, type TurnPlan } from '@backroom/bots';
import type { Random } from '@backroom/kit';
import { knowledge } from '../knowledge/index.ts';
import type { SeatAction } from '../src/actions.ts';
import { scarface } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { knowledgeWithout, type Restriction } from './restricted.ts';

/** 'habit': without a search. */
export type BotName = LevelName | 'habit' | 'random';

export const isBot = (name: string): name is BotName => isLevel(name) || name === 'habit' || name === 'random';

/** The clock stands still, so that the same seed gives the same games on every machine. */
const now = (): number => 0;

/** The bots' plans, by table and seat. */
const plans = new WeakMap<State, Map<number, TurnPlan | undefined>>();

/** `most`: the limit of playouts for any level. `without`: actions that it may not take. */
export function choose(
  name: BotName,
  most: number,
  s: State,
  seat: number,
  random: Random,
  without: Restriction | null = null,
): SeatAction {
  const known = without === null ? knowledge : knowledgeWithout(without, seat);
  if (name === 'habit') return known.habit(s, seat, random);
  if (name === 'random') return scarface.sample(s, seat, random) as SeatAction;
  const { iterations, playouts } = LEVEL[name];
  const level = { ...LEVEL[name], iterations: Math.min(iterations, most), playouts: Math.min(playouts, most) };
  const own = plans.get(s) ?? new Map<number, TurnPlan | undefined>();
  plans.set(s, own);
  const question = { view: scarface.view(s, seat), seat, random, now, plan: own.get(seat) };
  const thought = decide({ game: scarface, knowledge: known }, level, question);
  own.set(seat, thought.plan);
  return thought.action as SeatAction;
}
