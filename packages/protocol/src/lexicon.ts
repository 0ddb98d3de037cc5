// Which words and shapes are worth a byte: the ones that messages of a game use most.
import type { Lexicon } from './packed.ts';

const MOST_WORDS = 500;
const MOST_SHAPES = 120;

/** Short texts only: names of things, not sentences. */
const LONGEST_WORD = 24;

/** From examples of what will be sent. The same examples give the same lexicon. */
export function lexiconOf(id: string, examples: Iterable<unknown>): Lexicon {
  const words = new Map<string, number>();
  const shapes = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  const see = (x: unknown): void => {
    if (typeof x === 'string') {
      if (x.length > 0 && x.length <= LONGEST_WORD) count(words, x);
    } else if (Array.isArray(x)) {
      for (const item of x) see(item);
    } else if (typeof x === 'object' && x !== null) {
      const keys = Object.keys(x);
      count(shapes, keys.join('\n'));
      for (const key of keys) {
        if (key.length <= LONGEST_WORD) count(words, key);
        see((x as Record<string, unknown>)[key]);
      }
    }
  };
  for (const example of examples) see(example);
  return {
    id,
    words: mostUsed(words, MOST_WORDS),
    shapes: mostUsed(shapes, MOST_SHAPES).map((keys) => (keys === '' ? [] : keys.split('\n'))),
  };
}

function mostUsed(counts: ReadonlyMap<string, number>, most: number): string[] {
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([key]) => key);
}
