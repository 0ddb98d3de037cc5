// Restricted play: the value of an action or a road is what a player loses who may not take it (Jaffe and others, AIIDE
// 2012).
import { itemAt, type Random } from '@backroom/kit';
import { type Habit, habit, habitBy } from '../knowledge/habit.ts';
import { knowledge } from '../knowledge/index.ts';
import { DOUBT, opinionWith } from '../knowledge/turns.ts';
import { WEIGHTS } from '../knowledge/weights.ts';
import type { SeatAction } from '../src/actions.ts';
import type { State } from '../src/state.ts';
import { ACTS, type Act } from '../src/vocabulary.ts';
import type { Road } from './play.ts';

export interface Restriction {
  readonly what: string;
  readonly acts: readonly Act[];
  /** Jobs are never revealed. */
  readonly jobs: boolean;
}

/**
 * The nine actions of the rulebook's board; all actions at the Authorities count as one, and so do those in the
 * streets.
 */
export const ACTIONS: Readonly<Record<string, readonly Act[]>> = {
  deal: ['deal'],
  recruit: ['recruit'],
  job: ['job'],
  dealer: ['dealer'],
  hire: ['hire'],
  sales: ['sales'],
  authorities: ['oust', 'lower-crime', 'build', 'release', 'fence'],
  streets: ['send', 'move', 'seize'],
  upgrade: ['upgrade'],
};

const OF_ROAD: Readonly<Record<Road, readonly Act[]>> = {
  sales: ['sales'],
  territory: ['send', 'move', 'seize', 'build'],
  jobs: ['job'],
  gang: ['upgrade', 'hire'],
  deals: ['deal', 'dealer', 'fence'],
};

/** Every action alone, then every road. */
export const RESTRICTIONS: readonly Restriction[] = [
  ...ACTS.filter((act) => act !== 'dismiss').map((act) => ({ what: act, acts: [act], jobs: false })),
  ...Object.entries(OF_ROAD).map(([road, acts]) => ({ what: `road ${road}`, acts, jobs: road === 'jobs' })),
];

/** Dollars: a forbidden action is worth less than any other. */
const FORBIDDEN = -1e6;

/** Views the table as if the seat had no Jobs. */
const withoutJobs =
  (policy: Habit, seat: number): Habit =>
  (s, who, random): SeatAction => {
    if (who !== seat) return policy(s, who, random);
    const p = itemAt(s.players, seat);
    const { jobs } = p;
    p.jobs = [];
    try {
      return policy(s, who, random);
    } finally {
      p.jobs = jobs;
    }
  };

/** The bots' knowledge for a seat that never takes these actions; other seats play as usual. */
export function knowledgeWithout({ acts, jobs }: Restriction, seat: number): typeof knowledge {
  const urges = Object.fromEntries(acts.map((act) => [act, FORBIDDEN]));
  const blind = (policy: Habit): Habit => (jobs ? withoutJobs(policy, seat) : policy);
  const own = blind(habitBy(WEIGHTS, urges));
  return {
    ...knowledge,
    habit: (s: State, who: number, random: Random) => (who === seat ? own : habit)(s, who, random),
    natural: (s, who, random, leniency) =>
      blind(habitBy({ ...WEIGHTS, doubt: WEIGHTS.doubt + DOUBT * leniency }, urges))(s, who, random),
    turns: { ...knowledge.turns, opinion: (random, leniency) => blind(opinionWith(urges, random, leniency)) },
  };
}
