// The packed form of a message: the same plain data as JSON, in a tenth of the bytes. Words and shapes that both sides know
// (a lexicon, sent once) take one byte each. docs/api.md describes the form for other readers.

import { isRecord } from '@backroom/kit';

/** What both sides know: frequent strings, and the key lists of frequent records. */
export interface Lexicon {
  readonly id: string;
  readonly words: readonly string[];
  readonly shapes: readonly (readonly string[])[];
}

/** The first byte of a value. A value below WORD is a whole number itself. */
const WORD = 96; // .. 207: a word of the lexicon
const LIST = 208; // .. 223: a list of 0 to 15
const TAG = {
  null: 224,
  false: 225,
  true: 226,
  whole: 227, // unsigned, seven bits a byte
  negative: 228, // its distance from -1, likewise
  float: 229, // eight bytes
  text: 230, // length in bytes, then UTF-8
  word: 231, // a word beyond the first 112
  list: 232, // length, then values
  shape: 233, // number of the shape, then values in the order of its keys
  record: 234, // number of keys, then key and value in turn
} as const;
const SHORT_WORDS = LIST - WORD;
const SHORT_LIST = 16;
/** Its length fits one byte, in UTF-8 too. */
const SHORT_TEXT = 128;

/** Deeper than any message of ours; a hostile one is refused before it fills the stack. */
const DEEPEST = 32;

/** Shapes as a tree of keys, so that a look-up needs no concatenated string. */
interface Branch {
  readonly next: Map<string, Branch>;
  shape: number | null;
}

function branchesOf(shapes: Lexicon['shapes']): Branch {
  const root: Branch = { next: new Map(), shape: null };
  for (const [number, keys] of shapes.entries()) {
    let branch = root;
    for (const key of keys) {
      const next = branch.next.get(key) ?? { next: new Map(), shape: null };
      branch.next.set(key, next);
      branch = next;
    }
    branch.shape = number;
  }
  return root;
}

/** How deep messages to one table may share parts: a message's parts, and their parts. */
const IN_COMMON = 2;

/**
 * Parts that several messages of one batch share (the same object), packed once. Valid while these objects do not change.
 */
export class Common {
  /** The first of the messages, once it is packed. */
  bytes: Uint8Array | null = null;
  readonly parts: object[] = [];
  /** Where in it each part begins and ends. */
  readonly places: number[] = [];
}

export class Packer {
  private readonly words: ReadonlyMap<string, number>;
  private readonly shapes: Branch;
  private readonly utf8 = new TextEncoder();
  private bytes = new Uint8Array(1024);
  private view = new DataView(this.bytes.buffer);
  private length = 0;
  private common: Common | null = null;

  constructor(lexicon: Lexicon) {
    this.words = new Map(lexicon.words.map((word, i) => [word, i]));
    this.shapes = branchesOf(lexicon.shapes);
  }

  pack(message: unknown): Uint8Array {
    return this.peek(message).slice();
  }

  /** The same without a copy: valid until the next message is packed. `common`: parts shared with other messages of the batch. */
  peek(message: unknown, common: Common | null = null): Uint8Array {
    this.length = 0;
    this.common = common;
    if (common !== null && isRecord(message)) this.record(message, IN_COMMON);
    else this.value(message);
    return this.bytes.subarray(0, this.length);
  }

  private value(x: unknown): void {
    // A chain of tests: a lookup by type would be a megamorphic call.
    if (typeof x === 'number') this.number(x);
    else if (typeof x === 'string') this.text(x);
    else if (typeof x === 'boolean') this.byte(x ? TAG.true : TAG.false);
    else if (x === null || x === undefined) this.byte(TAG.null);
    else if (Array.isArray(x)) this.list(x);
    else this.record(x as Record<string, unknown>, 0);
  }

  /** A part that an earlier message of this batch may have packed already. */
  private part(x: object, deep: number): void {
    const { bytes, parts, places } = this.common as Common;
    const known = parts.indexOf(x);
    if (bytes !== null && known !== -1) {
      const [from, to] = [places[2 * known], places[2 * known + 1]];
      this.room(to - from);
      for (let i = from; i < to; i++) this.bytes[this.length++] = bytes[i];
      return;
    }
    const start = this.length;
    if (Array.isArray(x)) this.list(x);
    else this.record(x as Record<string, unknown>, deep);
    if (bytes !== null) return;
    parts.push(x);
    places.push(start, this.length);
  }

  private number(x: number): void {
    if (x >= 0 && x < WORD && Number.isInteger(x) && !Object.is(x, -0)) return this.byte(x);
    if (!Number.isSafeInteger(x) || Object.is(x, -0)) {
      this.byte(TAG.float);
      this.room(8);
      this.view.setFloat64(this.length, x);
      this.length += 8;
      return;
    }
    this.byte(x < 0 ? TAG.negative : TAG.whole);
    this.whole(x < 0 ? -1 - x : x);
  }

