import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemAt } from '@backroom/kit';

test('itemAt throws if the list has no such item', () => {
  assert.equal(itemAt(['a', 'b'], 1), 'b');
  assert.equal(itemAt([undefined], 0), undefined);
  for (const index of [-1, 2, 0.5, Number.NaN]) assert.throws(() => itemAt(['a', 'b'], index), RangeError);
});
