import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, Seeded } from '@backroom/kit';
import { daily } from '../../src/enforcer/daily.ts';
import { DIFFICULTIES } from '../../src/enforcer/language.ts';
import { scarface } from '../../src/index.ts';
import { knowledge } from '../../src/knowledge/index.ts';
import { GANGS } from '../../src/vocabulary.ts';
import { dailyCard } from '../../src/words/rival/daily.ts';

const days = Array.from({ length: 48 }, (_, i) => new Date(Date.UTC(2026, 1, 20 + i)).toISOString().slice(0, 10));

test('the daily challenge is the same table for everybody who has the date', () => {
  for (const date of days) {
    const { options, seed, number } = daily(date);
    assert.deepEqual(daily(date), { date, number, options, seed });
    const read = scarface.options.conflict?.(options) ?? null;
    assert.equal(read, null);
    const laid = [0, 1].map(() => {
      const s = scarface.start(options, 1);
      scarface.apply(s, 'chance', scarface.chance(s, new Seeded(seed)), null);
      return scarface.save(s);
    });
    assert.deepEqual(laid[0], laid[1]);
  }
});

test('the daily challenge: difficulty and rival rotate, every day is another deal, numbers run on', () => {
  const all = days.map(daily);
  assert.equal(new Set(all.map(({ seed }) => seed)).size, days.length);
  for (const [i, { number, options }] of all.entries()) {
    assert.equal(number, all[0].number + i);
    if (i > 0) {
      const before = DIFFICULTIES.indexOf(all[i - 1].options.solo?.difficulty ?? 'boss');
      assert.equal(options.solo?.difficulty, DIFFICULTIES[(before + 1) % 4]);
    }
    assert.notEqual(options.gangs?.[0], options.solo?.rival);
  }
  assert.deepEqual(new Set(all.map(({ options }) => options.solo?.rival)), new Set(GANGS));
  assert.deepEqual(new Set(all.map(({ options }) => options.gangs?.[0])), new Set(GANGS));
  assert.equal(daily('2026-01-01').number, 1);
});

test('the daily challenge refuses what is no date, and says how to write one', () => {
  for (const date of ['2026-02-30', '16.11.2026', '2026-11-1', 'today', ''])
    assert.throws(() => daily(date), /YYYY-MM-DD/);
});

test('the daily card tells the day, the table and the result in every language', () => {
  const [date] = days;
  const { options, seed } = daily(date);
  const random = new Seeded(seed);
  const s = scarface.start(options, 1);
  const unfinished = LANGUAGES.map((language) => dailyCard(scarface.view(s, 0), date, language));
  assert.equal(new Set(unfinished).size, LANGUAGES.length);
  for (let turn = scarface.toAct(s); turn !== 'over'; turn = scarface.toAct(s)) {
    if (turn === 'chance') scarface.apply(s, 'chance', scarface.chance(s, random), null);
    else scarface.apply(s, 0, knowledge.habit(s, 0, random), null);
  }
  const view = scarface.view(s, 0);
  const total = String(scarface.result(s)?.scores[0]);
  for (const [i, language] of LANGUAGES.entries()) {
    const card = dailyCard(view, date, language);
    assert.equal(card.split('\n').length, 4);
    assert.ok(card.includes(total), card);
    assert.notEqual(card, unfinished[i]);
    assert.doesNotMatch(card, /undefined|NaN|\[object/);
  }
});
