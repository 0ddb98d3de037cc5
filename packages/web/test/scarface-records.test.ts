// Records of games against the Enforcer: what is stored, and what is computed from it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FinishedMatch } from '@backroom/kit';
import { DIFFICULTIES } from '@backroom/scarface';
import { daily } from '@backroom/scarface/daily';
import type { ResultCard } from '@backroom/scarface/result-card';
import fc from 'fast-check';
import { challengeDay } from '../../scarface/page/records/days.ts';
import { finishedOf } from '../../scarface/page/records/finished.ts';
import { entered, type Finished, type Ledger, readLedger } from '../../scarface/page/records/ledger.ts';
import { challengesOf, isBest, tallyOf } from '../../scarface/page/records/reckoning.ts';
import { drawResult } from '../../scarface/page/result-picture.ts';

const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 0, 1);
const dayAt = (n: number): string => new Date(FIRST + n * DAY).toISOString().slice(0, 10);

const game: fc.Arbitrary<Finished> = fc
  .record({
    match: fc.integer({ min: 0, max: 30 }).map((n) => `m${n}`),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    own: fc.integer({ min: 0, max: 400 }),
    his: fc.integer({ min: 0, max: 400 }),
    tie: fc.constantFrom('won', 'drawn', 'lost'),
    date: fc.option(fc.integer({ min: 0, max: 40 }).map(dayAt)),
  })
  .map(({ tie, ...rest }) => ({
    ...rest,
    outcome: rest.own === rest.his ? tie : rest.own > rest.his ? 'won' : 'lost',
  }));

const written = (games: readonly Finished[]): Ledger => games.reduce<Ledger>(entered, []);

test('a match counts once, even if it ends several times or another ends at the same time', () => {
  fc.assert(
    fc.property(fc.array(game), fc.array(fc.nat(100)), (games, again) => {
      const ledger = written(games);
      assert.equal(new Set(ledger.map(({ match }) => match)).size, ledger.length);
      const more = again.flatMap((i) => (games.length > 0 ? [games[i % games.length]] : []));
      assert.deepEqual(more.reduce<Ledger>(entered, ledger), ledger);
      const days = ledger.flatMap(({ date }) => date ?? []);
      assert.equal(new Set(days).size, days.length, 'a challenge counts once a day');
    }),
  );
});

test('two tabs that see the same end write the same ledger', () => {
  fc.assert(
    fc.property(fc.array(game), game, (games, last) => {
      const before = written(games);
      const [one, other] = [entered(before, last), entered(before, last)];
      assert.deepEqual(one, other);
      assert.deepEqual(entered(one, last), other);
    }),
  );
});

test('what is written is read back; malformed data gives valid records', () => {
  fc.assert(
    fc.property(fc.array(game), (games) => {
      const ledger = written(games);
      assert.deepEqual(readLedger(JSON.stringify(ledger)), ledger);
    }),
  );
  const odd = fc.record(
    {
      match: fc.oneof(fc.string(), fc.anything()),
      difficulty: fc.oneof(fc.constantFrom(...DIFFICULTIES), fc.anything()),
      outcome: fc.oneof(fc.constantFrom('won', 'drawn', 'lost'), fc.anything()),
      own: fc.oneof(fc.integer(), fc.double(), fc.anything()),
      his: fc.oneof(fc.integer(), fc.double(), fc.anything()),
      date: fc.oneof(fc.constantFrom(null, '2026-02-30', '2026-03-01', '1999-01-01'), fc.anything()),
    },
    { requiredKeys: [] },
  );
  const kept = fc.oneof(
    fc.constant(null),
    fc.string(),
    fc.json(),
    fc.array(fc.oneof(odd, game, fc.anything())).map(json),
  );
  fc.assert(
    fc.property(kept, fc.integer({ min: 0, max: 60 }).map(dayAt), (text, today) => {
      const ledger = readLedger(text);
      assert.deepEqual(readLedger(JSON.stringify(ledger)), ledger);
      for (const difficulty of DIFFICULTIES) {
        const tally = tallyOf(ledger, difficulty);
        if (tally === null) continue;
        assert.ok(tally.games >= 1 && tally.wins >= 0 && tally.wins <= tally.games && tally.best >= 0);
        assert.ok(tally.margin === null ? tally.wins === 0 : tally.margin >= 0);
      }
      const challenges = challengesOf(ledger, today);
      for (const run of challenges === null ? [] : [challenges.played, challenges.won])
        assert.ok(run.current >= 0 && run.longest >= run.current && run.longest <= ledger.length);
    }),
  );
});

function json(x: unknown): string {
  try {
    return JSON.stringify(x) ?? '';
  } catch {
    return '';
  }
}

