// The skills of the people: they use the whole card language, and count nothing that is hidden.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PEOPLE } from '../src/cards/people/index.ts';
import { worthOfEffects } from '../src/cards/worth.ts';
import type { Effect, Operation, PersonCard } from '../src/language.ts';

const associates = PEOPLE.filter((card) => card.role === undefined);
const lists = (card: PersonCard): readonly (readonly Effect[])[] =>
  [card.standard, card.matching?.effects].filter((list) => list !== undefined);

/** Every effect of a list, with those inside it. */
function* all(effects: readonly Effect[]): Generator<Effect> {
  for (const effect of effects) {
    yield effect;
    if (effect.do === 'choose') for (const option of effect.options) yield* all(option);
    if (effect.do === 'may' || effect.do === 'if') yield* all(effect.then);
    if (effect.do === 'each') yield* all(effect.effects);
  }
}
const effectsOf = (card: PersonCard): readonly Effect[] => lists(card).flatMap((list) => [...all(list)]);
const average = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** Which effects people have. The others are for Federal cards alone. */
const OPERATIONS: Readonly<Record<Operation, boolean>> = {
  money: true,
  pay: true,
  steal: true,
  goods: true,
  'lose-goods': true,
  boost: true,
  crime: true,
  recruit: true,
  release: true,
  harm: true,
  send: true,
  move: true,
  police: true,
  'drive-off': true,
  build: true,
  wreck: true,
  draw: true,
  discard: true,
  sell: true,
  fence: true,
  job: true,
  dealer: true,
  hire: true,
  supply: true,
  ring: true,
  recall: true,
  oust: true,
  seize: true,
  upgrade: true,
  downgrade: false,
  recover: true,
  fire: false,
  unfulfil: true,
  choose: true,
  may: true,
  if: true,
  each: true,
  market: true,
  time: true,
  peek: true,
  exchange: true,
  nightclub: true,
  vehicle: true,
  special: true,
};

test('people use the whole card language, apart from what only the law does', () => {
  const used = new Set(PEOPLE.flatMap((card) => effectsOf(card).map((effect) => effect.do)));
  const meant = Object.entries(OPERATIONS).flatMap(([operation, here]) => (here ? [operation] : []));
  assert.deepEqual([...used].toSorted(), meant.toSorted());
});

test('at most five cards have a rule of their own, each a different one', () => {
  const rules = PEOPLE.flatMap((card) =>
    effectsOf(card).flatMap((effect) => (effect.do === 'special' ? [effect.rule] : [])),
  );
  assert.ok(rules.length <= 5);
  assert.equal(new Set(rules).size, rules.length);
});

test('everybody has a skill, nearly all Associates both; matching ones are worth more than standard ones', () => {
  for (const card of PEOPLE) {
    assert.ok(lists(card).length > 0, card.id);
    for (const list of lists(card)) assert.ok(worthOfEffects(list) > 0, card.id);
  }
  assert.ok(associates.filter((card) => lists(card).length === 2).length >= 54);
  const standard = associates.flatMap((card) => (card.standard ? [worthOfEffects(card.standard)] : []));
  const matching = associates.flatMap((card) => (card.matching ? [worthOfEffects(card.matching.effects)] : []));
  assert.ok(average(matching) > 1.4 * average(standard), `${average(matching)}, ${average(standard)}`);
});

test('SC-16: no skill counts hidden money or cards in hand', () => {
  for (const card of PEOPLE)
    for (const hidden of ['money', 'hand-cards'])
      assert.doesNotMatch(JSON.stringify(lists(card)), new RegExp(`"(each|count)":"${hidden}"`), card.id);
});

test('SC-70: nobody turns back time, so every game ends', () => {
  for (const card of PEOPLE)
    for (const effect of effectsOf(card)) if (effect.do === 'time') assert.ok(effect.by > 0, card.id);
});
