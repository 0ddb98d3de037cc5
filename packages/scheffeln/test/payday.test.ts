// What the status line says beside the summary of a round, in every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@backroom/kit';
import type { Event } from '@backroom/scheffeln';
import { gainsOf, toldOf } from '../table/motion/payday.ts';

type Given = Parameters<typeof toldOf>[0];

const names = ['Ada', 'Bob', 'Cy'];

const took = (seat: number, value: number): Event => ({ type: 'took', seat, business: 'A', value }) as Event;
const mafia = (seat: number | null, value: number): Event =>
  ({ type: 'mafia-took', seat, business: 'B', value }) as Event;

function told(events: readonly Event[], money: readonly number[], language = 'en', kind = 'summary'): string | null {
  const view = { seats: money.map((sum) => ({ money: sum })) };
  return toldOf({ view, names, language, beat: { kind, events } } as unknown as Given);
}

test('it says who earned most and who leads, what the Mafia gives away included', () => {
  assert.deepEqual(gainsOf([took(0, 2000), mafia(0, 500), mafia(null, 9000), took(2, 1000)], 3), [2500, 0, 1000]);
  assert.equal(
    told([took(0, 2000), mafia(0, 500), took(1, 1000)], [2500, 9000, 0]),
    'Most earned: Ada, $2,500. In the lead: Bob, $9,000.',
  );
});

test('equal sums name everybody; nobody earned anything; nobody has anything', () => {
  assert.equal(
    told([took(0, 2000), took(1, 2000)], [3000, 3000, 3000]),
    'Most earned: Ada and Bob, $2,000. In the lead: Ada, Bob and Cy, $3,000.',
  );
  assert.equal(told([], [0, 500, 0]), 'Nobody earned anything. In the lead: Bob, $500.');
  assert.equal(told([], [0, 0, 0]), 'Nobody earned anything.');
});

test('beside other beats it says nothing', () => {
  assert.equal(told([took(0, 2000)], [2000, 0, 0], 'en', 'coin'), null);
  assert.equal(toldOf({ view: { seats: [] }, names, language: 'en' } as unknown as Given), null);
});

test('every language has its own sentence', () => {
  const all = LANGUAGES.map((language) => told([took(1, 4000)], [0, 4000, 0], language) ?? '');
  assert.equal(new Set(all).size, LANGUAGES.length);
  for (const sentence of all) assert.equal(sentence.split('Bob').length, 3, sentence);
});
