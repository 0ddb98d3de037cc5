// May a seat take back its last decision: freely, with the agreement of the others, or not at all? And why.
import { type AnyGame, type Seat, Seeded } from '@backroom/kit';
import { present, seatsOf } from './chair.ts';
import type { Entry } from './deeds.ts';
import { learned } from './learned.ts';
import type { AnyMatch } from './match.ts';
import { isOfGame, takenBack } from './past.ts';
import { fold } from './walk.ts';

export type UndoWhy =
  /** Free: nobody has decided since, and nobody learned anything from it. */
  | 'untouched'
  /** A player learned something from it. */
  | 'seen'
  /** Chance has drawn since. */
  | 'drawn'
  /** Others have decided since. */
  | 'answered'
  /** Blocked: the table does not allow undo. */
  | 'terms'
  /** Blocked: the match is over, paused or has not begun. */
  | 'not-playing'
  /** Blocked: a countdown was running, or has run since. */
  | 'real-time'
  /** Blocked: this seat has decided nothing yet. */
  | 'nothing';

export interface UndoOffer {
  /** 'free' also if only bots would have to agree; `why` still says what happened since. */
  readonly kind: 'free' | 'consent' | 'blocked';
  /** The step that would be taken back, with all steps after it; null: none. */
  readonly to: number | null;
  /** The seats that would have to agree. */
  readonly of: readonly Seat[];
  readonly why: UndoWhy;
  /** The next seq of the log when the offer was made. The offer expires with the next entry. */
  readonly seq: number;
  readonly seat: Seat;
}

/** For the seat's last decision that still stands. Reads the whole log: call it on demand. */
export function undoOffer(game: AnyGame, entries: readonly Entry[], seat: Seat): UndoOffer {
  const making = makeUndoOffer(game, entries, seat);
  let next = making.next();
  while (!next.done) next = making.next(read(game, next.value));
  return next.value;
}

/** For a host that folds long logs piece by piece: yields a log, and continues with the match computed from it. */
export function* makeUndoOffer(
  game: AnyGame,
  entries: readonly Entry[],
  seat: Seat,
): Generator<readonly Entry[], UndoOffer, AnyMatch> {
  const match = yield entries;
  const gone = takenBack(entries);
  const after = entries.filter(({ seq, deed }) => isOfGame(deed) && !gone.has(seq));
  const index = after.findLastIndex(({ by, deed }) => by === seat && deed.do === 'act');
  const step = after[index];
  const offer = { to: step?.seq ?? null, of: [], seq: match.seq, seat };
  const block = (why: UndoWhy): UndoOffer => ({ ...offer, kind: 'blocked', why });
  if (match.terms.undo === 'none') return block('terms');
  if (match.phase !== 'playing') return block('not-playing');
  if (step === undefined) return block('nothing');
  const { state } = yield entries.slice(0, step.seq - 1);
  // A countdown ran then or has run since: it is a race, and nobody gets a second try.
  const counted = [state, match.state].some((one) => game.deadline(one) !== null);
  if (counted || after.slice(index).some(({ deed }) => deed.do === 'wait')) return block('real-time');
  const why = whatCameOf(game, state, step, after.slice(index + 1), match.id);
  if (why === 'untouched') return { ...offer, kind: 'free', why };
  const of = seatsOf(match.chairs, present).filter((other) => other !== seat);
  return { ...offer, kind: of.length === 0 ? 'free' : 'consent', of, why };
}

function read(game: AnyGame, entries: readonly Entry[]): AnyMatch {
  const match = fold(game, entries);
  if (!match.ok) throw new TypeError(`not a log: ${match.why}`);
  return match.value;
}

function whatCameOf(
  game: AnyGame,
  before: unknown,
  { seq, by, deed }: Entry,
  after: readonly Entry[],
  match: string,
): UndoWhy {
  if (after.some((entry) => entry.deed.do === 'act')) return 'answered';
  if (after.some((entry) => entry.deed.do === 'draw')) return 'drawn';
  // Seeded: the same question always gets the same answer.
  const random = new Seeded(`${match}/undo ${seq}`);
  return deed.do === 'act' && learned(game, before, by as Seat, deed.action, random) ? 'seen' : 'untouched';
}
