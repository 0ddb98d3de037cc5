// Random numbers from a key: HMAC-SHA-256 in counter mode, uniformly distributed.
import type { Random } from '@backroom/kit';
import { fields, type Primitives, portable } from './primitives.ts';

const WORDS = 2 ** 32;

/** Streams with different labels are independent. */
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

  /** Rejection sampling: discards words beyond the last multiple of n, or small numbers would be more likely. */
  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`cannot draw one of ${n}`);
    const fair = WORDS - (WORDS % n);
    let word = this.next();
    while (word >= fair) word = this.next();
    return word % n;
  }
}

/** The stream for a match's nth draw, counted from 1. Undone draws count too, so that nobody can repeat a draw. */
export function drawStream(key: string, n: number, primitives: Primitives = portable): Stream {
  return new Stream(key, `draw:${n}`, primitives);
}
