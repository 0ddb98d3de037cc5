// Who plays in a measurement: random, habit, or a level of bots, with a fixed number of continuations so that it can be repeated.
import { decide, isLevel, LEVEL, type LevelName } from '@backroom/bots';
import type { Random } from '@backroom/kit';
import type { SeatAction } from '../src/actions.ts';
import { scarface } from '../src/index.ts';
import { knowledge } from '../src/knowledge/index.ts';
import type { State } from '../src/state.ts';

/** 'habit': without any thinking. */
export type BotName = LevelName | 'habit' | 'random';

export const isBot = (name: string): name is BotName => isLevel(name) || name === 'habit' || name === 'random';

/** The clock stands still, so that the same seed gives the same games on every machine. */
const now = (): number => 0;

/** `most`: no level imagines more continuations than that; kingpin, who goes by time, imagines about 700 in 100 ms. */
export function choose(name: BotName, most: number, s: State, seat: number, random: Random): SeatAction {
  if (name === 'habit') return knowledge.habit(s, seat, random);
  if (name === 'random') return scarface.sample(s, seat, random) as SeatAction;
  const level = { ...LEVEL[name], iterations: Math.min(LEVEL[name].iterations, most) };
  const question = { view: scarface.view(s, seat), seat, random, now };
  return decide({ game: scarface, knowledge }, level, question).action as SeatAction;
}
