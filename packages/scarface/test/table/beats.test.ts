// The presentation ends in the match's own view: each event is folded into the view, beat by beat.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded, settle } from '@backroom/kit';
import fc from 'fast-check';
import { type Event, type Options, scarface, type View } from '../../src/index.ts';
import { stateLike } from '../../src/words/standing.ts';
import { advance, beatsOf } from '../../table/beats/index.ts';
import { incomeOf, SOURCES } from '../../table/ending/income.ts';
import { moneyByRound } from '../../table/ending/money.ts';
import { flightsOf } from '../../table/motion/flights.ts';
import { NAMES, soundOf } from '../../table/motion/sound.ts';
import { given } from '../given.ts';

const games = fc.record({
  players: fc.integer({ min: 1, max: 4 }),
  jobDraft: fc.boolean(),
  seed: fc.string({ maxLength: 8 }),
  eyes: fc.option(fc.constant(0)),
});
type Game = {
  readonly players: number;
  readonly jobDraft: boolean;
  readonly seed: string;
  readonly eyes: number | null;
};

interface Told {
  readonly before: View;
  readonly events: readonly Event[];
  readonly after: View;
}

/** A random game as one pair of eyes sees it: every decision with what followed from it. */
function* told({ players, jobDraft, seed, eyes }: Game): Generator<Told> {
  const random = new Seeded(seed);
  const solo = players === 1 ? ({ rival: 'outfit', difficulty: 'rulebook' } as const) : null;
  const options: Options = { jobDraft: jobDraft && players > 1, ringByHand: false, gangs: null, solo };
  const state = scarface.start(options, players);
  settle(scarface, state, random);
  for (let acting = scarface.toAct(state); typeof acting !== 'string'; acting = scarface.toAct(state)) {
    const before = scarface.view(state, eyes);
    const seat = acting[random.below(acting.length)];
    const events: Event[] = [];
    scarface.apply(state, seat, scarface.sample(state, seat, random), events);
    settle(scarface, state, random, { events, steps: null });
    const faces = events.flatMap((event) => scarface.face(event, eyes) ?? []);
    yield { before, events: faces, after: scarface.view(state, eyes) };
  }
}

/**
 * What is on the table to be seen. Left out: what no event tells (hidden cards, whose decision is next), and what comes late but never
 * early: thugs that come home while reorganising without income, and what a rival pays from a purse that lies open.
 */
function shown(view: View, isLate: boolean) {
  return {
    tiles: view.tiles,
    police: view.police,
    tokens: view.tokens,
    market: view.market,
    headlines: view.headlines,
    ring: view.ring,
    ness: view.ness,
    time: view.time,
    round: view.round,
    players: view.players.map((p, seat) => ({
      money: seat === view.seat ? p.money : null,
      crime: p.crime,
      recruits: p.recruits,
      safehouses: p.safehouses,
      underworld: p.underworld,
      prison: p.prison,
      ...(isLate ? {} : { headquarters: p.headquarters, authorities: p.authorities }),
      thugs: p.thugs,
      cars: p.cars,
      trucks: p.trucks,
      carsLeft: p.carsLeft,
      trucksLeft: p.trucksLeft,
      markers: p.markers,
      boss: p.boss,
      stats: p.stats,
      plan: p.plan,
      hand: p.hand.length,
      deals: p.deals.map(({ thug, ...deal }) => (isLate ? deal : { thug, ...deal })),
    })),
  };
}

/** Types of a browser are not those of a test. */
const sounding = 'sounds';
const { sounds }: { readonly sounds: object } = await import(`../../table/${sounding}.ts`);

test('folding the events of every step gives the table of the match, for players, spectators and alone', () => {
  fc.assert(
    fc.property(games, (game) => {
      for (const { before, events, after } of told(game)) {
        if (before.players.length === 0) continue;
        const isLate =
          events.some(({ type }) => type === 'reorganised') || before.stack.some(({ kind }) => kind === 'reorganise');
        const folded = events.reduce(advance, before);
        assert.deepEqual(shown(folded, isLate), shown(after, isLate), JSON.stringify(events));
      }
    }),
    { numRuns: 12 },
  );
});

test('a neighbourhood that was bought belongs to the buyer in the picture at once', () => {
  const t = given(2).has({ money: 50 });
  const tile = t.tile(1);
  t.player().thugs[tile.district] = 1;
  const before = scarface.view(t.s, 1);
  t.does([{ do: 'special', rule: 'buy-out' }]);
  while (!t.done) t.picks({ tile: tile.id });
  const faces = t.events.flatMap((event) => scarface.face(event, 1) ?? []);
  assert.equal(tile.owner, 0);
  assert.deepEqual(shown(faces.reduce(advance, before), false), shown(scarface.view(t.s, 1), false));
});

const PLACES = ['recruits', 'safehouses', 'headquarters', 'underworld', 'authorities', 'prison'] as const;

/** Everything that can be counted on the table. */
const countsOf = (view: View): number[] => [
  ...view.police,
  ...view.tiles.flatMap(({ alcohol, gun, tokens, owner }) => [alcohol, gun, ...tokens, owner >= 0 ? 1 : 0]),
  ...view.players.flatMap((p) => [
    ...PLACES.map((place) => p[place]),
    ...[p.thugs, p.cars, p.trucks].flat(),
    p.hand.length,
    p.money ?? 0,
    ...p.deals.slice(0, 2).flatMap(({ thug, alcohol, gun }) => [thug, alcohol, gun]),
  ]),
];

