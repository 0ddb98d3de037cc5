// Replays: steps, viewers, money and reviews of matches from files; words in five languages. Pure parts only.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LANGUAGES } from '@backroom/kit';
import { fold, importMatch } from '@backroom/match';
import { scheffeln } from '@backroom/scheffeln';
import { words as tongues } from '@backroom/scheffeln/words';
import fc from 'fast-check';
import { drawCard } from '../src/replay/card.ts';
import { beatsThrough, courseOf, handsAt, peopleAt, resultOf, viewAt } from '../src/replay/film.ts';
import { moneyAlong, moneyOf, scaleOf } from '../src/replay/money.ts';
import { openingEntry, pauseAt, sameMoment, stepBy } from '../src/replay/stepping.ts';
import { loadReplayWords } from '../src/replay/words/index.ts';

const folder = join(import.meta.dirname, '../../match/corpus/scheffeln-rules1');
const MATCHES = globSync('*.txt', { cwd: folder })
  .sort()
  .map((name) => {
    const read = importMatch(() => scheffeln, readFileSync(join(folder, name), 'utf8'));
    assert.ok(read.ok, name);
    return { name, entries: read.value.entries, terms: read.value.terms };
  });
const isOver = (entries: (typeof MATCHES)[number]['entries']): boolean => {
  const match = fold(scheffeln, entries);
  return match.ok && match.value.phase === 'over';
};
const OVER = MATCHES.filter(({ entries }) => isOver(entries)).slice(0, 6);

test('every match of the corpus can be looked at by every seat and a spectator, and is the same match for all', () => {
  for (const { name, entries, terms } of MATCHES.slice(0, 12)) {
    const last = fold(scheffeln, entries);
    assert.ok(last.ok);
    for (const viewer of [null, ...Array.from({ length: terms.seats }, (_, seat) => seat)]) {
      const beats = beatsThrough(scheffeln, entries, viewer);
      assert.equal(beats[0].kind, 'start', name);
      assert.deepEqual(beats.at(-1)?.view, scheffeln.view(last.value.state, viewer), name);
    }
  }
});

test('with everything open the table is the spectator’s view, with every hand beside it', async () => {
  const { words } = await tongues.en();
  const names = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gil', 'Hal'];
  for (const { entries } of OVER) {
    const open = beatsThrough(scheffeln, entries, 'open');
    const watched = beatsThrough(scheffeln, entries, null);
    assert.deepEqual(
      open.map(({ seq }) => seq),
      watched.map(({ seq }) => seq),
    );
    for (const [i, beat] of open.entries()) assert.deepEqual(viewAt(scheffeln, beat, 'open'), watched[i].view);
    const inPlay = open.find(({ view }) => (view as { phase: string }).phase === 'play');
    if (inPlay === undefined) continue;
    const hands = handsAt(scheffeln, inPlay, words, names);
    assert.ok(hands.every((sections) => sections.some(({ heading }) => heading === 'Your hand')));
  }
});

test('the steps that a review gets lead to the same result as the log', () => {
  for (const { entries } of OVER) {
    const { options, seats, position, steps, seqs } = courseOf(scheffeln, entries);
    assert.equal(steps.length, seqs.length);
    const from = position === null ? null : scheffeln.load(position);
    const state = from?.ok ? from.value : scheffeln.start(options as never, seats);
    for (const { by, action } of steps) scheffeln.apply(state, by, action as never, null);
    assert.deepEqual(scheffeln.result(state), resultOf(scheffeln, entries));
  }
});

test('the money chart begins and ends with the sums on the table, and has a point for each change only', () => {
  for (const { entries } of OVER) {
    const beats = beatsThrough(scheffeln, entries, null);
    const worths = moneyAlong(beats);
    assert.deepEqual(worths[0].money, moneyOf(beats[0].view));
    assert.deepEqual(worths.at(-1)?.money, moneyOf(beats.at(-1)?.view));
    for (const [i, { step, money }] of worths.slice(1, -1).entries()) {
      assert.ok(step > worths[i].step);
      assert.notDeepEqual(money, worths[i].money);
    }
    assert.ok(scaleOf(worths) >= Math.max(...worths.flatMap(({ money }) => money)));
  }
  assert.equal(moneyOf({ hand: [] }), null);
  assert.equal(moneyOf(null), null);
});

