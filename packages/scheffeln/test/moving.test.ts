import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CARS, type Car } from '../src/vocabulary.ts';
import { driven } from './oracle.ts';
import { after, given, play, ringOf, writeRing } from './table.ts';

test('SH-30 the active car goes one step clockwise, and from H on to A', () => {
  assert.equal(after('R - O Y G B P WN', 'move red'), '- R O Y G B P WN');
  assert.equal(after('- O Y GW B P N R', 'move red'), 'R O Y GW B P N -');
});

test('SH-31 a car alone moves by itself', () => {
  assert.equal(after('R - O Y G B PW N', 'move red'), '- R O Y G B PW N');
});

test('SH-31 a car on top of another moves by itself and leaves the other behind', () => {
  assert.equal(after('OR - Y G B P W N', 'move red'), 'O R Y G B P W N');
});

test('SH-32 an empty next business: the car stops there', () => {
  assert.equal(after('R - O Y G B PW N', 'move red'), '- R O Y G B PW N');
});

test('SH-33 one car on the next business: the car stops on top of it', () => {
  assert.equal(after('R O Y G B P W N', 'move red'), '- OR Y G B P W N');
});

test('SH-34 two cars on the next business: the car passes on to the first with fewer than two', () => {
  assert.equal(after('R OY G B P W N -', 'move red'), '- OY GR B P W N -');
  assert.equal(after('R OY - G B P W N', 'move red'), '- OY R G B P W N');
});

test('SH-35 a car beneath another takes it along to the next empty business, past every car', () => {
  assert.equal(after('RO Y - G B P W N', 'move red'), '- Y RO G B P W N');
  assert.equal(after('RO YG - B P W N -', 'move red'), '- YG RO B P W N -');
});

test('SH-36 never more than two cars on a business, the later arrival on top', () => {
  const state = given({ seats: ['red: red orange', 'blue: yellow brown'] });
  play(state, 0, 'move red');
  assert.equal(ringOf(state), '- OR Y G B P W N');
  play(state, 1, 'move yellow');
  assert.equal(ringOf(state), '- OR - GY B P W N');
  play(state, 0, 'move orange');
  assert.equal(ringOf(state), '- - OR GY B P W N');
});

test('SH-37 a pair that finds no empty business comes back to where it was', () => {
  const ring = 'KR O Y G B P W N';
  const state = given({ ring, options: { mafia: true, run: true }, seats: ['blue: joker red', 'green: white white'] });
  const events = play(state, 0, 'joker black');
  assert.equal(ringOf(state), ring);
  assert.deepEqual(events.at(-1), {
    type: 'drove',
    car: 'black',
    from: 'A',
    to: 'A',
    back: false,
    rider: 'red',
    onto: null,
  });
});

test('case 1: a pair passes singles and pairs to an empty business three steps away', () => {
  assert.equal(after('RO Y GB - P W N -', 'move red'), '- Y GB RO P W N -');
  assert.equal(after('- RO Y GB P W N -', 'move red'), '- - Y GB P W N RO');
});

test('case 2: a top car leaves a pair onto the next single car; the one left behind is alone again', () => {
  const state = given({ ring: 'OR Y - G B P W N', seats: ['red: red orange', 'blue: white brown'] });
  play(state, 0, 'move red');
  assert.equal(ringOf(state), 'O YR - G B P W N');
  play(state, 1, 'move white');
  play(state, 0, 'move orange');
  assert.equal(ringOf(state), '- YR O G B P - NW');
});

test('case 3: a single car passes two pairs in a row', () => {
  assert.equal(after('R OY GB P W N - -', 'move red'), '- OY GB PR W N - -');
  assert.equal(after('GB P W N - - R OY', 'move red'), 'GB PR W N - - - OY');
});

test('case 4: backward with the car beneath, and backward past pairs', () => {
  const run = { run: true };
  assert.equal(after('R O - G B P W YN', 'backward yellow', run), 'R O YN G B P W -');
  assert.equal(after('YN OB R G - P W -', 'backward red', run), 'YN OB - G - P W R');
});

const someRing = fc
  .record({
    order: fc.shuffledSubarray([...CARS.slice(0, 8)], { minLength: 8 }),
    slots: fc.shuffledSubarray([...Array(16).keys()], { minLength: 9, maxLength: 9 }),
    mafia: fc.boolean(),
  })
  .map(({ order, slots, mafia }) => {
    const ring: Car[][] = Array.from({ length: 8 }, () => []);
    const cars: Car[] = mafia ? [...order, 'black'] : order;
    for (const [i, car] of cars.entries()) ring[Math.floor(slots[i] / 2)].push(car);
    return ring;
  });

test('SH-30 to SH-37 and SH-81: from any ring, any car drives in either direction as the plain rules say', () => {
  fc.assert(
    fc.property(someRing, fc.nat(8), fc.boolean(), (ring, index, back) => {
      const cars = ring.flat();
      const car = CARS[index % cars.length];
      const text = writeRing(ring);
      const state = given({
        ring: text,
        options: { run: true, mafia: cars.includes('black') },
        seats: ['red: joker backward', 'orange: white white'],
      });
      play(state, 0, `${back ? 'backward' : 'joker'} ${car}`);
      const expected = driven(ring, car, back ? -1 : 1);
      assert.equal(ringOf(state), writeRing(expected));
    }),
    { numRuns: 2000 },
  );
});
