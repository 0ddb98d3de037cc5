// A match as it is looked at again: beat by beat, through the eyes of one seat, a spectator or everybody at once.
import type { AnyGame, Json, Names, Result, Seat, Section, Step, Words } from '@backroom/kit';
import { type Entry, type Frame, fold, type Onlooker, replayFor } from '@backroom/match';

export type { Onlooker } from '@backroom/match';

/** One step that shows: something happened on the table, or was taken back. */
export interface Beat {
  /** Of the entry in the log. */
  readonly seq: number;
  readonly at: number;
  readonly by: Frame['by'];
  /** 'start': the table before the first step. */
  readonly kind: 'start' | 'game' | 'undo' | 'end';
  readonly undone: boolean;
  readonly events: readonly unknown[];
  /** As the onlooker saw it; with everything open, the saved state. */
  readonly view: unknown;
}

/** What does not show is passed over: sitting down, promises, standing orders, time without consequences. */
export function beatsOf(frames: Iterable<Frame>): Beat[] {
  const beats: Beat[] = [];
  for (const { seq, at, by, deed, events, undone, view } of frames) {
    const kind = beats.length === 0 ? 'start' : deed.do === 'undo' || deed.do === 'end' ? deed.do : 'game';
    if (kind === 'game' && events.length === 0) continue;
    beats.push({ seq, at, by, kind, undone, events, view });
  }
  return beats;
}

/** All beats of a log that may be read whole. */
export function beatsThrough(game: AnyGame, entries: readonly Entry[], onlooker: Onlooker): Beat[] {
  const frames = replayFor(game, entries, onlooker);
  if (!frames.ok) throw new Error(frames.why);
  return beatsOf(frames.value);
}

/** What a table can draw: with everything open, the table as a spectator sees it. */
export function viewAt(game: AnyGame, { view }: Beat, onlooker: Onlooker): unknown {
  if (onlooker !== 'open') return view;
  const state = game.load(view);
  if (!state.ok) throw new Error(state.why);
  return game.view(state.value, null);
}

// biome-ignore lint/suspicious/noExplicitAny: as AnyGame.
type AnyWords = Words<any, any, any>;

/** With everything open: the parts of the table that each seat saw and a spectator did not, such as hands. */
export function handsAt(game: AnyGame, { view }: Beat, words: AnyWords, names: Names): readonly (readonly Section[])[] {
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

/** The steps that count, as a review wants them: what was taken back is left out. */
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