test('runs of challenges are days in a row, in any order of finishing, and end after a whole day without', () => {
  const span = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 1 });
  fc.assert(
    fc.property(span, fc.infiniteStream(fc.boolean()), fc.integer({ min: 20, max: 24 }), (days, wins, now) => {
      const games = days.map((n): Finished => {
        const won = wins.next().value as boolean;
        const [own, his] = won ? [9, 1] : [1, 9];
        return { match: `m${n}`, difficulty: 'boss', outcome: won ? 'won' : 'lost', own, his, date: dayAt(n) };
      });
      const found = challengesOf(written(games), dayAt(now));
      assert.ok(found !== null);
      // Computed in another way: day by day, as on a calendar.
      const ticked = (some: readonly Finished[]): { current: number; longest: number } => {
        const on = new Set(some.map(({ date }) => date));
        let [run, longest, current] = [0, 0, 0];
        for (let n = 0; n <= now; n++) {
          run = on.has(dayAt(n)) ? run + 1 : 0;
          longest = Math.max(longest, run);
          if (n >= now - 1 && run > 0) current = run;
        }
        return { current, longest };
      };
      assert.deepEqual(found.played, ticked(games));
      assert.deepEqual(found.won, ticked(games.filter(({ outcome }) => outcome === 'won')));
      assert.equal(found.last.date, dayAt(Math.max(...days)));
      assert.deepEqual(challengesOf(written(games.toReversed()), dayAt(now)), found);
    }),
  );
});

test('“your best yet” is said only of a total above all others at that difficulty, and never of the first', () => {
  fc.assert(
    fc.property(fc.array(game, { minLength: 1 }), (games) => {
      const ledger = written(games);
      for (const { match, difficulty, own } of ledger) {
        const others = ledger.filter((one) => one.difficulty === difficulty && one.match !== match);
        const isTop = others.length > 0 && Math.max(...others.map((one) => one.own)) < own;
        assert.equal(isBest(ledger, match), isTop);
      }
      assert.equal(isBest(ledger, 'never played'), false);
    }),
  );
});

test('the picture tells what the card tells, and nothing in it breaks out of its frame', () => {
  const said = fc.string({ unit: 'binary', minLength: 1 });
  fc.assert(
    fc.property(said, said, said, fc.constantFrom('won', 'drawn', 'lost'), (title, gang, total, outcome) => {
      const sides = [
        { gang, total },
        { gang: 'Seven Gems', total: '$7' },
      ];
      const told = { title, table: '', verdict: 'so', totals: '', sides, difficulty: 'Boss' };
      const svg = drawResult({ ...told, result: { outcome, own: 1, his: 2 } }, 'against');
      const texts = [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map((match) => match[1]);
      assert.equal(texts.length, 8);
      assert.equal(svg.match(/<text/g)?.length, 8, 'no text opens another');
      assert.ok(texts.includes('Seven Gems') && texts.includes('$7'));
      assert.equal(svg.includes('<polygon'), outcome !== 'drawn', 'a star for the winner');
    }),
  );
});

const CARD = { result: { outcome: 'won', own: 120, his: 100 } } as ResultCard;
const options = { jobDraft: false, ringByHand: false, gangs: null, solo: { rival: 'gems', difficulty: 'boss' } };
const ended = (fields: Partial<FinishedMatch> = {}): FinishedMatch => ({
  ...{ match: 'm1', isLocal: true, options, hasPosition: false, seat: 0, isPresent: true, view: null },
  result: { scores: [120], winners: [0] },
  ...fields,
});

test('only a game counts that this player played from its beginning to its end', () => {
  const counted = { match: 'm1', difficulty: 'boss', outcome: 'won', own: 120, his: 100, date: null };
  assert.deepEqual(finishedOf(ended(), CARD, null), counted);
  assert.equal(finishedOf(ended({ result: null }), CARD, null), null, 'ended early');
  assert.equal(finishedOf(ended({ seat: null, isPresent: false }), CARD, null), null, 'a spectator');
  assert.equal(finishedOf(ended({ isPresent: false }), CARD, null), null, 'a stand-in');
  assert.equal(finishedOf(ended({ hasPosition: true }), CARD, null), null, 'continued from a replay');
  assert.equal(finishedOf(ended(), { ...CARD, result: null }, null), null, 'not over');
});

test('a challenge is known by its name and its table, and by nothing less', () => {
  const { options: own } = daily('2026-11-16');
  assert.equal(challengeDay('scarface-2026-11-16', own), '2026-11-16');
  assert.equal(challengeDay('scarface-2026-11-16', options), null);
  assert.equal(challengeDay('scarface-2026-11-31', own), null);
  assert.equal(challengeDay('2026-11-16', own), null);
  assert.equal(challengeDay('abcdef', own), null);
});
