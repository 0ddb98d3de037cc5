// What is told to whom: each row of the audience gets its own message, made from what its seat may see.
import { type Happening, stepFace } from '@backroom/croupier';
import type { AnyMatch } from '@backroom/match';
import { difference, type FromServer, type TableFace } from '@backroom/protocol';
import type { Audience, Row } from './audience.ts';

type Steps = Extract<FromServer, { t: 'steps' }>;

/** How each row saw the table before: only those who get patches need it. */
export function viewsBefore(match: AnyMatch, audience: Audience): Map<Row, unknown> {
  const views = new Map<Row, unknown>();
  for (const row of audience.all()) {
    if (row.views !== 'patches') continue;
    const { shown } = row;
    views.set(row, shown?.seq === match.seq ? shown.view : match.game.view(match.state, row.seat));
  }
  return views;
}

/** The message for one row, after all of it has happened. `table`: null if nothing around the game has changed. */
export function stepsFor(
  match: AnyMatch,
  row: Row,
  before: unknown,
  happenings: readonly Happening[],
  table: TableFace | null,
): Steps {
  const { game, state } = match;
  const view = game.view(state, row.seat);
  const patch = row.views === 'patches' ? difference(before, view) : undefined;
  if (row.views === 'patches') row.shown = { seq: match.seq, view };
  const legal = row.legal && row.seat !== null && match.phase === 'playing' ? game.legal(state, row.seat) : [];
  const deadline = match.phase === 'playing' ? game.deadline(state) : null;
  const result = match.phase === 'over' ? match.result() : null;
  return {
    t: 'steps',
    steps: happenings.map((happening) => stepFace(game, happening, row.seat)),
    ...(row.views === 'whole' ? { view } : {}),
    ...(patch === undefined ? {} : { patch }),
    ...(legal.length === 0 ? {} : { legal }),
    ...(deadline === null ? {} : { deadline }),
    ...(table === null ? {} : { table }),
    ...(result === null ? {} : { result }),
  };
}
