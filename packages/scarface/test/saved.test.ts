// Loading any data as a state: it is refused, or it can be played on. It never throws.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pick, Seeded } from '@backroom/kit';
import { JOBS } from '../src/cards/index.ts';
import { frame } from '../src/forms.ts';
import { scarface } from '../src/index.ts';
import type { State } from '../src/state.ts';

type Node = Record<string, unknown> | unknown[];

/** Some position of some game. */
function somewhere(random: Seeded): State {
  const alone = random.below(4) === 0;
  const solo = alone ? ({ rival: 'wolves', difficulty: 'boss' } as const) : null;
  const s = scarface.start(
    { jobDraft: !alone && random.below(3) === 0, ringByHand: random.below(3) === 0, gangs: null, solo },
    alone ? 1 : 2 + random.below(3),
  );
  playOn(s, random, random.below(300));
  return s;
}

function playOn(s: State, random: Seeded, steps: number): void {
  for (let i = 0; i < steps; i++) {
    const turn = scarface.toAct(s);
    if (turn === 'over') return;
    if (turn === 'chance') scarface.apply(s, 'chance', scarface.chance(s, random), null);
    else scarface.apply(s, turn[0], pick(scarface.legal(s, turn[0]), random), null);
  }
}

/** Changes one thing somewhere in a tree of plain data. */
function meddle(x: Node, random: Seeded): void {
  const keys = Object.keys(x);
  const key = keys.length > 0 ? pick(keys, random) : 'extra';
  const at = (x as Record<string, unknown>)[key];
  if (typeof at === 'object' && at !== null && random.below(8) > 0) return meddle(at as Node, random);
  const worse: unknown[] = [
    null,
    -1,
    0,
    1,
    2,
    3,
    99,
    1.5,
    '',
    'capone',
    'deal 0',
    [],
    {},
    true,
    undefined,
    [null],
    'turn',
  ];
  if (random.below(5) === 0) {
    if (Array.isArray(x)) x.splice(Number(key) || 0, 1);
    else delete x[key];
  } else if (Array.isArray(x) && random.below(4) === 0) x.push(pick(x.length > 0 ? x : worse, random));
  else (x as Record<string, unknown>)[key] = pick(worse, random);
}

test('3,000 corrupted states are refused, or can be played on', () => {
  const random = new Seeded('meddling');
  let refused = 0;
  let state = somewhere(random);
  for (let i = 0; i < 3000; i++) {
    if (i % 20 === 0) state = somewhere(random);
    const saved = JSON.parse(JSON.stringify(scarface.save(state)));
    for (let n = 1 + random.below(3); n > 0; n--) meddle(saved, random);
    const text = JSON.stringify(saved);
    const read = scarface.load(JSON.parse(text));
    if (!read.ok) {
      refused++;
      assert.ok(read.why.length > 0 && read.why.length < 300, read.why);
      continue;
    }
    const seats = Array.from({ length: scarface.seated(read.value) }, (_, seat) => seat);
    try {
      for (const seat of [null, ...seats]) scarface.redeal(scarface.view(read.value, seat), random);
      for (const seat of seats) scarface.refusals(read.value, seat);
      playOn(read.value, random, 60);
    } catch (error) {
      throw new Error(`${(error as Error).message}: ${text}`, { cause: error });
    }
  }
  assert.ok(refused > 1500, `only ${refused} were refused`);
});

test('junk in place of a state is refused with a reason', () => {
  for (const junk of [null, 1, 'x', [], {}, { players: [] }, { options: {} }, { options: { solo: 1 } }, { stack: {} }])
    assert.equal(scarface.load(junk).ok, false, JSON.stringify(junk));
});

test('a frame of a saved state is of a known kind, with its fields within their bounds', () => {
  const one = JOBS[0].id;
  const is = (x: unknown): boolean => frame(x, 'frame') === null;
  const seize = (muscle: number) => ({ kind: 'seize', seat: 0, muscle });
  const marker = (muscle: number) => ({ kind: 'marker', seat: 0, tile: 0, muscle });
  for (const made of [seize, marker]) {
    for (const muscle of [-99, 0, 99]) assert.equal(is(made(muscle)), true);
    for (const muscle of [-100, 100, 0.5]) assert.equal(is(made(muscle)), false);
  }
  const pick = (cards: unknown) => ({ kind: 'pick-job', seat: 0, cards });
  assert.equal(is(pick([one])), true);
  assert.equal(is(pick(Array.from({ length: 39 }, () => one))), true);
  for (const cards of [[], Array.from({ length: 40 }, () => one), ['capone'], null])
    assert.equal(is(pick(cards)), false);
  for (const x of [null, 1, 'seize', {}, { kind: 1 }, { kind: 'nonsense', seat: 0 }, { kind: 'toString', seat: 0 }])
    assert.equal(is(x), false);
  for (const seat of [-2, 4, null]) assert.equal(is({ ...seize(1), seat }), false);
});
