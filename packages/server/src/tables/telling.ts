// What is told to whom: each row of the audience gets its own message, made from what its seat may see. Rows that are told
// the same get one and the same message, and what all of them see is made and compared once.
import { type Happening, stepFace } from '@backroom/croupier';
import type { AnyGame, Result } from '@backroom/kit';
import type { AnyMatch } from '@backroom/match';
import { Common, differences, type FromServer, type Patch, type StepFace, type TableFace } from '@backroom/protocol';
import { Frame } from '../wire/frame.ts';
import type { Row } from './audience.ts';

type Steps = Extract<FromServer, { t: 'steps' }>;

/** A message on its way to everybody in a row. */
export interface Telling {
  readonly row: Row;
  readonly frame: Frame;
}

/** How each row saw the table before; only those who get patches need it. */
export function viewsBefore({ game, state, seq }: AnyMatch, rows: readonly Row[]): readonly unknown[] {
  const isKnown = rows.every(({ views, shown }) => views !== 'patches' || shown?.seq === seq);
  return isKnown ? rows.map(({ shown }) => shown?.view) : viewsOf(game, state, rows);
}

const viewsOf = (game: AnyGame, state: unknown, rows: readonly Row[]): readonly unknown[] => {
  const seats = rows.map(({ seat }) => seat);
  return game.views?.(state, seats) ?? seats.map((seat) => game.view(state, seat));
};

/** After all of it has happened. `tableFor`: what is around the game, as a row sees it; null if nothing has changed there. */
export function tell(
  match: AnyMatch,
  rows: readonly Row[],
  before: readonly unknown[],
  happenings: readonly Happening[],
  tableFor: ((row: Row) => TableFace) | null,
): readonly Telling[] {
  if (rows.length === 0) return [];
  const { game, state, phase } = match;
  const views = viewsOf(game, state, rows);
  const patches = differences(before, views);
  const steps = stepsOf(game, happenings, rows);
  const deadline = phase === 'playing' ? game.deadline(state) : null;
  const result = phase === 'over' ? match.result() : null;
  const told: Told[] = [];
  const common = new Common();
  for (const [i, row] of rows.entries()) {
    const isPatched = row.views === 'patches';
    // Nothing follows after the end.
    row.shown = isPatched && phase !== 'over' ? { seq: match.seq, view: views[i] } : null;
    const patch = isPatched ? patches[i] : undefined;
    const legal = row.legal && row.seat !== null && phase === 'playing' ? game.legal(state, row.seat) : [];
    const table = tableFor?.(row) ?? null;
    const isPlain = isPatched && legal.length === 0 && table === null;
    const same = isPlain ? told.find((one) => one.isPlain && one.steps === steps[i] && one.patch === patch) : undefined;
    const message =
      same?.message ?? messageOf(steps[i], isPatched ? undefined : views[i], patch, legal, deadline, table, result);
    told.push({ row, frame: same?.frame ?? new Frame(message, common), message, isPlain, steps: steps[i], patch });
  }
  return told;
}

/** Only what there is something to say about. */
function messageOf(
  steps: readonly StepFace[],
  view: unknown,
  patch: Patch | undefined,
  legal: readonly unknown[],
  deadline: number | null,
  table: TableFace | null,
  result: Result | null,
): Steps {
  const message: { -readonly [K in keyof Steps]: Steps[K] } = { t: 'steps', steps };
  if (view !== undefined) message.view = view;
  if (patch !== undefined) message.patch = patch;
  if (legal.length > 0) message.legal = legal;
  if (deadline !== null) message.deadline = deadline;
  if (table !== null) message.table = table;
  if (result !== null) message.result = result;
  return message;
}

interface Told extends Telling {
  readonly message: Steps;
  /** With nothing in it but steps and a patch. */
  readonly isPlain: boolean;
  readonly steps: readonly StepFace[];
  readonly patch: Patch | undefined;
}

/** What each row sees of what happened. Those who see the same share it. */
function stepsOf(game: AnyGame, happenings: readonly Happening[], rows: readonly Row[]): readonly StepFace[][] {
  const all: StepFace[][] = [];
  for (const { seat } of rows) {
    const steps = happenings.map((happening) => stepFace(game, happening, seat));
    all.push(all.find((one) => one.every((step, i) => isSame(step, steps[i]))) ?? steps);
  }
  return all;
}

/** Of one and the same entry. */
const isSame = (one: StepFace, other: StepFace): boolean =>
  one.by === other.by &&
  one.deed === other.deed &&
  one.events.length === other.events.length &&
  one.events.every((event, i) => event === other.events[i]);
