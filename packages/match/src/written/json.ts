// Canonical JSON: keys sorted, no spaces, ASCII only. Equal data gives equal text on every machine.
import { isRecord, type Json } from '@backroom/kit';

/** Deeper than any options or position; within every stack limit. */
export const DEEPEST = 32;
/** Two of them and the other terms must fit into one line. */
const LONGEST = 30_000;

/** `#` is escaped too: outside quotation marks it starts a command's id. */
const UNPLAIN = /[^ -"$-~]/g;

/** Keys need no escape: some engines misread an escaped key of one character. */
const KEY = /^[ !$-[\]-~]*$/;

export function writeJson(x: Json, depth = 0): string {
  if (depth > DEEPEST) throw new RangeError(`data is nested deeper than ${DEEPEST}`);
  if (typeof x === 'string') return writeString(x);
  if (Array.isArray(x)) return `[${x.map((item) => writeJson(item, depth + 1)).join(',')}]`;
  if (isRecord(x)) {
    const keys = Object.keys(x).sort();
    return `{${keys.map((key) => `${writeKey(key)}:${writeJson(x[key] as Json, depth + 1)}`).join(',')}}`;
  }
  if (x === null || typeof x === 'boolean' || Number.isFinite(x)) return JSON.stringify(x);
  throw new TypeError(`not plain data: ${String(x)}`);
}

function writeKey(key: string): string {
  if (!KEY.test(key)) throw new TypeError(`this key cannot be written: ${JSON.stringify(key.slice(0, 40))}`);
  return `"${key}"`;
}

function writeString(text: string): string {
  return JSON.stringify(text).replace(UNPLAIN, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Plain data that fits into a line. */
export function isWritable(x: unknown): boolean {
  try {
    return writeJson(x as Json).length <= LONGEST;
  } catch {
    return false;
  }
}
