// Who sits on the seats that no person takes.
import { decide, LEVEL, type LevelName, shuffledTemperaments, type Temperament, type TurnPlan } from '@backroom/bots';
import type { BotWords } from '@backroom/bots/words';
import { mindOf } from '@backroom/games';
import { type AnyGame, pick, type Random, type Seat } from '@backroom/kit';
import type { TerminalTable } from './table.ts';
import type { PlayArgs } from './wish.ts';

/** The bots of a game: their level, and each one's temperament. */
export interface Opponents {
  readonly level: LevelName | 'random';
  /** By seat; nothing for one without a temperament. */
  readonly temperaments: readonly (Temperament | undefined)[];
  /** What they are called in the language of the table. */
  readonly words: BotWords;
}

/** Unless a temperament is asked for, each bot has its own. */
export function opponentsOf({ level, temperament, seats }: PlayArgs, words: BotWords, random: Random): Opponents {
  const own = shuffledTemperaments(seats, random);
  const minded = (seat: Seat): Temperament | undefined => {
    if (level === 'random' || temperament === 'none') return undefined;
    return temperament ?? own[seat];
  };
  return { level, words, temperaments: own.map((_, seat) => minded(seat)) };
}

/** Chooses for a seat, only from its view, its legal actions and the events it has seen. */
export type Opponent = (
  view: unknown,
  legal: readonly unknown[],
  random: Random,
  seat: Seat,
  seen: () => readonly unknown[],
) => unknown;

const atRandom: Opponent = (_view, legal, random) => pick(legal, random);

/** A bot of a level, or one that plays at random. */
export function opponentOf(
  game: AnyGame,
  level: Opponents['level'],
  temperaments: Opponents['temperaments'] = [],
): Opponent {
  if (level === 'random') return atRandom;
  const mind = mindOf(game);
  const { iterations } = LEVEL[level];
  // Bound by iterations alone: the same seed gives the same game on any machine.
  const steady = {
    ...LEVEL[level],
    iterations: Math.min(iterations, MOST_ITERATIONS),
    ms: Number.POSITIVE_INFINITY,
  };
  const plans = new Map<Seat, TurnPlan | undefined>();
  return (view, _legal, random, seat, seen) => {
    const temperament = temperaments[seat];
    const grudge = mind.knowledge.grudge?.(seen(), seat);
    const question = { view, seat, random, now: () => 0, temperament, grudge, plan: plans.get(seat) };
    const thought = decide(mind, steady, question);
    plans.set(seat, thought.plan);
    return thought.action;
  };
}

/** About a fifteenth of a second a decision on a machine of today: nobody waits for it. */
const MOST_ITERATIONS = 20_000;

export function letOpponentAct({ session, opponent }: TerminalTable, seat: Seat): void {
  // A stream for each decision: the draws of one opponent never change those of another.
  const random = session.randomFor(`seat ${seat}, step ${session.length}`);
  const seen = (): unknown[] => session.story(seat).flat();
  session.act(seat, opponent(session.view(seat), session.legal(seat), random, seat, seen));
}

/** The names of the bots, seat by seat; people at the keyboard may bring their own. */
export const BOT_NAMES = ['Mabel', 'Vito', 'Dot', 'Lefty', 'Pearl', 'Ace', 'Birdie', 'Knuckles'] as const;
