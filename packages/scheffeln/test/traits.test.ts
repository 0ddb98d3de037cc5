import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyOptions, type Seat, Seeded, settle } from '@backroom/kit';
import { type Event, type State, scheffeln } from '@backroom/scheffeln';
import { knowledge } from '@backroom/scheffeln/knowledge';
import { given, play } from './table.ts';

const traitsOf = (state: State, seat: Seat, notation: string) => {
  const action = scheffeln.legal(state, seat).find((one) => scheffeln.write(one) === notation);
  assert.ok(action, `seat ${seat} may not ${notation}`);
  return knowledge.traits(scheffeln.view(state, seat), seat, action);
};

test('traits are within their bounds, for every action there is, and come from the view alone', () => {
  const random = new Seeded('traits');
  let looked = 0;
  for (const options of everyOptions(scheffeln.options)) {
    const { max } = scheffeln.seats(options);
    const state = scheffeln.start(options, max);
    for (;;) {
      settle(scheffeln, state, random);
      const turn = scheffeln.toAct(state);
      if (typeof turn === 'string') break;
      const [seat] = turn;
      const view = scheffeln.view(state, seat);
      const again = scheffeln.view(scheffeln.redeal(view, random), seat);
      for (const action of scheffeln.legal(state, seat)) {
        const traits = knowledge.traits(view, seat, action);
        assert.equal(traits.spite.length, max);
        for (const x of [traits.safety, traits.gain, ...traits.spite]) assert.ok(x >= -1 && x <= 1, `${x}`);
        assert.deepEqual(knowledge.traits(again, seat, action), traits);
        looked++;
      }
      scheffeln.apply(state, seat, scheffeln.sample(state, seat, random), null);
    }
  }
  assert.ok(looked > 2000);
});

/** Seat 0 is red and to move, seat 1 is orange, seat 2 is green. */
const table = (ring: string, hand = 'red orange white white'): State =>
  given({ ring, seats: [`red: ${hand}`, 'orange: brown brown', 'green: brown blue'] });

test('gain: what one’s own car would take at once', () => {
  const state = table('R - O Y G B P WN', 'red white');
  const [stay, drive] = [traitsOf(state, 0, 'move white'), traitsOf(state, 0, 'move red')];
  assert.equal(stay.gain, 0);
  assert.ok(drive.gain > stay.gain);
  assert.ok(traitsOf(state, 0, 'exchange red > purple').gain > drive.gain);
});

test('safety: beneath another is worst, out of everybody’s reach is best', () => {
  const beneath = table('RN O Y G B P W -', 'white white');
  assert.equal(traitsOf(beneath, 0, 'move white').safety, -1);
  const onTop = table('NR O Y G B P W -', 'orange white');
  const alone = table('R O Y G B P W N', 'orange white');
  assert.ok(traitsOf(onTop, 0, 'move orange').safety >= traitsOf(alone, 0, 'move orange').safety);
  assert.ok(traitsOf(alone, 0, 'move orange').safety > -1);
});

test('spite: what it costs whom, by seat; freeing a rival counts against it', () => {
  const state = table('- R O Y G B P WN', 'red white');
  const covering = traitsOf(state, 0, 'move red');
  assert.ok(covering.spite[1] > 0, 'red lands on orange, which is worth 4,000');
  assert.equal(covering.spite[2], 0);
  const covered = table('- - OR Y G B P WN', 'red white');
  assert.ok(traitsOf(covered, 0, 'move red').spite[1] < 0, 'red leaves the roof of orange');
});

test('a grudge: against the seat that last drove a car onto one’s roof, and no earlier one', () => {
  const state = given({
    ring: '- R O Y G B P WN',
    seats: ['red: red red', 'orange: white white', 'green: brown blue'],
  });
  const seen: Event[] = [
    { type: 'chose', seat: 0, character: 'red' },
    { type: 'chose', seat: 1, character: 'orange' },
    { type: 'chose', seat: 2, character: 'green' },
  ];
  for (const seat of [0, 1, 2]) assert.equal(knowledge.grudge(seen, seat), null);
  seen.push(...play(state, 0, 'move red'));
  assert.equal(knowledge.grudge(seen, 1), 0);
  assert.equal(knowledge.grudge(seen, 0), null);
  assert.equal(knowledge.grudge(seen, 2), null);
});

test('a grudge needs no more than what the seat has seen, and is never against oneself', () => {
  const random = new Seeded('grudges');
  const blamed = new Set<Seat | null>();
  for (const options of everyOptions(scheffeln.options)) {
    const state = scheffeln.start(options, 4);
    const events: Event[] = [];
    for (;;) {
      settle(scheffeln, state, random, { events, steps: null });
      const turn = scheffeln.toAct(state);
      if (typeof turn === 'string') break;
      scheffeln.apply(state, turn[0], scheffeln.sample(state, turn[0], random), events);
    }
    for (let seat = 0; seat < 4; seat++) {
      const faces = events.map((event) => scheffeln.face(event, seat) as Event);
      const grudge = knowledge.grudge(faces, seat);
      assert.equal(grudge, knowledge.grudge(events, seat), 'hidden cards would change it');
      assert.notEqual(grudge, seat);
      if (options.mode === 'speed') assert.equal(grudge, null, 'in Speed the row drives, not a rival');
      blamed.add(grudge);
    }
  }
  assert.ok(blamed.size > 3);
});
