// A match as a replay, step by step, from the view of one seat, of a spectator, or with everything open.
import type { AnyGame, Json, Names, Result, Seat, Section, Step, Words } from '@backroom/kit';
import { type Entry, fold, type ReplayFrame, replayFor, type Viewer } from '@backroom/match';

export type { Viewer } from '@backroom/match';

/** One visible step: an event on the table, or an undo. */
export interface FilmFrame {
  /** The number of the entry in the log. */
  readonly seq: number;
  readonly at: number;
  readonly by: ReplayFrame['by'];
  /** 'start': the table before the first step. */
  readonly kind: 'start' | 'game' | 'undo' | 'end';
  readonly undone: boolean;
  readonly events: readonly unknown[];
  /** As the viewer saw it; with everything open, the saved state. */
  readonly view: unknown;
}

/** Skips entries that change nothing visible: taking seats, pledges, standing orders, time without consequences. */
export function beatsOf(frames: Iterable<ReplayFrame>): FilmFrame[] {
  const beats: FilmFrame[] = [];
  for (const { seq, at, by, deed, events, undone, view } of frames) {
    const kind = beats.length === 0 ? 'start' : deed.do === 'undo' || deed.do === 'end' ? deed.do : 'game';
    if (kind === 'game' && events.length === 0) continue;
    beats.push({ seq, at, by, kind, undone, events, view });
  }
  return beats;
}

/** All beats of a log that may be read whole. */
export function beatsThrough(game: AnyGame, entries: readonly Entry[], viewer: Viewer): FilmFrame[] {
  const frames = replayFor(game, entries, viewer);
  if (!frames.ok) throw new Error(frames.why);
  return beatsOf(frames.value);
}

/** The view that the table draws. With everything open it is the spectator's view. */
export function viewAt(game: AnyGame, { view }: FilmFrame, viewer: Viewer): unknown {
  if (viewer !== 'open') return view;
  const state = game.load(view);
  if (!state.ok) throw new Error(state.why);
  return game.view(state.value, null);
}

// biome-ignore lint/suspicious/noExplicitAny: as AnyGame.
type AnyWords = Words<any, any, any>;

/** With everything open: the parts that each seat sees and a spectator does not, such as hands. */
export function handsAt(
  game: AnyGame,
  { view }: FilmFrame,
  words: AnyWords,
  names: Names,
): readonly (readonly Section[])[] {
  const state = game.load(view);
  if (!state.ok) return [];
  const open = new Set(words.table(game.view(state.value, null), names).map(({ heading }) => heading));
  return Array.from({ length: game.seated(state.value) }, (_, seat) =>
    words.table(game.view(state.value, seat), names).filter(({ heading }) => !open.has(heading)),
  );
}

export interface Course {
  readonly options: Json;
  readonly seats: number;
  readonly position: Json | null;
  readonly steps: readonly Step<unknown>[];
  /** The entry of each step. */
  readonly seqs: readonly number[];
}

/** The steps for a review, without those that were undone. */
export function courseOf(game: AnyGame, entries: readonly Entry[]): Course {
  const match = fold(game, entries);
  const frames = replayFor(game, entries, 'open', false);
  if (!match.ok) throw new Error(match.why);
  if (!frames.ok) throw new Error(frames.why);
  const { options, seats, position } = match.value.terms;
  const steps: Step<unknown>[] = [];
  const seqs: number[] = [];
  for (const { seq, by, deed } of frames.value) {
    if ((deed.do !== 'act' && deed.do !== 'draw' && deed.do !== 'wait') || by === 'house') continue;
    steps.push({ by, action: deed.action });
    seqs.push(seq);
  }
  return { options, seats, position, steps, seqs };
}

export function resultOf(game: AnyGame, entries: readonly Entry[]): Result | null {
  const match = fold(game, entries);
  return match.ok ? game.result(match.value.state) : null;
}

/** Seats that people sat in. */
export function peopleAt(entries: readonly Entry[]): readonly Seat[] {
  return entries.flatMap(({ deed }) => (deed.do === 'sit' && deed.holder.kind === 'person' ? [deed.seat] : []));
}
