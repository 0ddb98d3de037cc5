// Builds the messages about a step: each group of subscribers gets what its seat may see. Groups with equal content
// share one message, and the common part is computed and compared once.
import { type Happening, stepFace } from '@backroom/croupier';
import { type AnyGame, itemAt, type Result } from '@backroom/kit';
import type { AnyMatch } from '@backroom/match';
import { Common, differences, type FromServer, type Patch, type StepFace, type TableFace } from '@backroom/protocol';
import { Publication } from './publication.ts';
import type { SubscriberGroup } from './subscribers.ts';

type Steps = Extract<FromServer, { t: 'steps' }>;

/** A message for everybody in a group. */
export interface OutgoingMessage {
  readonly group: SubscriberGroup;
  readonly publication: Publication;
}

/** The previous view of each group; only groups that get patches need it. */
export function viewsBefore({ game, state, seq }: AnyMatch, groups: readonly SubscriberGroup[]): readonly unknown[] {
  const isKnown = groups.every(({ views, shown }) => views !== 'patches' || shown?.seq === seq);
  return isKnown ? groups.map(({ shown }) => shown?.view) : viewsOf(game, state, groups);
}

const viewsOf = (game: AnyGame, state: unknown, groups: readonly SubscriberGroup[]): readonly unknown[] => {
  const seats = groups.map(({ seat }) => seat);
  return game.views?.(state, seats) ?? seats.map((seat) => game.view(state, seat));
};

/**
 * After everything has happened. `tableFor`: the data around the game, as a group sees it; null if it has not changed.
 */
export function tell(
  match: AnyMatch,
  groups: readonly SubscriberGroup[],
  before: readonly unknown[],
  happenings: readonly Happening[],
  tableFor: ((group: SubscriberGroup) => TableFace) | null,
): readonly OutgoingMessage[] {
  if (groups.length === 0) return [];
  const { game, state, phase } = match;
  const views = viewsOf(game, state, groups);
  const patches = differences(before, views);
  const steps = stepsOf(game, happenings, groups);
  const deadline = phase === 'playing' ? game.deadline(state) : null;
  const result = phase === 'over' ? match.result() : null;
  const told: Told[] = [];
  const common = new Common();
  for (const [i, group] of groups.entries()) {
    const isPatched = group.views === 'patches';
    // Nothing follows after the end.
    group.shown = isPatched && phase !== 'over' ? { seq: match.seq, view: views[i] } : null;
    const patch = isPatched ? patches[i] : undefined;
    const own = itemAt(steps, i);
    const legal = group.legal && group.seat !== null && phase === 'playing' ? game.legal(state, group.seat) : [];
    const table = tableFor?.(group) ?? null;
    const isPlain = isPatched && legal.length === 0 && table === null;
    const same = isPlain ? told.find((one) => one.isPlain && one.steps === own && one.patch === patch) : undefined;
    const message =
      same?.message ?? messageOf(own, isPatched ? undefined : views[i], patch, legal, deadline, table, result);
    told.push({
      group,
      publication: same?.publication ?? new Publication(message, common),
      message,
      isPlain,
      steps: own,
      patch,
    });
  }
  return told;
}

/** Leave out empty fields. */
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

interface Told extends OutgoingMessage {
  readonly message: Steps;
  /** A message with only steps and a patch. */
  readonly isPlain: boolean;
  readonly steps: readonly StepFace[];
  readonly patch: Patch | undefined;
}

/** What each group sees of the events. Groups that see the same share it. */
function stepsOf(
  game: AnyGame,
  happenings: readonly Happening[],
  groups: readonly SubscriberGroup[],
): readonly StepFace[][] {
  const all: StepFace[][] = [];
  for (const { seat } of groups) {
    const steps = happenings.map((happening) => stepFace(game, happening, seat));
    all.push(all.find((one) => one.every((step, i) => isSame(step, itemAt(steps, i)))) ?? steps);
  }
  return all;
}

/** Of one and the same entry. */
const isSame = (one: StepFace, other: StepFace): boolean =>
  one.by === other.by &&
  one.deed === other.deed &&
  one.events.length === other.events.length &&
  one.events.every((event, i) => event === other.events[i]);

/** Deeds that change nothing around the game. */
export const QUIET: ReadonlySet<string> = new Set(['act', 'draw', 'wait']);
