// The logic of a lesson: a try is right, legal but not wanted, or forbidden. Pure; the screen only shows it.
import {
  type AnyGame,
  foresee,
  itemAt,
  type LessonMove,
  type LessonStep,
  type Refusal,
  type Seat,
  sameData,
} from '@backroom/kit';

export interface Task {
  readonly step: LessonStep;
  readonly learner: Seat;
  /** How many of the step's actions are done. */
  readonly done: number;
  readonly state: unknown;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly refusals: readonly Refusal<unknown>[];
  readonly wanted: readonly unknown[];
  /** The actions that the step wants after the next one, in order. */
  readonly further: readonly unknown[];
}

export type Try =
  /** The result of a try, and the table after it. `next`: the task goes on; null: it is done. */
  | { readonly is: 'right'; readonly events: readonly unknown[]; readonly view: unknown; readonly next: Task | null }
  /** Its guaranteed result. */
  | { readonly is: 'other'; readonly events: readonly unknown[] }
  | { readonly is: 'refused'; readonly refusal: Refusal<unknown> }
  | { readonly is: 'unknown' };

const movesOf = (step: LessonStep): readonly LessonMove[] => [step, ...(step.then ?? [])];

export function taskOf(game: AnyGame, step: LessonStep, learner: Seat): Task {
  const loaded = game.load(step.state);
  if (!loaded.ok) throw new RangeError(`the lesson's position does not load: ${loaded.why}`);
  return taskAt(game, step, learner, 0, loaded.value);
}

function taskAt(game: AnyGame, step: LessonStep, learner: Seat, done: number, state: unknown): Task {
  const move = itemAt(movesOf(step), done);
  const further = movesOf(step).slice(done + 1);
  const among = (list: readonly string[] | undefined, action: unknown): boolean =>
    list === undefined || list.includes(game.write(action));
  const legal = game.legal(state, learner).filter((action: unknown) => among(move.offered, action));
  const refused = step.refused ?? (move.offered === undefined ? undefined : []);
  return {
    ...{ step, learner, done, state },
    view: game.view(state, learner),
    legal,
    refusals: game.refusals(state, learner).filter(({ action }: Refusal<unknown>) => among(refused, action)),
    wanted: legal.filter((action: unknown) => among(move.wanted, action)),
    further: further.map(({ wanted }) => actionOf(game, itemAt(wanted, 0))),
  };
}

export function tryOut(game: AnyGame, task: Task, action: unknown): Try {
  const { step, learner } = task;
  const refusal = task.refusals.find((one) => sameData(one.action, action));
  if (refusal !== undefined) return { is: 'refused', refusal };
  const meant = task.legal.find((one) => sameData(one, action));
  if (meant === undefined) return { is: 'unknown' };
  if (!task.wanted.includes(meant)) return { is: 'other', events: foresee(game, task.view, learner, meant) };
  const state = game.clone(task.state);
  const events: unknown[] = [];
  game.apply(state, learner, meant, events);
  const done = task.done + 1;
  const isLast = done === movesOf(step).length;
  if (isLast) for (const [by, notation] of step.afterwards ?? []) goOn(game, state, by, notation, events);
  return {
    is: 'right',
    events: events.map((event) => game.face(event, learner)).filter((event) => event !== null),
    view: game.view(state, learner),
    next: isLast ? null : taskAt(game, step, learner, done, state),
  };
}

function goOn(game: AnyGame, state: unknown, by: Seat | 'chance', notation: string, events: unknown[]): void {
  const action = actionOf(game, notation);
  const isPossible =
    by === 'chance'
      ? game.toAct(state) === 'chance' && game.possible(state, action)
      : game.legal(state, by).some((one: unknown) => sameData(one, action));
  if (!isPossible) throw new RangeError(`${notation} is not possible after what the lesson asks for`);
  game.apply(state, by, action, events);
}

function actionOf(game: AnyGame, notation: string): unknown {
  const read = game.read(notation);
  if (!read.ok) throw new RangeError(`the lesson asks for ${notation}: ${read.why}`);
  return read.value;
}
