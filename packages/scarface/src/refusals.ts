// "Why not?": what the table shows but the rules forbid now, with the reason and the rule.
import { itemAt, type Refusal, type Seat } from '@backroom/kit';
import type { Action } from './actions.ts';
import { type Obstacle, OUST_INFLUENCE, obstacle, RELEASE_INFLUENCE } from './rules/acts.ts';
import { canFulfil } from './rules/jobs.ts';
import { influenceFor, muscleFor } from './rules/strength.ts';
import { isCardless, skillObstacle } from './rules/turn.ts';
import { type State, top } from './state.ts';
import { ACTS, type Act } from './vocabulary.ts';

const RULE_OF_ACT: Readonly<Record<Act, string>> = {
  deal: 'SC-30',
  recruit: 'SC-33',
  job: 'SC-34',
  dealer: 'SC-35',
  hire: 'SC-36',
  sales: 'SC-37',
  oust: 'SC-39',
  'lower-crime': 'SC-40',
  build: 'SC-41',
  release: 'SC-42',
  fence: 'SC-43',
  send: 'SC-44',
  move: 'SC-45',
  seize: 'SC-46',
  upgrade: 'SC-47',
  dismiss: 'SC-48',
};

/** The codes that refusals of this game have. */
export type RefusalCode = Obstacle | 'one-action' | 'plan-first' | 'used' | 'no-match' | 'no-effect' | 'job-not-met';

export function refusals(s: State, seat: Seat): readonly Refusal<Action>[] {
  const frame = top(s);
  if (frame?.kind !== 'turn') return [];
  const list: Refusal<Action>[] = [];
  const refuse = (action: Action, code: RefusalCode, rule: string, values: Refusal<Action>['values'] = {}): void => {
    list.push({ action, code, rule, values });
  };
  for (const job of itemAt(s.players, seat).jobs)
    if (!canFulfil(s, seat, job)) refuse({ type: 'fulfil', job }, 'job-not-met', 'SC-50');
  if (frame.seat !== seat || frame.step === 'done') return list;
  if (isCardless(frame, itemAt(s.players, seat))) return list;
  if (frame.step === 'plan') {
    for (const act of ACTS) refuse({ type: 'act', act }, 'plan-first', 'SC-12');
    return list;
  }
  for (const act of ACTS) {
    const why = frame.acted === 1 ? 'one-action' : obstacle(s, frame, act);
    if (why === null) continue;
    refuse({ type: 'act', act }, why, why === 'one-action' ? 'SC-14' : RULE_OF_ACT[act], {
      muscle: muscleFor(s, frame, act),
      influence: influenceFor(s, frame, act),
      needed: act === 'oust' ? OUST_INFLUENCE : act === 'release' ? RELEASE_INFLUENCE : 1,
    });
  }
  for (const card of itemAt(s.players, seat).plan) {
    for (const skill of ['standard', 'matching'] as const) {
      const why = skillObstacle(s, frame, card, skill);
      if (why === null || why === 'none') continue;
      refuse({ type: 'skill', card, skill }, why, why === 'no-match' ? 'SC-15' : why === 'used' ? 'SC-14' : 'SC-16', {
        card,
      });
    }
  }
  return list;
}
