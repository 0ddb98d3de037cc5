// What happens in the lesson: a try is right, not yet what is asked, or forbidden. Pure; the screen only shows it.
import { type AnyGame, foresee, type Refusal, sameData } from '@backroom/kit';
import { LEARNER, type LessonStep } from './lesson.ts';

export interface Task {
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly refusals: readonly Refusal<unknown>[];
  readonly wanted: readonly unknown[];
}

export type Try =
  /** What came of it, and how the table looks afterwards. */
  | { readonly is: 'right'; readonly events: readonly unknown[]; readonly view: unknown }
  /** What it would certainly have brought. */
  | { readonly is: 'other'; readonly events: readonly unknown[] }
  | { readonly is: 'refused'; readonly refusal: Refusal<unknown> }
  | { readonly is: 'unknown' };

function stateOf(game: AnyGame, { state }: LessonStep): unknown {
  const loaded = game.load(state);
  if (!loaded.ok) throw new RangeError(`the lesson's position does not load: ${loaded.why}`);
  return loaded.value;
}

export function taskOf(game: AnyGame, step: LessonStep): Task {
  const state = stateOf(game, step);
  const among = (list: readonly string[]) => (action: unknown) => list.includes(game.write(action));
  const legal = game.legal(state, LEARNER).filter(among(step.offered));
  return {
    view: game.view(state, LEARNER),
    legal,
    refusals: game.refusals(state, LEARNER).filter(({ action }) => among(step.refused)(action)),
    wanted: legal.filter(among(step.wanted)),
  };
}

export function tryOut(game: AnyGame, step: LessonStep, task: Task, action: unknown): Try {
  const refusal = task.refusals.find((one) => sameData(one.action, action));
  if (refusal !== undefined) return { is: 'refused', refusal };
  const meant = task.legal.find((one) => sameData(one, action));
  if (meant === undefined) return { is: 'unknown' };
  if (!task.wanted.includes(meant)) return { is: 'other', events: foresee(game, task.view, LEARNER, meant) };
  const state = stateOf(game, step);
  const events: unknown[] = [];
  game.apply(state, LEARNER, meant, events);
  for (const [seat, notation] of step.afterwards) {
    const next = game.legal(state, seat).find((one) => game.write(one) === notation);
    if (next === undefined) throw new RangeError(`${notation} is not possible after what the lesson asks for`);
    game.apply(state, seat, next, events);
  }
  const faces = events.map((event) => game.face(event, LEARNER)).filter((event) => event !== null);
  return { is: 'right', events: faces, view: game.view(state, LEARNER) };
}
