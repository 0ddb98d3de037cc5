// Reasons: each arises where it should, from what the seat can see, and can be said in every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { admit, everyOptions, LANGUAGES, Seeded, settle } from '@backroom/kit';
import { type State, scheffeln } from '@backroom/scheffeln';
import { explain, type Reason } from '../knowledge/reasons.ts';
import { words } from '../src/words/index.ts';
import { given, type Setting } from './table.ts';

/** Why seat 0 would take an action, by its notation. */
function reasonsFor(state: State, notation: string, imagined: readonly State[] = []): Reason[] {
  const action = scheffeln.read(notation);
  assert.ok(action.ok, notation);
  const admission = admit(scheffeln, state, 0, action.value);
  assert.ok(admission.ok, `seat 0 may not ${notation}`);
  return explain(scheffeln.view(state, 0), 0, admission.action, imagined);
}

/**
 * Seat 0 is red unless told otherwise. The open tokens are worth nothing on A, $2,000 on B and so on to $14,000 on H.
 */
interface Case {
  readonly setting: Partial<Setting>;
  readonly plays: string;
  readonly gives: readonly Reason[];
}

const SEATS = ['red: red white brown', 'orange: brown brown white'];
const speed: Partial<Setting> = {
  phase: 'pick',
  turn: null,
  row: ['red', 'red', 'blue', 'green', 'white', 'brown', 'yellow'],
  options: { mode: 'speed' },
  seats: ['-', '-', '-'],
};

// One for each code but `ends`, which needs imagined rounds: a code without a case does not compile.
const CASES: Readonly<Record<Exclude<Reason['code'], 'ends'>, Case>> = {
  alone: {
    setting: { ring: 'R - O Y G B P WN' },
    plays: 'move red',
    gives: [{ code: 'alone', at: 'B', sum: 2000 }],
  },
  'on-top': {
    setting: { ring: 'O R Y G B P W N' },
    plays: 'move red',
    gives: [{ code: 'on-top', at: 'C', sum: 4000, on: 'yellow' }],
  },
  freed: {
    setting: { ring: 'O RW - Y G B P N' },
    plays: 'move white',
    gives: [{ code: 'freed', at: 'B', sum: 2000 }],
  },
  covered: {
    setting: { ring: 'W R Y G B P O N' },
    plays: 'move white',
    gives: [{ code: 'covered', at: 'B', by: 'white' }],
  },
  'still-covered': {
    setting: { ring: '- RW O Y G B P N' },
    plays: 'move brown',
    gives: [{ code: 'still-covered', at: 'B', by: 'white' }],
  },
  keeps: {
    setting: { ring: 'O R Y G B P W N' },
    plays: 'move white',
    gives: [{ code: 'keeps', at: 'B', sum: 2000 }],
  },
  takes: {
    setting: {},
    plays: 'exchange white > brown',
    gives: [{ code: 'takes', character: 'brown', before: 0, after: 14000 }],
  },
  'takes-equal': {
    setting: { ring: 'R O YG - B P W N' },
    plays: 'exchange white > yellow',
    gives: [{ code: 'takes-equal', character: 'yellow', sum: 0 }],
  },
  'left-threatened': {
    setting: { ring: 'O R Y G B P W N' },
    plays: 'exchange white > yellow',
    gives: [
      { code: 'takes', character: 'yellow', before: 2000, after: 4000 },
      { code: 'left-threatened', by: 'orange', sum: 2000 },
    ],
  },
  'rival-covered': {
    setting: {},
    plays: 'move red',
    gives: [
      { code: 'on-top', at: 'B', sum: 2000, on: 'orange' },
      { code: 'rival-covered', seat: 1, by: 'red', sum: 2000 },
    ],
  },
  'rival-loses': {
    setting: { ring: '- R Y G B P NO W', seats: ['red: brown white', 'orange: red red'] },
    plays: 'move brown',
    gives: [
      { code: 'rival-loses', seat: 1, before: 12000, after: 0 },
      { code: 'keeps', at: 'B', sum: 2000 },
    ],
  },
  'row-earns': { setting: speed, plays: 'grab blue', gives: [{ code: 'row-earns', at: 'F', sum: 10000 }] },
  'row-covered': { setting: speed, plays: 'grab purple', gives: [{ code: 'row-covered', at: 'F', by: 'blue' }] },
  'in-vain': {
    setting: { options: { run: true }, seats: ['red: evasion white', 'orange: brown brown'] },
    plays: 'evasion',
    gives: [{ code: 'in-vain' }, { code: 'keeps', at: 'A', sum: 0 }],
  },
};

