// The most common lines, "17 2026-11-16T00:12:01.123Z seat 2: move red  #c9f": a seat's decision without remarks, or
// a draw. Read and written on a fast path; every other form goes to the general reader.
import type { AnyGame } from '@backroom/kit';
import type { Entry } from '../deeds.ts';
import { readMoment, writeMoment } from './time.ts';
import { isCid, isCount, isMoment } from './words.ts';

/** A cache of a game's notation, in both directions. */
interface NotationCache {
  readonly byNotation: Map<string, unknown>;
  readonly byAction: WeakMap<object, string>;
}

const caches = new WeakMap<AnyGame, NotationCache>();

/** More notations than any game has. A forged log may contain more: then the cache is cleared. */
const MOST_CACHED = 5000;
const LONGEST_CACHED = 60;
/** Longer lines take the general path, which checks their length first. */
const LONGEST = 1000;

function notationCacheOf(game: AnyGame): NotationCache {
  let known = caches.get(game);
  if (known === undefined) {
    known = { byNotation: new Map(), byAction: new WeakMap() };
    caches.set(game, known);
  }
  return known;
}

/** Null: another kind of line, or an action that is not in the cache. */
export function writePlain(game: AnyGame, { seq, at, by, cid, deed }: Entry): string | null {
  if (deed.do !== 'act' || deed.race !== null || deed.ordered || !isCount(by) || by > 99) return null;
  if (!isCount(seq) || !isMoment(at) || (cid !== null && !isCid(cid))) return null;
  const notation = game.write(deed.action);
  if (notationCacheOf(game).byAction.get(deed.action as object) !== notation) return null;
  return `${seq} ${writeMoment(at)} seat ${by}: ${notation}${cid === null ? '' : `  #${cid}`}`;
}

/** Null: another kind of line, or not a line. */
export function readPlain(game: AnyGame, line: string): Entry | null {
  const afterSeq = endOfCount(line, 0, 15);
  const doer = afterSeq + 1 + MOMENT;
  if (afterSeq === 0 || line[afterSeq] !== ' ') return null;
  const isDraw = line.startsWith(CHANCE, doer);
  if (!isDraw && !line.startsWith(SEAT, doer)) return null;
  const at = readMoment(line.slice(afterSeq + 1, doer));
  if (at === null) return null;
  const seq = Number(line.slice(0, afterSeq));
  return isDraw
    ? readDraw(game, seq, at, line.slice(doer + CHANCE.length))
    : readAct(game, seq, at, line, doer + SEAT.length);
}

function readDraw(game: AnyGame, seq: number, at: number, notation: string): Entry | null {
  const action = understood(game, notation);
  return action === undefined ? null : { seq, at, by: 'chance', cid: null, deed: { do: 'draw', action } };
}

function readAct(game: AnyGame, seq: number, at: number, line: string, seat: number): Entry | null {
  const afterSeat = endOfCount(line, seat, 2);
  if (afterSeat === seat || !line.startsWith(': ', afterSeat)) return null;
  const words = afterSeat + 2;
  const mark = line.lastIndexOf('  #');
  if (mark !== -1 && mark < words) return null;
  const cid = mark === -1 ? null : line.slice(mark + 3);
  if (cid !== null && !isCid(cid)) return null;
  const notation = line.slice(words, mark === -1 ? line.length : mark);
  const action = notationCacheOf(game).byNotation.get(notation) ?? learned(game, notation);
  if (action === undefined) return null;
  const deed = { do: 'act', action, race: null, ordered: false } as const;
  return { seq, at, by: Number(line.slice(seat, afterSeat)), cid, deed };
}

const MOMENT = '2026-11-16T00:12:01.123Z'.length;
const SEAT = ' seat ';
const CHANCE = ' chance: ';
const [ZERO, NINE] = ['0'.charCodeAt(0), '9'.charCodeAt(0)];

/** The end of the whole number that starts here, of at most `most` digits; the start if there is none. */
function endOfCount(line: string, start: number, most: number): number {
  let end = start;
  while (end - start <= most && line.charCodeAt(end) >= ZERO && line.charCodeAt(end) <= NINE) end++;
  const isUsual = end - start <= most && (end - start === 1 || line.charCodeAt(start) !== ZERO);
  return isUsual ? end : start;
}

/** Only the canonical form. Two spaces start a remark. */
function understood(game: AnyGame, notation: string): unknown {
  if (notation.length > LONGEST || notation.includes('  ') || !/^[ -~]+$/.test(notation)) return undefined;
  const read = game.read(notation);
  return read.ok && game.write(read.value) === notation ? read.value : undefined;
}

function learned(game: AnyGame, notation: string): unknown {
  const action = understood(game, notation);
  if (action === undefined || notation.length > LONGEST_CACHED) return action;
  const { byNotation, byAction } = notationCacheOf(game);
  if (byNotation.size >= MOST_CACHED) byNotation.clear();
  byNotation.set(notation, action);
  if (typeof action === 'object' && action !== null) byAction.set(action, notation);
  return action;
}
