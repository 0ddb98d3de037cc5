// Long lists are read and changed a few pages at a time, regardless of the number of requests.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changePage, PAGE, pages } from '../../src/store/pages.ts';

/** Counts how many run at the same time; each takes a turn of the event loop. */
function counting() {
  let [running, most] = [0, 0];
  const run = async <T>(value: T): Promise<T> => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    return value;
  };
  return { run, most: () => most };
}

test('thirty people with long lists read four pages at a time, and each gets all of theirs', async () => {
  const { run, most } = counting();
  const all = Array.from({ length: 3 * PAGE + 1 }, (_, n) => n);
  const read = (last?: number): Promise<readonly number[]> => {
    const from = last === undefined ? 0 : last + 1;
    return run(all.slice(from, from + PAGE));
  };
  const whole = async (): Promise<number[]> => {
    const found: number[] = [];
    for await (const page of pages(read)) found.push(...page);
    return found;
  };
  for (const found of await Promise.all(Array.from({ length: 30 }, whole))) assert.deepEqual(found, all);
  assert.equal(most(), 4);
});

test('thirty pages are changed two at a time, and one that fails holds up no other', async () => {
  const { run, most } = counting();
  const change = (n: number): Promise<number> => (n === 13 ? Promise.reject(new Error('unlucky')) : run(2 * n));
  const done = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => changePage([n], change)));
  assert.deepEqual(
    done.map((one) => (one.status === 'fulfilled' ? one.value : null)),
    done.map((_, n) => (n === 13 ? null : [2 * n])),
  );
  assert.equal(most(), 2);
});
