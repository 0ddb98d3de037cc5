// Questions about the whole log of a match. Each one folds the log, which takes too long for the main thread.
import { brotliCompressSync, constants } from 'node:zlib';
import { type AnyGame, type Seat, Seeded } from '@backroom/kit';
import { continueFrom, exportMatch, fold, recap, replayFor, undoOffer, type Viewer } from '@backroom/match';
import { nameOfBot } from '../tables/names.ts';
import { entriesOf } from '../tables/record.ts';
import { openHandsOf } from './open-hands.ts';

export type HistoryJob =
  | { readonly kind: 'replay'; readonly viewer: Viewer }
  | { readonly kind: 'recap'; readonly seat: Seat | null; readonly since: number }
  | { readonly kind: 'undo-offer'; readonly seat: Seat }
  /** `moment`: nothing newer. */
  | { readonly kind: 'open-hands'; readonly moment: number }
  /** `names`: of the people, by seat. */
  | { readonly kind: 'log'; readonly names: readonly string[]; readonly head: string | null }
  | {
      readonly kind: 'continue';
      readonly seq: number;
      readonly seat: Seat;
      readonly seed: string;
      readonly match: string;
    };

export interface Assignment {
  readonly id: number;
  readonly game: string;
  readonly match: string;
  readonly texts: readonly string[];
  readonly job: HistoryJob;
  /** Compress the answer with Brotli. */
  readonly packed: boolean;
}

export type Outcome = { readonly id: number } & (
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  /** The question does not fit this match. */
  | { readonly ok: false; readonly why: string }
);

/** Fast and nearly optimal: views of one game are repetitive. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function outcomeOf({ id, match, texts, job, packed }: Assignment, game: AnyGame): Outcome {
  const answer = answerTo(game, match, texts, job);
  if (!answer.ok) return { id, ...answer };
  const bytes = bytesOf(answer.value);
  return { id, ok: true, bytes: packed ? new Uint8Array(brotliCompressSync(bytes, QUALITY)) : bytes };
}

/** The text piece by piece: the replay of a long match has 20 MB and must not be in memory twice. */
type Answer = { readonly ok: true; readonly value: Iterable<string> } | { readonly ok: false; readonly why: string };

const json = (value: unknown): Answer => ({ ok: true, value: [JSON.stringify(value)] });

function* jsonOfReplay(match: string, seat: Viewer, steps: Iterable<unknown>): Generator<string> {
  yield `{"match":${JSON.stringify(match)},"seat":${JSON.stringify(seat)},"steps":[`;
  let comma = '';
  for (const step of steps) {
    yield comma + JSON.stringify(step);
    comma = ',';
  }
  yield ']}';
}

/** A buffer that can be transferred to another thread. */
function bytesOf(pieces: Iterable<string>): Uint8Array<ArrayBuffer> {
  let [bytes, length] = [new Uint8Array(64 * 1024), 0];
  for (const piece of pieces) {
    // UTF-8 needs at most three bytes per UTF-16 unit.
    const most = length + piece.length * 3;
    if (most > bytes.length) bytes = new Uint8Array(bytes.buffer.transfer(Math.max(most, bytes.length * 2)));
    length += ENCODER.encodeInto(piece, bytes.subarray(length)).written;
  }
  return new Uint8Array(bytes.buffer.transfer(length));
}

const ENCODER = new TextEncoder();

function answerTo(game: AnyGame, match: string, texts: readonly string[], job: HistoryJob): Answer {
  const read = entriesOf(game, texts);
  if (!read.ok) return read;
  const entries = read.value;
  switch (job.kind) {
    case 'replay': {
      const replay = replayFor(game, entries, job.viewer);
      return replay.ok ? { ok: true, value: jsonOfReplay(match, job.viewer, replay.value) } : replay;
    }
    case 'recap': {
      const told = recap(game, entries, job.seat, job.since);
      return told.ok ? json(told.value) : told;
    }
    case 'undo-offer':
      return json(undoOffer(game, entries, job.seat));
    case 'open-hands': {
      const hands = openHandsOf(game, entries, job.moment);
      return hands.ok ? json(hands.value) : hands;
    }
    case 'log': {
      const folded = fold(game, entries);
      if (!folded.ok) return folded;
      const names = folded.value.chairs.map(({ owner }, seat) =>
        owner?.kind === 'bot' ? nameOfBot(match, seat) : (job.names[seat] ?? ''),
      );
      const about = { names, head: job.head, result: folded.value.result() };
      return { ok: true, value: [exportMatch(game, entries, about)] };
    }
    case 'continue': {
      const terms = continueFrom(game, entries, job.seq, job.seat, new Seeded(job.seed), { match: job.match });
      return terms.ok ? json(terms.value) : terms;
    }
  }
}
