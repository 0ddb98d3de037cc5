// The text table's pure parts: groups of choices, finding one by typing, reasons gathered, and words in five languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, Seeded, settle } from '@backroom/kit';
import { scheffeln } from '@backroom/scheffeln';
import { words as tongues } from '@backroom/scheffeln/words';
import fc from 'fast-check';
import { groupsOf, leadOf } from '../src/text-table/groups.ts';
import { reasonsOf } from '../src/text-table/refused.ts';
import { NOTHING_TYPED, sought, typeOn } from '../src/text-table/seeking.ts';
import { loadTextTableWords } from '../src/text-table/words/index.ts';

const { words } = await tongues.en();
const NAMES = ['Ann', 'Bob', 'Cy'];

/** Positions of a random game with every special card, as the seat to move sees them. */
function* positions(seed: string) {
  const random = new Seeded(seed);
  const read = scheffeln.load({ ...start(), phase: 'setup' });
  assert.ok(read.ok);
  const state = read.value;
  settle(scheffeln, state, random);
  for (let turn = scheffeln.toAct(state); turn !== 'over' && turn !== 'chance'; turn = scheffeln.toAct(state)) {
    const [seat] = turn;
    yield { state, seat, view: scheffeln.view(state, seat), legal: scheffeln.legal(state, seat) };
    scheffeln.apply(state, seat, scheffeln.sample(state, seat, random), null);
    settle(scheffeln, state, random);
  }
}

const start = () => ({
  options: { mode: 'basic', movementCards: 24, run: true, mafia: true, studyLimitMs: null },
  seats: [{}, {}, {}],
});

test('every legal action is exactly one choice, numbered through, and its sentence begins as its group does', () => {
  for (const { view, legal } of positions('groups')) {
    const groups = groupsOf(legal, (action) => words.action(action, view, NAMES));
    const choices = groups.flatMap((group) => group.choices);
    assert.deepEqual(new Set(choices.map(({ action }) => action)), new Set(legal));
    assert.deepEqual(
      choices.map(({ number }) => number),
      legal.map((_, i) => i + 1),
    );
    for (const { lead, choices: some } of groups) {
      for (const { sentence } of some) assert.ok(sentence.startsWith(lead) && sentence.length > lead.length);
    }
  }
});

test('choices that lay down the same card stand together, and no others stand with them', () => {
  for (const { view, legal } of positions('cards')) {
    const groups = groupsOf(legal, (action) => words.action(action, view, NAMES));
    const exchanging = groups
      .map(({ choices }) => choices.flatMap(({ action }) => (action.type === 'exchange' ? [action.card] : [])))
      .filter((cards) => cards.length > 1);
    for (const cards of exchanging) assert.equal(new Set(cards).size, 1);
    assert.equal(new Set(exchanging.map(([card]) => card)).size, exchanging.length);
  }
});

test('what sentences have in common is whole words, and never all of a sentence', () => {
  fc.assert(
    fc.property(fc.array(fc.lorem({ maxCount: 6 }), { minLength: 2, maxLength: 8 }), (sentences) => {
      const lead = leadOf(sentences);
      for (const sentence of sentences) {
        assert.ok(lead === '' || sentence.startsWith(`${lead} `));
        assert.ok(lead.length < sentence.length);
      }
    }),
  );
});

test('a number finds its choice, letters find a word in it, the same letter again the next one', () => {
  const sentences = ['Drive the red car', 'Drive the blue car', 'Évasion: drive the brown car'];
  assert.equal(sought(sentences, '2', 0), 1);
  assert.equal(sought(sentences, '4', 0), null);
  assert.equal(sought(sentences, 'b', 0), 1);
  assert.equal(sought(sentences, 'b', 1), 2);
  assert.equal(sought(sentences, 'bb', 2), 1);
  assert.equal(sought(sentences, 'br', 1), 2);
  assert.equal(sought(sentences, 'eva', 0), 2);
  assert.equal(sought(sentences, 'x', 0), null);
});

test('keys typed quickly form one word, a later key starts a new one', () => {
  const one = typeOn(NOTHING_TYPED, '1', 5000);
  assert.equal(typeOn(one, '2', 5300).text, '12');
  assert.equal(typeOn(one, '2', 9000).text, '2');
});

test('every refusal stands under its reason, once, and the reason names its rule as a link can', () => {
  let met = 0;
  for (const { state, seat } of positions('refusals')) {
    const refusals = scheffeln.refusals(state, seat);
    const reasons = reasonsOf(refusals, (refusal) => words.refusal(refusal, NAMES));
    assert.equal(
      reasons.reduce((sum, { actions }) => sum + actions.length, 0),
      refusals.length,
    );
    assert.equal(new Set(reasons.map(({ sentence }) => sentence)).size, reasons.length);
    for (const { before, rule, after, sentence } of reasons) assert.equal(before + rule + after, sentence);
    met += reasons.length;
  }
  assert.ok(met > 0);
});

test('the text table speaks five languages, each its own', async () => {
  const said = await Promise.all(LANGUAGES.map(loadTextTableWords));
  for (const key of ['keys', 'waiting', 'watching', 'confirm', 'brings', 'news', 'table'] as const) {
    assert.equal(new Set(said.map((one) => one[key])).size, LANGUAGES.length, key);
  }
  for (const one of said) {
    assert.notEqual(one.choices(1), one.choices(2));
    assert.ok(one.choices(12).includes('12') && one.rule('SH-31').includes('SH-31'));
  }
});
