// Random scripts of random effects: they never fail, they always end, and nothing gets lost or appears from nowhere.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import fc from 'fast-check';
import { chance } from '../src/chance.ts';
import { type Amount, COUNTS, type Condition, type Cost, type Effect, SPECIALS } from '../src/language.ts';
import { apply, legal, toAct } from '../src/machine.ts';
import { clone, type State } from '../src/state.ts';
import {
  AREAS,
  CARS,
  CRIME_TOP,
  DISTRICTS,
  MARKERS,
  NIGHTCLUB,
  POLICE_CARS,
  STATS,
  THUGS,
  TOKENS,
  TRUCKS,
} from '../src/vocabulary.ts';
import { type Given, given } from './given.ts';

const few = fc.integer({ min: 0, max: 4 });
const some = fc.integer({ min: 1, max: 3 });
const count = fc.constantFrom(...COUNTS);
const amount: fc.Arbitrary<Amount> = fc.oneof(
  few,
  fc.record({ each: count, times: some, most: fc.integer({ min: 1, max: 9 }) }),
);
const who = fc.constantFrom('self', 'rival', 'rivals', 'everyone');
const reach = fc.constantFrom('anywhere', 'streets', 'underworld', 'authorities', 'headquarters', 'deals');

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ count, least: few }),
  fc.record({ count, most: few }),
  fc.record({ count, mostOfAll: fc.constant(true as const) }),
  fc.record({ stat: fc.constantFrom(...STATS), level: fc.constantFrom(2, 3) }),
  fc.record({ controls: fc.constantFrom(...DISTRICTS) }),
  fc.constant({ ring: true } as const),
) as fc.Arbitrary<Condition>;

const cost = fc.record(
  { money: few, alcohol: few, gun: few, goods: few, cards: some, thugs: some, crime: some },
  { requiredKeys: [] },
) as fc.Arbitrary<Cost>;

const plain = fc.oneof(
  fc.record({ do: fc.constant('money'), amount }),
  fc.record({ do: fc.constant('pay'), amount, who }),
  fc.record({ do: fc.constant('steal'), amount, from: fc.constantFrom('rival', 'rivals') }),
  fc.record({ do: fc.constant('goods'), good: fc.constantFrom('alcohol', 'gun', 'any'), amount }),
  fc.record({ do: fc.constant('lose-goods'), amount, who, good: fc.constantFrom(undefined, 'alcohol', 'gun') }),
  fc.record({ do: fc.constant('boost'), muscle: amount, influence: amount }),
  fc.record({ do: fc.constant('crime'), by: fc.integer({ min: -4, max: 4 }).filter((by) => by !== 0), who }),
  fc.record({ do: fc.constant('recruit'), steps: amount }),
  fc.record({ do: fc.constant('release'), thugs: fc.oneof(amount, fc.constant('all')) }),
  fc.record({
    do: fc.constant('harm'),
    how: fc.constantFrom('prison', 'hit', 'kill'),
    thugs: amount,
    whose: who,
    reach,
  }),
  fc.record({ do: fc.constant('send'), thugs: amount, where: fc.constantFrom('present', 'anywhere') }),
  fc.record({ do: fc.constant('move'), pieces: amount, which: fc.constantFrom('any', 'thugs', 'vehicles') }),
  fc.record({ do: fc.constant('police'), cars: few }),
  fc.record({ do: fc.constant('drive-off'), pieces: few }),
  fc.record({
    do: fc.constant('build'),
    tokens: amount,
    kind: fc.constantFrom(undefined, 'speakeasy', 'casino', 'brothel'),
  }),
  fc.record({ do: fc.constant('wreck'), tokens: few, whose: fc.constantFrom('rival', 'self') }),
  fc.record({ do: fc.constant('draw'), cards: amount }),
  fc.record({ do: fc.constant('discard'), cards: few, who }),
  fc.record({ do: fc.constant('sell'), sales: amount }),
  fc.record({ do: fc.constant('fence'), goods: amount, price: some }),
  fc.record({ do: fc.constantFrom('job', 'dealer'), draw: amount }),
  fc.record({ do: fc.constant('hire'), level: some, toHand: fc.constantFrom(undefined, true) }),
  fc.record({ do: fc.constantFrom('supply', 'ring', 'market', 'nightclub', 'vehicle') }),
  fc.record({ do: fc.constant('recall'), thugs: amount, from: reach }),
  fc.record({ do: fc.constant('oust'), markers: few }),
  fc.record({ do: fc.constant('seize'), muscle: amount }),
  fc.record({ do: fc.constant('upgrade'), discount: few }),
  fc.record({ do: fc.constant('downgrade'), levels: few, who }),
  fc.record({ do: fc.constant('recover'), cards: few }),
  fc.record({ do: fc.constant('fire'), cards: few, who }),
  fc.record({ do: fc.constant('unfulfil'), jobs: few, who }),
  fc.record({ do: fc.constant('time'), by: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ do: fc.constant('peek'), deck: fc.constantFrom('jobs', 'dealers', 'federal'), cards: few }),
  fc.record({ do: fc.constant('exchange'), goods: few }),
  fc.record({ do: fc.constant('special'), rule: fc.constantFrom(...SPECIALS) }),
) as fc.Arbitrary<Effect>;

const listOf = (effect: fc.Arbitrary<Effect>): fc.Arbitrary<Effect[]> =>
  fc.array(effect, { minLength: 1, maxLength: 3 });

