import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language, Seeded } from '@backroom/kit';
import { knowledge } from '../../knowledge/index.ts';
import { lang } from '../../lang/index.ts';
import { daily } from '../../src/enforcer/daily.ts';
import { scarface } from '../../src/index.ts';
import type { Options } from '../../src/options.ts';
import type { View } from '../../src/view.ts';
import { GANGS } from '../../src/vocabulary.ts';
import { cardLines, type ResultTexts, resultCard } from '../../src/words/rival/result-card.ts';

const CLIMB = ['associate', 'underboss', 'boss', 'untouchable'];
const STANDARD: Options = { jobDraft: false, ringByHand: false, gangs: null, solo: null };
const days = Array.from({ length: 48 }, (_, i) => new Date(Date.UTC(2026, 1, 20 + i)).toISOString().slice(0, 10));

const loaded = LANGUAGES.map(async (language) => [language, (await lang[language].result()).result] as const);
const RESULT = Object.fromEntries(await Promise.all(loaded)) as Readonly<Record<Language, ResultTexts>>;

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
      const before = CLIMB.indexOf(all[i - 1].options.solo?.difficulty ?? 'boss');
      assert.equal(options.solo?.difficulty, CLIMB[(before + 1) % 4]);
    }
    assert.notEqual(options.gangs?.[0], options.solo?.rival);
  }
  assert.deepEqual(new Set(all.map(({ options }) => options.solo?.rival)), new Set(GANGS));
  assert.deepEqual(new Set(all.map(({ options }) => options.gangs?.[0])), new Set(GANGS));
  assert.equal(daily('2026-01-01').number, 1);
});

test('the daily challenge refuses a malformed date, and says how to write one', () => {
  for (const date of ['2026-02-30', '16.11.2026', '2026-11-1', 'today', ''])
    assert.throws(() => daily(date), /YYYY-MM-DD/);
});

/** A whole game by habit, and its player's view. */
function played(options: Options, seed: string): { before: View; after: View; total: number } {
  const random = new Seeded(seed);
  const s = scarface.start(options, 1);
  const before = scarface.view(s, 0);
  for (let turn = scarface.toAct(s); turn !== 'over'; turn = scarface.toAct(s)) {
    if (turn === 'chance') scarface.apply(s, 'chance', scarface.chance(s, random), null);
    else scarface.apply(s, 0, knowledge.habit(s, 0, random), null);
  }
  return { before, after: scarface.view(s, 0), total: scarface.result(s)?.scores[0] ?? -1 };
}

const linesOf = (view: View, date: string | null, language: Language): readonly string[] => {
  const card = resultCard(view, date, RESULT[language]);
  assert.ok(card !== null);
  return cardLines(card);
};

test('the card of a challenge tells the day, the table and the result in every language, and nothing of the deal', () => {
  const [date] = days;
  const { options, seed } = daily(date);
  const { before, after, total } = played(options, seed);
  const unfinished = LANGUAGES.map((language) => linesOf(before, date, language).join('\n'));
  assert.equal(new Set(unfinished).size, LANGUAGES.length);
  for (const [i, language] of LANGUAGES.entries()) {
    const lines = linesOf(after, date, language);
    assert.equal(lines.length, 4);
    assert.ok(lines[3].includes(String(total)), lines[3]);
    assert.notEqual(lines.join('\n'), unfinished[i]);
    assert.doesNotMatch(lines.join('\n'), /undefined|NaN|\[object/);
    // Another evening with the same table has the same card but for the result.
    const other = linesOf(played(options, 'another deal').after, date, language);
    assert.deepEqual(other.slice(0, 2), lines.slice(0, 2));
  }
});

test('any game alone has a card; one among several players has none', () => {
  const { after } = played(
    { jobDraft: false, ringByHand: false, gangs: null, solo: { rival: 'wolves', difficulty: 'boss' } },
    'card',
  );
  const titles = LANGUAGES.map((language) => linesOf(after, null, language)[0]);
  assert.equal(new Set(titles).size, LANGUAGES.length);
  assert.match(linesOf(after, null, 'en')[1], /against Black Wolves, Boss$/);
  assert.equal(resultCard(scarface.view(scarface.start(STANDARD, 2), 0), null, RESULT.en), null);
});
