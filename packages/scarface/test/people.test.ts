// The people of the game keep to the counts, the facts of the rulebook and the cost curve.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gangMembers, PEOPLE, type PersonId } from '../src/cards/people/index.ts';
import { worthBand, worthOfPerson } from '../src/cards/people/worth.ts';
import type { PersonCard } from '../src/language.ts';
import { CRIMES, type Crime, GANGS } from '../src/vocabulary.ts';

const associates = PEOPLE.filter((card) => card.role === undefined);
const person = (id: PersonId): PersonCard => {
  const card = PEOPLE.find((other) => other.id === id);
  assert.ok(card, id);
  return card;
};
const points = (card: PersonCard): number => card.muscle + card.influence;

const average = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

describe('counts', () => {
  test('60 Associates: 14, 13 and 11 of the levels 1 to 3, 12 and 10 of the levels 4 and 5', () => {
    const byLevel = [1, 2, 3, 4, 5].map((level) => associates.filter((card) => card.level === level).length);
    assert.deepEqual(byLevel, [14, 13, 11, 12, 10]);
    assert.equal(associates.length, 60);
    assert.ok(associates.every((card) => card.gang === undefined));
  });

  test('SC-6: each gang has 8 members: a Boss, an Underboss, a Counselor and five others, of which all gangs share four', () => {
    const members = PEOPLE.filter((card) => card.role === 'member');
    assert.equal(members.filter((card) => card.gang === undefined).length, 4);
    for (const gang of GANGS) assert.equal(members.filter((card) => card.gang === gang).length, 1, gang);
    for (const gang of GANGS) {
      const roles = gangMembers(gang).map((card) => card.role);
      assert.deepEqual(roles.toSorted(), ['boss', 'counselor', ...new Array(5).fill('member'), 'underboss']);
      assert.equal(person(`${gang}-underboss`).gang, gang);
      assert.equal(person(`${gang}-counselor`).gang, gang);
    }
    assert.ok(PEOPLE.every((card) => (card.role !== undefined) === (card.level === 0)));
    assert.ok(
      PEOPLE.every((card) => card.role === 'member' || (card.gang === undefined) === (card.role === undefined)),
    );
  });

  test('no two cards have the same id, the same skills or the same standard skill at the same level', () => {
    const different = (of: (card: PersonCard) => unknown, among: readonly PersonCard[]) =>
      assert.equal(new Set(among.map((card) => JSON.stringify(of(card)))).size, among.length);
    different((card) => card.id, PEOPLE);
    different((card) => [card.standard, card.matching?.effects], PEOPLE);
    const skilled = associates.filter((card) => card.standard);
    different((card) => [card.level, card.standard], skilled);
    for (const card of PEOPLE) assert.match(card.id, /^[a-z]+(-[a-z]+)*$/);
  });
});

describe('facts of the rulebook', () => {
  test('City Treasurer: level 3, 2 Influence, Corruption', () => {
    const { level, muscle, influence, crimes } = person('city-treasurer');
    assert.deepEqual(
      { level, muscle, influence, crimes },
      { level: 3, muscle: 0, influence: 2, crimes: ['corruption'] },
    );
  });

  test('SC-15: Bodyguards wake the Street Muggers, and the two together do not wake the WWI Veteran', () => {
    const veteran = person('wwi-veteran').matching?.crimes ?? [];
    assert.deepEqual(person('bodyguards').crimes, ['theft']);
    assert.deepEqual(person('street-muggers').matching?.crimes, ['theft']);
    assert.deepEqual(veteran.toSorted(), ['corruption', 'gambling', 'violence']);
    for (const id of ['bodyguards', 'street-muggers'] as const)
      assert.ok(!person(id).crimes.some((crime) => veteran.includes(crime)), id);
  });

  test('SC-13: a Boss has no values on his card, but both skills', () => {
    for (const boss of PEOPLE.filter((card) => card.role === 'boss')) {
      assert.equal(points(boss), 0, boss.id);
      assert.ok(boss.standard && boss.matching, boss.id);
    }
  });
});

describe('values', () => {
  /** The fewest and the most points of Muscle and Influence that a level gives. */
  const POINTS: readonly (readonly [number, number])[] = [
    [1, 2],
    [1, 2],
    [1, 2],
    [2, 2],
    [2, 3],
    [3, 4],
  ];

  test('Muscle and Influence rise with the level', () => {
    for (const card of PEOPLE) {
      if (card.role === 'boss') continue;
      const [least, most] = card.gang === undefined || card.role === 'member' ? (POINTS[card.level] ?? [0, 0]) : [2, 3];
      assert.ok(points(card) >= least && points(card) <= most, `${card.id} gives ${points(card)}`);
    }
  });

  test('the cost curve: the value of every card is within the band of its level', () => {
    for (const card of PEOPLE) {
      const [least, most] = worthBand(card);
      const worth = worthOfPerson(card);
      assert.ok(worth >= least && worth <= most, `${card.id} is worth ${worth.toFixed(1)}, not ${least} to ${most}`);
    }
  });

  test('Bosses of different gangs are worth the same within a dollar, pairs of Right-hands within three', () => {
    const spread = (worths: readonly number[]) => Math.max(...worths) - Math.min(...worths);
    const worthOfRole = (...roles: readonly PersonCard['role'][]) =>
      GANGS.map((gang) =>
        gangMembers(gang)
          .filter((card) => roles.includes(card.role))
          .reduce((sum, card) => sum + worthOfPerson(card), 0),
      );
    assert.ok(spread(worthOfRole('boss')) <= 1);
    assert.ok(spread(worthOfRole('underboss', 'counselor')) <= 3);
  });
});

describe('crimes', () => {
  const spread = (of: (card: PersonCard) => readonly Crime[]): readonly number[] =>
    CRIMES.map((crime) => PEOPLE.filter((card) => of(card).includes(crime)).length);

  test('all six crimes are about equally common, on cards and in what matching skills ask for', () => {
    const on = spread((card) => card.crimes);
    const asked = spread((card) => card.matching?.crimes ?? []);
    for (const counts of [on, asked])
      for (const count of counts) assert.ok(Math.abs(count / average(counts) - 1) <= 0.25, `${CRIMES}: ${counts}`);
  });

  test('a card has one crime, a few have two; a matching skill asks for one to three that somebody else has', () => {
    for (const card of PEOPLE) {
      assert.ok(card.crimes.length === 1 || card.crimes.length === 2, card.id);
      assert.equal(new Set(card.crimes).size, card.crimes.length, card.id);
      if (card.matching === undefined) continue;
      const { crimes } = card.matching;
      assert.ok(crimes.length >= 1 && crimes.length <= 3, card.id);
      assert.equal(new Set(crimes).size, crimes.length, card.id);
      const others = PEOPLE.filter((other) => other !== card && other.role !== 'boss');
      for (const crime of crimes)
        assert.ok(
          others.some((other) => other.crimes.includes(crime)),
          `${card.id}: ${crime}`,
        );
    }
    assert.ok(associates.filter((card) => card.crimes.length === 2).length <= 8);
  });

  test('each gang can wake every matching skill of its own six starting cards with another of them', () => {
    for (const gang of GANGS) {
      const deck = gangMembers(gang).filter((card) => card.role === 'boss' || card.role === 'member');
      const asleep = deck.filter(
        (card) =>
          !deck.some((other) => other !== card && other.crimes.some((crime) => card.matching?.crimes.includes(crime))),
      );
      assert.deepEqual(asleep, [], gang);
    }
  });
});
