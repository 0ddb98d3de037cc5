// The difference between two views, so that a table need not be sent whole at every move.
//
// A patch is one of:
//   a scalar              the value is this now
//   [value]               the value is this now (a list or a record)
//   { key: patch, … }     these keys changed; of a list: these places, and "+" lists what was added at its end

import { isRecord } from '@backroom/kit';

type Scalar = null | boolean | number | string;
export type Patch = Scalar | readonly [unknown] | { readonly [key: string]: Patch | readonly unknown[] };

const isScalar = (x: unknown): x is Scalar => x === null || typeof x !== 'object';

/** What turns `before` into `after`, or undefined if nothing changed. Both are plain data without undefined. */
export function difference(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (isScalar(after)) return after;
  if (Array.isArray(after)) return Array.isArray(before) ? ofLists(before, after) : [after];
  if (!isRecord(before) || !isRecord(after)) return [after];
  return ofRecords(before, after);
}

/**
 * The same for several viewers of one table. A part that two viewers share, before and now (the same object), is compared once, and
 * receivers of the same change share one patch.
 */
export function differences(before: readonly unknown[], after: readonly unknown[]): readonly (Patch | undefined)[] {
  const patches = [difference(before[0], after[0])];
  const first = told(before[0], after[0], patches[0]);
  for (let i = 1; i < after.length; i++) {
    const [was, is] = [before[i], after[i]];
    const patch = isRecord(was) && isRecord(is) ? ofRecords(was, is, first) : difference(was, is);
    patches.push(patches.find((one) => isSame(one, patch)) ?? patch);
  }
  return patches;
}

/** A viewer whose patch is known already. */
interface Told {
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
  readonly changes: Record<string, Patch> | undefined;
}

function told(before: unknown, after: unknown, patch: Patch | undefined): Told | undefined {
  const isByKey = isRecord(before) && isRecord(after) && (patch === undefined || isRecord(patch));
  return isByKey ? { before, after, changes: patch as Told['changes'] } : undefined;
}

/** Made of identical objects. */
function isSame(one: Patch | undefined, other: Patch | undefined): boolean {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  let keys = 0;
  for (const key in one) {
    if (one[key] !== other[key]) return false;
    keys++;
  }
  for (const _ in other) keys--;
  return keys === 0;
}

function ofRecords(before: Record<string, unknown>, after: Record<string, unknown>, first?: Told): Patch | undefined {
  // Created with the first change: most parts do not change.
  let changes: Record<string, Patch> | undefined;
  let keys = 0;
  for (const key in after) {
    const was = before[key];
    if (was === undefined) return [after];
    keys++;
    const is = after[key];
    if (was === is) continue;
    const isKnown = first !== undefined && first.after[key] === is && first.before[key] === was;
    const change = isKnown ? first.changes?.[key] : difference(was, is);
    if (change === undefined) continue;
    changes ??= {};
    changes[key] = change;
  }
  for (const _ in before) keys--;
  return keys === 0 ? changes : [after];
}

/** A list that lost something, or changed in most places, is sent whole: that is shorter, and rare. */
function ofLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  if (after.length < before.length) return [after];
  let changes: Record<string, Patch | readonly unknown[]> | undefined;
  let count = 0;
  for (let i = 0; i < before.length; i++) {
    if (before[i] === after[i]) continue;
    const change = difference(before[i], after[i]);
    if (change === undefined) continue;
    changes ??= {};
    changes[i] = change;
    count++;
  }
  if (count > 0 && count * 2 > after.length) return [after];
  if (after.length > before.length) {
    changes ??= {};
    changes['+'] = after.slice(before.length);
  }
  return changes;
}

/** Returns the new value. It shares unchanged parts with the old one, which is not modified. */
export function patched(before: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return before;
  if (isScalar(patch)) return patch;
  if (Array.isArray(patch)) return patch[0];
  const changes = patch as { readonly [key: string]: Patch | readonly unknown[] };
  if (Array.isArray(before)) {
    const list = before.slice();
    for (const key in changes) {
      if (key === '+') list.push(...(changes[key] as readonly unknown[]));
      else list[Number(key)] = patched(before[Number(key)], changes[key] as Patch);
    }
    return list;
  }
  const record: Record<string, unknown> = { ...(before as Record<string, unknown>) };
  for (const key in changes) record[key] = patched(record[key], changes[key] as Patch);
  return record;
}
