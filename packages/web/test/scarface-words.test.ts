// The text table's headings for Scarface 1920, over random games in five languages; and the page's own words for that game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, readOptions, Seeded, settle } from '@backroom/kit';
import { scarface } from '@backroom/scarface';
import { words as tongues } from '@backroom/scarface/words';
import { lang } from '../../scarface/lang/index.ts';
import { groupsOf } from '../src/text-table/groups.ts';

/** Everything that somebody had to decide in a random game. */
function* decisions(seed: string) {
  const options = readOptions(scarface.options, {});
  assert.ok(options.ok);
  const random = new Seeded(seed);
  const state = scarface.start(options.value, 2);
  settle(scarface, state, random);
  for (let turn = scarface.toAct(state); turn !== 'over' && turn !== 'chance'; turn = scarface.toAct(state)) {
    const [seat] = turn;
    yield { view: scarface.view(state, seat), legal: scarface.legal(state, seat) };
    scarface.apply(state, seat, scarface.sample(state, seat, random), null);
    settle(scarface, state, random);
  }
}

for (const language of LANGUAGES) {
  test(`${language}: many choices stand under headings, each of them once and none alone under the same as another group`, async () => {
    const { words } = await tongues[language]();
    const headings = new Set<string>();
    for (const { view, legal } of decisions(`headings ${language}`)) {
      const groups = groupsOf(
        legal,
        (action) => words.action(action, view, []),
        (action) => words.group?.(action, view) ?? '',
      );
      const choices = groups.flatMap((group) => group.choices);
      assert.deepEqual(new Set(choices.map(({ action }) => action)), new Set(legal));
      const headed = groups.map(({ heading }) => heading).filter((heading) => heading !== '');
      assert.equal(new Set(headed).size, headed.length);
      if (legal.length < 5) assert.deepEqual(headed, []);
      for (const heading of headed) headings.add(heading);
    }
    // Skills, five kinds of actions, seven districts: not all in every game.
    assert.ok(headings.size > 6, [...headings].join(', '));
  });
}

test('the page has its own texts about Scarface 1920 in five languages', async () => {
  const all = await Promise.all(LANGUAGES.map(async (language) => (await lang[language].page()).page));
  for (const key of [
    'line',
    'play',
    'goOn',
    'alone',
    'aloneWhy',
    'friends',
    'rules',
    'difficulty',
    'rival',
    'begin',
  ] as const)
    assert.equal(new Set(all.map((words) => words[key])).size, LANGUAGES.length, key);
  for (const part of ['card', 'records'] as const)
    for (const key of Object.keys(all[0][part])) {
      const said = all.map((words) => {
        const texts = words[part] as unknown as Record<string, string | ((...about: unknown[]) => string)>;
        const text = texts[key];
        // Any of them may be given numbers; the last challenge is told by its day, its outcome and two sums.
        return typeof text === 'string' ? text : text(...(key === 'last' ? ['16 11', 'won', '2', '1'] : [1, 3]));
      });
      assert.equal(new Set(said).size, LANGUAGES.length, key);
      for (const text of said) assert.doesNotMatch(text, /undefined|NaN/);
    }
});
