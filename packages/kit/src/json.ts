// Plain data, and the two outcomes of reading something from outside.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The result of reading input from outside: a value, or the reason why it is refused, in a sentence for people. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

export const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value });
export const refused = (why: string): { readonly ok: false; readonly why: string } => ({ ok: false, why });

export function isRecord(x: unknown): x is Record<string, unknown> {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

/** Equality of plain data; the order of keys does not matter. The first argument is ours, so its depth is bounded. */
export function sameData(ours: unknown, other: unknown): boolean {
  if (ours === other) return true;
  if (Array.isArray(ours)) {
    return Array.isArray(other) && ours.length === other.length && ours.every((x, i) => sameData(x, other[i]));
  }
  if (!isRecord(ours) || !isRecord(other)) return false;
  const keys = Object.keys(ours);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameData(ours[key], other[key]))
  );
}
