// What holds at every decision of every game: random games of two to four players, Job draft or not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pick, Seeded } from '@backroom/kit';
import fc from 'fast-check';
import type { SeatAction } from '../../src/actions.ts';
import { scarface } from '../../src/index.ts';
import { inventory, missing } from '../../src/inventory.ts';
import { type State, start, tokensOn, top } from '../../src/state.ts';
import { CRIME_TOP, MARKERS, NESS_TOP, NIGHTCLUB, THUGS, TIME_SPACES } from '../../src/vocabulary.ts';

const { apply, chance, legal, toAct } = scarface;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** Plays a random game and shows each position to `look`, with what is about to be done. */
function watch(
  seed: string,
  seats: number,
  jobDraft: boolean,
  look: (s: State, seat: number, action: SeatAction) => void,
): State {
  const random = new Seeded(seed);
  const s = start({ jobDraft, ringByHand: seats === 3, gangs: null, solo: null }, seats);
  for (let who = toAct(s), decisions = 0; who !== 'over'; who = toAct(s), decisions++) {
    assert.ok(decisions < scarface.bound, 'the game goes on for ever');
    if (who === 'chance') apply(s, 'chance', chance(s, random), null);
    else {
      // Sometimes another seat, if it may: Jobs are revealed in the turns of others too.
      const other = random.below(seats);
      const seat = random.below(4) === 0 && legal(s, other).length > 0 ? other : who[0];
      const action = pick(legal(s, seat), random) as SeatAction;
      look(s, seat, action);
      apply(s, seat, action, null);
    }
  }
  return s;
}

const games = (
  look: (s: State, seat: number, action: SeatAction) => void,
  after: (s: State) => void = () => {},
): void =>
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 2, max: 4 }), fc.boolean(), (seed, seats, draft) =>
      after(watch(seed, seats, draft, look)),
    ),
    { numRuns: 12 },
  );

test('SC-18, SC-40, SC-60, SC-80 whenever a turn goes on, everybody is above Ness and below 11, and Ness is at 6 at most', () => {
  games((s) => {
    for (const p of s.players) assert.ok(p.crime > s.ness && p.crime <= CRIME_TOP);
    if (top(s)?.kind === 'turn') for (const p of s.players) assert.ok(p.crime < CRIME_TOP);
    assert.ok(s.ness <= NESS_TOP);
  });
});

test('SC-1, SC-6, SC-46 no card, marker or vehicle is lost or doubled, and nobody has a thirteenth thug', () => {
  games((s) => {
    if (s.players.length > 0) assert.equal(missing(s, inventory(s)), null);
    for (const [seat, p] of s.players.entries()) {
      assert.equal(p.markers + s.tiles.filter((tile) => tile.owner === seat).length, MARKERS);
      const inAreas = p.recruits + p.safehouses + p.headquarters + p.underworld + p.authorities + p.prison;
      assert.ok(inAreas + sum(p.thugs) + sum(p.deals.map((deal) => deal.thug)) <= THUGS);
    }
  });
});

test('SC-41, SC-49 never more than four tokens on a tile, one Nightclub, and that on its own side only', () => {
  games((s) => {
    for (const tile of s.tiles) {
      const clubs = tile.tokens[NIGHTCLUB];
      assert.ok(clubs <= 1 && clubs === tile.night && tokensOn(tile) - clubs <= 3);
    }
  });
});

test('SC-16, SC-44, SC-95 nobody’s money, goods or thugs ever fall below nothing', () => {
  games((s) => {
    for (const p of s.players)
      assert.ok(
        [p.money, p.headquarters, p.safehouses, p.recruits, p.prison, ...p.thugs, ...p.cars, ...p.trucks].every(
          (n) => n >= 0,
        ),
      );
    for (const store of [...s.tiles, ...s.players.flatMap((p) => p.deals)])
      assert.ok(store.alcohol >= 0 && store.gun >= 0);
    assert.equal(sum(s.police), s.players.length > 0 ? 3 : 0);
  });
});

test('SC-50 Jobs are revealed between deeds only, and nobody but the asked does anything else', () => {
  games((s, seat, action) => {
    if (action.type === 'fulfil') assert.equal(top(s)?.kind, 'turn');
    else assert.ok((toAct(s) as readonly number[]).includes(seat));
  });
});

test('SC-5, SC-80, SC-90 every game has three rounds and ends with the last News, and the time marker keeps to its track', () => {
  games(
    (s) => assert.ok(s.time >= 0 && s.time < TIME_SPACES[s.seats] + 1 && s.round <= 3),
    (s) => {
      assert.deepEqual([s.round, s.headlines.length, s.headlines[3]], [3, 4, 'prohibition-ends']);
      const result = scarface.result(s);
      assert.ok(result && result.winners.length > 0);
    },
  );
});
