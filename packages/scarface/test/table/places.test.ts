// Places at the end: the winners of the result come first, and who is equal shares a place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placesOf } from '../../table/ending/places.ts';

const told = (...given: Parameters<typeof placesOf>): string =>
  placesOf(...given)
    .map(({ seat, place, isWinner }) => `${place}:${seat}${isWinner ? '!' : ''}`)
    .join(' ');

test('the most wins, money behind the screen breaks a tie', () => {
  assert.equal(told([40, 60, 60], [9, 3, 8], [2]), '1:2! 2:1 3:0');
});

test('players who are equal in both share the place, and the next place is skipped', () => {
  assert.equal(told([60, 60, 40], [5, 5, 1], [0, 1]), '1:0! 1:1! 3:2');
  assert.equal(told([70, 40, 40], [5, 1, 1], [0]), '1:0! 2:1 2:2');
});

test('a result that names another winner counts before the sums', () => {
  assert.equal(told([40, 60], [9, 3], [0]), '1:0! 2:1');
});