  private text(x: string): void {
    const word = this.words.get(x);
    if (word !== undefined) {
      if (word < SHORT_WORDS) return this.byte(WORD + word);
      this.byte(TAG.word);
      return this.whole(word);
    }
    if (x.length < SHORT_TEXT && this.ascii(x)) return;
    const encoded = this.utf8.encode(x);
    this.byte(TAG.text);
    this.whole(encoded.length);
    this.room(encoded.length);
    this.bytes.set(encoded, this.length);
    this.length += encoded.length;
  }

  /** Fast path for short ASCII texts, which most are. Returns false, and writes nothing, for any other. */
  private ascii(x: string): boolean {
    this.room(2 + x.length);
    const start = this.length + 2;
    for (let i = 0; i < x.length; i++) {
      const code = x.charCodeAt(i);
      if (code > 127) return false;
      this.bytes[start + i] = code;
    }
    this.bytes[this.length] = TAG.text;
    this.bytes[this.length + 1] = x.length;
    this.length = start + x.length;
    return true;
  }

  private list(x: readonly unknown[]): void {
    if (x.length < SHORT_LIST) this.byte(LIST + x.length);
    else {
      this.byte(TAG.list);
      this.whole(x.length);
    }
    for (let i = 0; i < x.length; i++) this.value(x[i]);
  }

  /** `deep`: to this depth, parts may be shared with other messages. */
  private record(x: Record<string, unknown>, deep: number): void {
    const keys = Object.keys(x);
    let branch: Branch | undefined = this.shapes;
    let count = 0;
    for (let i = 0; i < keys.length; i++) {
      if (x[keys[i]] === undefined) continue;
      branch = branch?.next.get(keys[i]);
      count++;
    }
    const shape = branch?.shape ?? null;
    this.byte(shape === null ? TAG.record : TAG.shape);
    this.whole(shape ?? count);
    for (let i = 0; i < keys.length; i++) {
      const value = x[keys[i]];
      if (value === undefined) continue;
      if (shape === null) this.text(keys[i]);
      if (deep > 0 && typeof value === 'object' && value !== null) this.part(value, deep - 1);
      else this.value(value);
    }
  }

  private whole(x: number): void {
    let rest = x;
    while (rest > 127) {
      this.byte((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }

  private byte(x: number): void {
    this.room(1);
    this.bytes[this.length++] = x;
  }

  private room(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    larger.set(this.bytes);
    this.bytes = larger;
    this.view = new DataView(larger.buffer);
  }
}

/** Reads one message. Throws a RangeError on anything that was not packed with this lexicon. */
export function unpack(bytes: Uint8Array, { words, shapes }: Lexicon): unknown {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let at = 0;

  const broken = (): never => {
    throw new RangeError(`not a packed message (byte ${at})`);
  };
  const byte = (): number => (at < bytes.length ? bytes[at++] : broken());
  const whole = (): number => {
    let value = 0;
    for (let scale = 1; scale <= 2 ** 49; scale *= 128) {
      const part = byte();
      value += (part & 127) * scale;
      if (part < 128) return value;
    }
    return broken();
  };
  /** Every item takes at least one byte: an impossible length is refused before anything is allocated. */
  const length = (): number => {
    const count = whole();
    return count <= bytes.length - at ? count : broken();
  };
  const word = (index: number): string => words[index] ?? broken();
  const text = (): string => {
    const count = length();
    at += count;
    try {
      return utf8.decode(bytes.subarray(at - count, at));
    } catch {
      return broken();
    }
  };
  const list = (count: number, depth: number): unknown[] => {
    const items: unknown[] = [];
    for (let i = 0; i < count; i++) items.push(value(depth + 1));
    return items;
  };
  const record = (keys: readonly string[] | number, depth: number): Record<string, unknown> => {
    const made: Record<string, unknown> = {};
    const count = typeof keys === 'number' ? keys : keys.length;
    for (let i = 0; i < count; i++) {
      const key = typeof keys === 'number' ? value(DEEPEST) : keys[i];
      if (typeof key !== 'string' || key === '__proto__') return broken();
      made[key] = value(depth + 1);
    }
    return made;
  };
  const value = (depth: number): unknown => {
    if (depth > DEEPEST) broken();
    const tag = byte();
    if (tag < WORD) return tag;
    if (tag < LIST) return word(tag - WORD);
    if (tag < LIST + SHORT_LIST) return list(tag - LIST, depth);
    switch (tag) {
      case TAG.null:
        return null;
      case TAG.false:
        return false;
      case TAG.true:
        return true;
      case TAG.whole:
        return whole();
      case TAG.negative:
        return -1 - whole();
      case TAG.float:
        at += 8;
        return at <= bytes.length ? view.getFloat64(at - 8) : broken();
      case TAG.text:
        return text();
      case TAG.word:
        return word(whole());
      case TAG.list:
        return list(length(), depth);
      case TAG.shape:
        return record(shapes[whole()] ?? broken(), depth);
      case TAG.record:
        return record(length(), depth);
      default:
        return broken();
    }
  };

  const message = value(0);
  return at === bytes.length ? message : broken();
}