/** Leaving pieces are gone and arriving ones are not there yet: every count is the smaller of the two, so nothing is drawn twice. */
function assertOnTheWay(during: View, before: View, after: View): void {
  const [now, then, next] = [during, before, after].map(countsOf);
  assert.deepEqual(
    now,
    then.map((n, i) => Math.min(n, next[i])),
  );
  assert.deepEqual(
    during.players.map(({ crime, plan, stats }) => [crime, plan, stats]),
    before.players.map(({ crime, plan, stats }) => [crime, plan, stats]),
    'what is not carried changes at the end of its beat',
  );
}

test('beats tell every event once and in order, and nothing is shown ahead of its beat', () => {
  fc.assert(
    fc.property(games, (game) => {
      for (const { before, events, after } of told(game)) {
        const beats = beatsOf(before, events, after);
        if (beats.length === 0) continue;
        const plain = beats.filter(({ kind }) => kind !== 'account');
        assert.deepEqual(
          plain.flatMap((beat) => beat.events),
          events,
        );
        let already = 0;
        for (const beat of plain) {
          const then = events.slice(0, already).reduce(advance, before);
          const isUp = ['plan', 'turn', 'final', 'enforcer'].includes(beat.kind);
          // The picture reckons from what it is shown.
          for (const p of stateLike(beat.during).players)
            for (const card of [...p.hand, ...p.deck, ...p.discard, ...p.plan, ...p.jobs])
              assert.equal(typeof card, 'string', JSON.stringify([beat.kind, ...events]));
          const next = beat.events.reduce(advance, then);
          if (isUp && beat.events[0].type !== 'rival-walk') assert.deepEqual(beat.during, next, beat.kind);
          else if (beat.events[0].type !== 'money') assertOnTheWay(beat.during, then, next);
          already += beat.events.length;
          assert.equal(beat.told, already);
        }
        assert.equal(beats.at(-1)?.after, after);
        // What is there to be read stays; all else passes within a second and a half.
        for (const { isPause, ms } of beats) assert.ok(isPause === true ? ms >= 5000 : ms <= 1500);
      }
    }),
    { numRuns: 8 },
  );
});

test('everything that flies has a place to go to, and every sound that is asked for exists', () => {
  const flown = new Set<string>();
  fc.assert(
    fc.property(games, (game) => {
      for (const { before, events } of told(game)) {
        let view = before;
        for (const event of events) {
          if (view.players.length === 0) break;
          for (const { to, from, icon } of flightsOf(event, view)) {
            flown.add(event.type);
            assert.ok(to.length > 0 && (from === null || from.length > 0) && icon !== undefined, event.type);
          }
          const sound = soundOf([event]);
          assert.ok(sound === null || Object.hasOwn(sounds, sound), String(sound));
          view = advance(view, event);
        }
      }
    }),
    { numRuns: 4 },
  );
  assert.ok(flown.size > 10, [...flown].join(' '));
  for (const name of NAMES) assert.ok(Object.hasOwn(sounds, name), name);
});

test('money by round ends with what everybody has, begins with what everybody began with, and has a point for each round', () => {
  for (const seed of ['one', 'two', 'three']) {
    const random = new Seeded(seed);
    const state = scarface.start({ jobDraft: false, ringByHand: false, gangs: null, solo: null }, 3);
    settle(scarface, state, random);
    const began = state.players.map(({ money }) => money);
    const all: Event[] = [];
    for (let acting = scarface.toAct(state); typeof acting !== 'string'; acting = scarface.toAct(state)) {
      scarface.apply(state, acting[0], scarface.sample(state, acting[0], random), all);
      settle(scarface, state, random, { events: all, steps: null });
    }
    const final = state.players.map(({ money }) => money);
    // The chart is reckoned back from the end; here forward from the start.
    const purse = began.slice();
    const rounds: number[][] = [];
    for (const event of all) {
      if (event.type === 'news') rounds.push(purse.slice());
      if (event.type === 'money' || event.type === 'stolen') purse[event.seat] += event.amount ?? 0;
      if (event.type === 'stolen') purse[event.from] -= event.amount ?? 0;
    }
    assert.deepEqual(purse, final);
    assert.deepEqual(moneyByRound(all, final), [began, ...rounds.slice(0, 2), final]);
    assert.equal(moneyByRound([...all, { type: 'money', seat: 0, amount: null, reason: 'bribe' }], final), null);
  }
});

test('after a game everybody’s income by source adds up to what came in', () => {
  const all: Event[] = [];
  let players = 0;
  for (const { events, after } of told({ players: 3, jobDraft: false, seed: 'income', eyes: null })) {
    all.push(...events);
    players = after.players.length;
  }
  const sums = incomeOf(all, players);
  for (let seat = 0; seat < players; seat++) {
    const came = all.reduce(
      (sum, event) =>
        event.type === 'money' && event.seat === seat && (event.amount ?? 0) > 0 ? sum + (event.amount ?? 0) : sum,
      0,
    );
    assert.equal(
      SOURCES.reduce((sum, source) => sum + sums[source][seat], 0),
      came,
    );
    assert.ok(came > 0);
  }
});