test('money that was taken back with its move is not counted', () => {
  const beat = (money: number, undone = false) => ({ view: { seats: [{ money }] }, undone });
  assert.deepEqual(moneyAlong([beat(0), beat(9, true), beat(0), beat(5)]), [
    { step: 0, money: [0] },
    { step: 3, money: [5] },
  ]);
});

test('keys lead one step, ten steps, to the ends, and never outside', () => {
  assert.equal(stepBy('ArrowRight', 3, 9), 4);
  assert.equal(stepBy('ArrowLeft', 3, 9), 2);
  assert.equal(stepBy('Home', 3, 9), 0);
  assert.equal(stepBy('End', 3, 9), 9);
  assert.equal(stepBy('x', 3, 9), null);
  const keys = ['ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown', 'Home', 'End'];
  fc.assert(
    fc.property(fc.nat(50), fc.array(fc.constantFrom(...keys)), (last, pressed) => {
      let step = 0;
      for (const key of pressed) step = stepBy(key, step, last) ?? -1;
      assert.ok(step >= 0 && step <= last);
    }),
  );
});

test('another viewer sees the same moment, or the last one before it that they saw', () => {
  const beats = [{ seq: 1 }, { seq: 4 }, { seq: 9 }];
  assert.deepEqual(
    [0, 1, 3, 4, 8, 9, 99].map((seq) => sameMoment(beats, seq)),
    [0, 0, 0, 1, 1, 2, 2],
  );
});

test('a replay opens at a table that is set up, before the first move', () => {
  for (const { name, entries } of MATCHES) {
    const beats = beatsThrough(scheffeln, entries, null);
    const opening = sameMoment(beats, openingEntry(beats));
    const isMove = (beat: (typeof beats)[number]): boolean => beat.kind === 'game' && typeof beat.by === 'number';
    assert.ok(!beats.slice(0, opening + 1).some(isMove), name);
    assert.ok(beats.slice(opening + 1, opening + 2).every(isMove), name);
  }
  assert.equal(openingEntry([]), 0);
});

test('a faster speed has shorter pauses, and without animation the steps still come one after the other', () => {
  assert.ok(pauseAt(4) < pauseAt(2) && pauseAt(2) < pauseAt(1));
  assert.equal(pauseAt(0), pauseAt(1));
});

test('the card of the result is well-formed with any names', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const ranking = [{ name, sum: '$1', seat: 0, won: true }];
      const svg = drawCard({ title: name, ranking, caption: name }, [{ step: 0, money: [0] }]);
      const bare = svg.replace(/<[^<>]*>/g, '');
      assert.ok(!/[<>]/.test(bare) && !/&(?!(amp|lt|gt|quot);)/.test(bare));
    }),
  );
});

test('people are those who sat down as people', () => {
  for (const { entries } of OVER) for (const seat of peopleAt(entries)) assert.ok(Number.isInteger(seat));
});

test('the replay has its own texts in five languages, for every check and every limit', async () => {
  const said = await Promise.all(LANGUAGES.map(loadReplayWords));
  const texts = said.map((words) => JSON.stringify(words).replace(/\W+/g, ' '));
  assert.equal(new Set(texts).size, LANGUAGES.length);
  for (const { verify, step, hands, goOn } of said) {
    assert.equal(verify.limit.length, said[0].verify.limit.length);
    const sentences = Object.values(verify.checks).flatMap((one) => Object.values(one));
    assert.equal(new Set(sentences).size, 8 * 3);
    assert.ok(step(3, 77).includes('3') && step(3, 77).includes('77'));
    assert.ok(hands('Ann').includes('Ann') && goOn.why('Ann').includes('Ann'));
    assert.notEqual(verify.shares(0, 4), verify.shares(1, 4));
  }
});