for (const [code, { setting, plays, gives }] of Object.entries(CASES)) {
  test(`${code}: ${plays}`, () => {
    assert.deepEqual(reasonsFor(given({ seats: SEATS, ...setting }), plays), gives);
    assert.ok(gives.some((reason) => reason.code === code));
  });
}

/** A position after a round in which seat 0 has earned `money`. */
function endedWith(money: number): State {
  const view = scheffeln.view(given({ seats: SEATS }), 0);
  const [mine, ...others] = view.seats;
  return scheffeln.redeal({ ...view, seats: [{ ...mine, money }, ...others] }, new Seeded('end'));
}

test('ends: how many of the imagined rounds bring money, and how much on average', () => {
  const state = given({ seats: SEATS });
  const imagined = [0, 2000, 4000, 10_000].map(endedWith);
  assert.deepEqual(reasonsFor(state, 'move red', imagined).at(-1), { code: 'ends', share: 0.75, mean: 4000 });
  // Where the present gets worse, the end of the round is what speaks for it.
  const worse = given({ ring: 'W R Y G B P O N', seats: SEATS });
  assert.equal(reasonsFor(worse, 'move white', imagined)[0].code, 'ends');
});

test('the last card of a round: what it earns is told before the tokens are turned over', () => {
  const state = given({ ring: 'R - O Y G B P WN', seats: ['red: red', 'orange:'] });
  assert.deepEqual(reasonsFor(state, 'move red'), [{ code: 'alone', at: 'B', sum: 2000 }]);
});

test('in games of every kind: at most three reasons, regardless of what the seat cannot see', () => {
  const random = new Seeded('everywhere');
  const spoken = new Set<string>();
  for (const options of everyOptions(scheffeln.options)) {
    const state = scheffeln.start(options, scheffeln.seats(options).max);
    for (let decisions = 0; decisions < 40; decisions++) {
      settle(scheffeln, state, random);
      const turn = scheffeln.toAct(state);
      if (typeof turn === 'string') break;
      const [seat] = turn;
      const worlds = [state, ...[0, 1, 2].map(() => scheffeln.redeal(scheffeln.view(state, seat), random))];
      for (const action of scheffeln.legal(state, seat)) {
        const [here, ...elsewhere] = worlds.map((world) => explain(scheffeln.view(world, seat), seat, action, [state]));
        assert.ok(here.length >= 1 && here.length <= 3);
        for (const other of elsewhere) assert.deepEqual(other, here);
        for (const { code } of here) spoken.add(code);
      }
      scheffeln.apply(state, seat, scheffeln.sample(state, seat, random), null);
    }
  }
  assert.deepEqual([...spoken].sort(), [...Object.keys(CASES), 'ends'].sort());
});

for (const language of LANGUAGES) {
  test(`every reason can be said: ${language}`, async () => {
    const reasons = await (await words[language]()).reasons();
    const all: Reason[] = [
      ...Object.values(CASES).flatMap(({ gives }) => gives),
      { code: 'ends', share: 0.714, mean: 8100 },
    ];
    const said = new Map(all.map((reason) => [JSON.stringify(reason), reasons(reason, ['Ann', 'Bob'])]));
    for (const sentence of said.values()) {
      assert.match(sentence, /^[\p{Ll}\p{Lu}\d]/u);
      assert.doesNotMatch(sentence, /undefined|\bnull\b|NaN|\[object|\.$|\s{2}/);
    }
    assert.equal(new Set(said.values()).size, said.size);
    assert.match(reasons({ code: 'ends', share: 0.714, mean: 8100 }, []), /71\s?%/);
    assert.match(reasons({ code: 'rival-loses', seat: 1, before: 12000, after: 0 }, ['Ann', 'Bob']), /Bob/);
  });
}