const around = (effect: fc.Arbitrary<Effect>): fc.Arbitrary<Effect> =>
  fc.oneof(
    effect,
    fc.record({ do: fc.constant('choose'), options: fc.array(listOf(effect), { minLength: 2, maxLength: 3 }) }),
    fc.record({ do: fc.constant('may'), cost, then: listOf(effect) }),
    fc.record({ do: fc.constant('if'), when: condition, then: listOf(effect) }),
    fc.record({ do: fc.constant('each'), who: fc.constantFrom('rivals', 'everyone'), effects: listOf(effect) }),
  ) as fc.Arbitrary<Effect>;

const script = fc.array(around(around(plain)), { minLength: 1, maxLength: 6 });

/** A table in the middle of things, so that there is something to harm, sell and lose. */
function inTheMiddle(seats: number, seed: string): Given {
  const t = given(seats, seed);
  for (const [seat, p] of t.s.players.entries()) {
    Object.assign(p, { headquarters: 3, recruits: 3, underworld: 1, authorities: 1, prison: 1, money: 7 * seat });
    p.thugs[t.tile(seat).district] = 1;
    Object.assign(t.tile(seat), { alcohol: 3, gun: 2 });
    p.stats[seat % STATS.length] = 2;
    p.boss = 1;
    p.fulfilled.push(p.jobs.pop() as string);
    p.discard.push(p.deck.pop() as string);
  }
  return t;
}

const sorted = (cards: readonly string[]): string[] => cards.filter((card) => card !== '').sort();
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

const people = (s: State): string[] =>
  sorted([
    ...s.players.flatMap((p) => [p.hand, p.deck, p.discard, p.plan, p.aside].flat()),
    ...s.market,
    ...s.low.cards,
    ...s.high.cards,
    ...s.gone,
  ]);
const jobs = (s: State): string[] =>
  sorted([...s.jobs.cards, ...s.players.flatMap((p) => [...p.jobs, ...p.fulfilled])]);
const dealers = (s: State): string[] =>
  sorted([...s.dealers.cards, ...s.players.flatMap((p) => p.deals.flatMap((deal) => deal.cards))]);
const federal = (s: State): string[] => sorted([...s.federal.cards, ...s.federalUsed]);

function assertWhole(s: State, before: State, t: Given): void {
  for (const kind of [people, jobs, dealers, federal]) assert.deepEqual(kind(s), kind(before), kind.name);
  for (const [seat, p] of s.players.entries()) {
    const killed = t.events.filter((e) => e.type === 'harmed' && e.seat === seat && e.how === 'kill').length;
    const thugs = sum(AREAS.map((area) => p[area])) + sum(p.thugs) + sum(p.deals.map((deal) => deal.thug));
    assert.equal(thugs + killed, THUGS, 'thugs');
    assert.equal(p.markers + s.tiles.filter((tile) => tile.owner === seat).length, MARKERS, 'markers');
    assert.deepEqual([p.carsLeft + sum(p.cars), p.trucksLeft + sum(p.trucks)], [CARS, TRUCKS], 'vehicles');
    assert.ok(p.money >= 0 && p.crime > s.ness && p.crime <= CRIME_TOP);
    assert.ok(
      p.open.every((card) => p.hand.includes(card)),
      'what everybody has seen come into the hand is in it',
    );
    assert.ok(
      [...AREAS.map((area) => p[area]), ...p.thugs, ...p.deals.flatMap((d) => [d.alcohol, d.gun])].every((n) => n >= 0),
    );
  }
  assert.equal(sum(s.police), POLICE_CARS);
  for (const [b, all] of TOKENS.entries()) assert.equal(s.tokens[b] + sum(s.tiles.map((tile) => tile.tokens[b])), all);
  for (const tile of s.tiles) assert.equal(tile.tokens[NIGHTCLUB], tile.night);
  for (const deck of [s.jobs, s.dealers, s.federal, s.low, s.high]) assert.equal(deck.seen.length, deck.cards.length);
}

const MANY = 2000;

test('random scripts end, and no piece is lost', () => {
  fc.assert(
    fc.property(script, fc.integer({ min: 2, max: 4 }), fc.string(), (effects, seats, seed) => {
      const t = inTheMiddle(seats, 'random');
      const { s } = t;
      const before = clone(s);
      const random = new Seeded(seed);
      t.does(effects);
      for (let i = 0; !t.done; i++) {
        assert.ok(i < MANY, 'it goes on for ever');
        const seat = toAct(s);
        assert.notEqual(seat, 'over');
        if (seat === 'chance') apply(s, 'chance', chance(s, random), t.events);
        else {
          const options = legal(s, seat[0] as number);
          assert.ok(options.length > 0, 'somebody is asked who has no answer');
          apply(s, seat[0] as number, options[random.below(options.length)], t.events);
        }
      }
      assertWhole(s, before, t);
    }),
    { numRuns: 1000 },
  );
});

test('what a player is offered does not depend on what only a rival sees', () => {
  fc.assert(
    fc.property(plain, (effect) => {
      const t = inTheMiddle(3, 'random');
      const before = t.can(effect);
      for (const p of t.s.players.slice(1)) {
        p.money = 50 - p.money;
        const others = p.deck.splice(0, p.hand.length);
        p.deck.push(...p.hand.splice(0, others.length));
        p.hand.push(...others);
        p.jobs.reverse();
      }
      assert.equal(t.can(effect), before);
    }),
    { numRuns: 500 },
  );
});
