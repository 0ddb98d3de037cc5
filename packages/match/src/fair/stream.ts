// Chance from a key: HMAC-SHA-256 in counter mode, and no value likelier than another.
import type { Random } from '@backroom/kit';
import { fields, type Primitives, portable } from './primitives.ts';

const WORDS = 2 ** 32;

/** Streams of different labels have nothing to do with each other. */
export class Stream implements Random {
  private readonly key: string;
  private readonly label: string;
  private readonly primitives: Primitives;
  private block = '';
  private blocks = 0;
  private at = 0;

  constructor(key: string, label: string, primitives: Primitives = portable) {
    this.key = key;
    this.label = label;
    this.primitives = primitives;
  }

  /** The next 32 bits: eight to a block, the first digits first. */
  next(): number {
    if (this.at === this.block.length) {
      this.block = this.primitives.hmac(this.key, fields(this.label, this.blocks));
      this.blocks += 1;
      this.at = 0;
    }
    this.at += 8;
    return Number.parseInt(this.block.slice(this.at - 8, this.at), 16);
  }

  /** Words beyond the last whole multiple of n are thrown away: a remainder of them would favour small numbers. */
  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`cannot draw one of ${n}`);
    const fair = WORDS - (WORDS % n);
    let word = this.next();
    while (word >= fair) word = this.next();
    return word % n;
  }
}

/** The stream for a match's nth draw, counted from 1. Draws that were undone count too, so that nobody can draw twice. */
export function drawStream(key: string, n: number, primitives: Primitives = portable): Stream {
  return new Stream(key, `draw:${n}`, primitives);
}
