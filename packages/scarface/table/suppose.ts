// The table after some actions, as far as this seat can know: shows what a Plan would make possible.
import { itemAt, type Refusal } from '@backroom/kit';
import type { Action, SeatAction } from '../src/actions.ts';
import type { FrameOf } from '../src/frames.ts';
import { apply, legal } from '../src/machine.ts';
import { refusals } from '../src/refusals.ts';
import { beginAct } from '../src/rules/acts.ts';
import { turnOf } from '../src/rules/strength.ts';
import { clone, push, type State, top } from '../src/state.ts';
import { type Act, districtNumber, NOBODY } from '../src/vocabulary.ts';
import { type Choice, piecePick } from './choices.ts';

export interface Supposed {
  readonly state: State;
  readonly legal: readonly SeatAction[];
  readonly refusals: readonly Refusal<Action>[];
}

/** The table after these actions of a seat; null: they are not possible one after the other. */
export function suppose(s: State, seat: number, actions: readonly SeatAction[]): Supposed | null {
  const state = clone(s);
  for (const action of actions) {
    const wanted = JSON.stringify(action);
    if (!legal(state, seat).some((one) => JSON.stringify(one) === wanted)) return null;
    apply(state, seat, action, null);
  }
  return { state, legal: legal(state, seat), refusals: refusals(state, seat) };
}

/** Skills that ask nothing and cost nothing, one after the other: for one press. */
export function freeSkills(s: State, seat: number, legalNow: readonly SeatAction[]): readonly SeatAction[] {
  const found: SeatAction[] = [];
  let state = s;
  for (const action of legalNow) {
    if (action.type !== 'skill') continue;
    const next = suppose(state, seat, [action]);
    if (next === null || top(next.state)?.kind !== 'turn' || next.state.stack.length !== s.stack.length) continue;
    const [before, after] = [itemAt(state.players, seat), itemAt(next.state.players, seat)];
    const costs = after.money < before.money || after.crime > before.crime || after.hand.length < before.hand.length;
    if (costs || turnOf(next.state)?.seat !== seat) continue;
    found.push(action);
    state = next.state;
  }
  return found;
}

/** Actions that are chosen by touching their target: a neighbourhood, a Deal, an Associate, a level, a district. */
export const DIRECT: readonly Act[] = ['deal', 'hire', 'sales', 'seize', 'upgrade', 'send', 'move'];

/** Paths that join an action and its first target: one touch for both. `before`: what leads up to it. */
export function joined(
  s: State,
  seat: number,
  legalNow: readonly SeatAction[],
  before: readonly SeatAction[],
): Choice[] {
  return legalNow.flatMap((action) => {
    if (action.type !== 'act' || !DIRECT.includes(action.act)) return [];
    const state = clone(s);
    const turn = turnOf(state);
    if (turn === null) return [];
    turn.acted = 1;
    beginAct(state, turn, action.act, null);
    const targets = legal(state, seat);
    return targets.flatMap((target) => pathsTo(state, seat, [...before, action], target, targets.length === 1));
  });
}

/** `isOnly`: the rules take a single target by themselves. */
function pathsTo(
  state: State,
  seat: number,
  before: readonly SeatAction[],
  target: SeatAction,
  isOnly: boolean,
): Choice[] {
  const steps = isOnly ? before : [...before, target];
  switch (target.type) {
    case 'tile':
      return [{ path: [`tile:${target.tile}`], steps }];
    case 'deal':
      return [{ path: [`deal:${target.deal}`], steps }];
    case 'card':
      return [{ path: [`card:${target.card}`], steps }];
    case 'stat':
      return [{ path: [`stat:${target.stat}`], steps }];
    case 'district':
      return top(state)?.kind === 'move'
        ? movesFrom(state, seat, target, steps)
        : [{ path: ['area:headquarters', `district:${target.district}`], steps }];
    default:
      return [];
  }
}

function movesFrom(
  state: State,
  seat: number,
  { district }: Extract<SeatAction, { type: 'district' }>,
  steps: readonly SeatAction[],
): Choice[] {
  const there = clone(state);
  const frame = there.stack.pop() as FrameOf<'move'>;
  push(there, { ...frame, from: districtNumber(district) });
  const moves = legal(there, seat);
  return moves.flatMap((action) =>
    action.type === 'move'
      ? [
          {
            path: [piecePick(action.piece, district), `district:${action.to}`],
            steps: moves.length === 1 ? steps : [...steps, action],
          },
        ]
      : [],
  );
}

/** A piece and where it goes, before the district that it leaves has been chosen. */
export function movesAtOnce(s: State, seat: number, legalNow: readonly SeatAction[]): Choice[] {
  const frame = top(s);
  if (frame?.kind !== 'move' || frame.seat !== seat || frame.from !== NOBODY) return [];
  return legalNow.flatMap((action) => (action.type === 'district' ? movesFrom(s, seat, action, [action]) : []));
}

/** As many thugs as possible to Headquarters, then to the Safehouses. Empty: one kind of step is all there is. */
export function recruited(s: State, seat: number, legalNow: readonly SeatAction[]): readonly SeatAction[] {
  const steps: SeatAction[] = [];
  let now: readonly SeatAction[] = legalNow;
  for (let state = s; steps.length < MOST_TIMES; ) {
    const calls = now.filter((action) => action.type === 'recruit');
    const next = calls.find(({ to }) => to === 'headquarters') ?? calls[0];
    if (next === undefined || top(state)?.kind !== 'recruit') break;
    const then = suppose(state, seat, [next]);
    if (then === null) break;
    steps.push(next);
    state = then.state;
    now = then.legal;
  }
  return new Set(steps.map((step) => JSON.stringify(step))).size > 1 ? steps : [];
}

/** More than any delivery or call brings. */
const MOST_TIMES = 12;

/** The same action repeated as long as it is legal: "all here" in one touch. */
export function repeated(s: State, seat: number, action: SeatAction): readonly SeatAction[] {
  const steps = [action];
  const wanted = JSON.stringify(action);
  while (steps.length < MOST_TIMES) {
    const then = suppose(s, seat, steps);
    if (then === null || !then.legal.some((one) => JSON.stringify(one) === wanted)) break;
    steps.push(action);
  }
  return steps;
}
