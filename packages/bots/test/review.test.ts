// A review: valid chances, judgements that use nothing hidden, and the same answer every time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLUNDER, CLEAR, type Point, review, reviewing, SLIP, summarise, turningPoints } from '@backroom/bots/review';
import { Seeded, type Step } from '@backroom/kit';
import { type Action, lastCall } from '@backroom/last-call';
import fc from 'fast-check';
import { JOB_KINDS, type JobKind, LAST_CALL, playAtRandom } from './review-games.ts';

const ROUGH = { seed: 'rough', iterations: 40 };

const reviewed = (kind: JobKind, steps: readonly Step<unknown>[], thoroughness: Parameters<typeof review>[4] = ROUGH) =>
  review(kind.mind, kind.options, kind.seats, steps, thoroughness);

/** What must hold for some games, with any seed. */
const forGames = (numRuns: number, holds: (seed: string) => void): void =>
  fc.assert(fc.property(fc.string({ minLength: 1, maxLength: 8 }), holds), { numRuns });

for (const kind of JOB_KINDS) {
  test(`the table’s chances add up to 1 after every step and end as the result: ${kind.name}`, () => {
    forGames(4, (seed) => {
      const { steps, state } = playAtRandom(kind, seed);
      const { course } = reviewed(kind, steps);
      assert.equal(course[0].seq, -1);
      for (const [i, { seq, chances, errors }] of course.entries()) {
        assert.equal(chances.length, kind.seats);
        assert.ok(Math.abs(chances.reduce((sum, chance) => sum + chance, 0) - 1) < 1e-9);
        assert.ok(chances.every((chance) => chance >= 0 && chance <= 1));
        assert.ok(errors.every((error) => error >= 0));
        if (i > 0) assert.ok(seq > course[i - 1].seq);
      }
      const { winners = [] } = kind.mind.game.result(state) ?? {};
      const shares = course[0].chances.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
      assert.deepEqual(course.at(-1)?.chances, shares);
      const shown = new Set(course.map(({ seq }) => seq));
      for (const [seq, { by }] of steps.entries())
        if (by !== 'clock') assert.ok(shown.has(seq), `no point for step ${seq}`);
    });
  });

  test(`every decision is judged: the best is never worse than what was done, and verdicts keep their bounds: ${kind.name}`, () => {
    forGames(4, (seed) => {
      const { steps } = playAtRandom(kind, seed);
      const { decisions, summaries } = reviewed(kind, steps);
      const bySeats = steps.flatMap(({ by }, seq) => (typeof by === 'number' ? [seq] : []));
      assert.deepEqual(
        decisions.map(({ seq }) => seq),
        bySeats,
      );
      for (const { seq, seat, choices, taken, best, loss, error, verdict } of decisions) {
        assert.equal(seat, steps[seq].by);
        assert.deepEqual(taken.action, steps[seq].action);
        assert.ok(best.chance >= taken.chance && taken.chance >= 0 && best.chance <= 1);
        assert.ok(Math.abs(best.chance - taken.chance - loss) < 1e-9);
        const isClear = loss >= CLEAR * error;
        const wanted = loss >= BLUNDER && isClear ? 'blunder' : loss >= SLIP && isClear ? 'slip' : 'fine';
        assert.equal(verdict, choices === 1 ? 'forced' : best === taken ? 'best' : wanted);
      }
      for (const { seat, verdicts, accuracy } of summaries) {
        const mine = decisions.filter((decision) => decision.seat === seat);
        assert.equal(
          Object.values(verdicts).reduce((sum, count) => sum + count, 0),
          mine.length,
        );
        assert.equal(
          accuracy === null,
          mine.every(({ choices }) => choices === 1),
        );
        assert.ok(accuracy === null || (accuracy >= 0 && accuracy <= 1));
        if (verdicts.slip + verdicts.blunder > 0) assert.ok(accuracy !== null && accuracy < 1);
      }
    });
  });

  test(`luck, own steps and the others’ lead from the first chance to the last: ${kind.name}`, () => {
    forGames(2, (seed) => {
      const { course, summaries } = reviewed(kind, playAtRandom(kind, seed).steps);
      for (const { seat, luck, own, others } of summaries) {
        const [first, last] = [course[0], course[course.length - 1]].map(({ chances }) => chances[seat]);
        assert.ok(Math.abs(first + luck + own + others - last) < 1e-9);
      }
    });
  });

  test(`a judgement does not change, to the last digit, when everything hidden from its seat is redealt: ${kind.name}`, () => {
    const { game } = kind.mind;
    let otherwise = 0;
    forGames(3, (seed) => {
      const { steps } = playAtRandom(kind, seed);
      const state = game.start(kind.options, kind.seats);
      for (const [seq, { by, action }] of steps.entries()) {
        if (typeof by === 'number' && seq % 3 === 0) {
          const other = game.redeal(game.view(state, by), new Seeded(`other ${seed}`));
          const [one, same] = [state, other].map((world) => {
            const there = { ...kind, mind: { ...kind.mind, game: { ...game, start: () => game.clone(world) } } };
            return reviewed(there, [{ by, action }], { seed: 'same', iterations: 60 });
          });
          assert.deepEqual(one.decisions, same.decisions);
          // The open table, on the other hand, has changed.
          if (JSON.stringify(one.course) !== JSON.stringify(same.course)) otherwise++;
        }
        game.apply(state, by, action, null);
      }
    });
    // Speed hides only what the next rounds will bring.
    if (!kind.name.includes('Speed')) assert.ok(otherwise > 0, 'nothing was redealt');
  });

  test(`the same seed gives the same review, step by step as all at once, for one seat as for all: ${kind.name}`, () => {
    const { steps } = playAtRandom(kind, 'again');
    const whole = reviewed(kind, steps);
    assert.deepEqual(reviewed(kind, steps), whole);
    assert.deepEqual(structuredClone(whole), whole, 'a worker can send it');
    assert.notDeepEqual(reviewed(kind, steps, { ...ROUGH, seed: 'other' }).decisions, whole.decisions);
    const told = [...reviewing(kind.mind, kind.options, kind.seats, steps, ROUGH)];
    assert.deepEqual(
      told.map(({ done }) => done),
      Array.from({ length: steps.length + 1 }, (_, i) => i),
    );
    assert.ok(told.every(({ of }) => of === steps.length));
    assert.deepEqual(
      told.flatMap(({ point }) => point ?? []),
      whole.course,
    );
    assert.deepEqual(
      told.flatMap(({ decision }) => decision ?? []),
      whole.decisions,
    );
    const mine = reviewed(kind, steps, { ...ROUGH, seat: 1 });
    assert.deepEqual(mine.course, whole.course);
    assert.deepEqual(
      mine.decisions,
      whole.decisions.filter(({ seat }) => seat === 1),
    );
    assert.equal(mine.summaries[0].accuracy, null);
  });
}

test('a review does no more work once its caller stops asking', () => {
  let asked = 0;
  const counting = {
    ...lastCall,
    redeal: (...args: Parameters<typeof lastCall.redeal>) => ++asked && lastCall.redeal(...args),
  };
  const { steps } = playAtRandom(LAST_CALL, 'stop');
  const mind = { ...LAST_CALL.mind, game: counting };
  for (const { decision } of reviewing(mind, LAST_CALL.options, LAST_CALL.seats, steps, ROUGH))
    if (decision !== null) break;
  const once = asked;
  assert.ok(once > 0);
  for (const _ of reviewing(mind, LAST_CALL.options, LAST_CALL.seats, steps, ROUGH));
  assert.ok(asked > once * 4);
});

/** Seat 1 leads two bottles to none unless seat 0 takes this one: the 11 is on the table, and seat 0 holds 9 and 12. */
const LAST_CHANCE: readonly Step<Action>[] = [
  {
    by: 'chance',
    action: {
      type: 'deal',
      hands: [
        [1, 9, 12],
        [3, 8, 11],
      ],
    },
  },
  { by: 0, action: { type: 'play', card: 1 } },
  { by: 1, action: { type: 'play', card: 3 } },
  { by: 1, action: { type: 'play', card: 11 } },
];

test('a planted blunder is called one, and what was plainly best is named', () => {
  const played = (card: number) =>
    reviewed({ ...LAST_CALL, seats: 2 }, [...LAST_CHANCE, { by: 0, action: { type: 'play', card } }], {
      seed: 'planted',
      iterations: 400,
    }).decisions[3];
  const blunder = played(9);
  assert.equal(blunder.verdict, 'blunder');
  assert.deepEqual(blunder.best.action, { type: 'play', card: 12 });
  assert.equal(blunder.taken.chance, 0);
  assert.ok(blunder.loss > 0.4 && blunder.error < 0.1, `${blunder.loss} ± ${blunder.error}`);
  const best = played(12);
  assert.equal(best.verdict, 'best');
  assert.equal(best.loss, 0);
});

test('both actions are tried under the same luck: cards that are worth the same lose nothing, however few the tries', () => {
  // No card lies between 5 and 6: it does not matter which of them seat 1 leads with.
  const steps: Step<Action>[] = [
    {
      by: 'chance',
      action: {
        type: 'deal',
        hands: [
          [1, 7, 9],
          [5, 6, 12],
          [2, 8, 10],
        ],
      },
    },
    { by: 0, action: { type: 'play', card: 1 } },
    { by: 1, action: { type: 'play', card: 12 } },
    { by: 2, action: { type: 'play', card: 2 } },
    { by: 1, action: { type: 'play', card: 5 } },
  ];
  for (let i = 0; i < 40; i++) {
    const { decisions } = reviewed(LAST_CALL, steps, { seed: `luck ${i}`, iterations: 40 });
    assert.equal(decisions[3].loss, 0);
    assert.equal(decisions[3].verdict, 'best');
  }
});

test('reasons are asked for from the view of the seat, for the action taken and the better one', () => {
  const [kind] = JOB_KINDS;
  const { decisions } = reviewed(kind, playAtRandom(kind, 'reasons').steps);
  for (const { taken, best } of decisions) assert.ok(taken.reasons.length > 0 && best.reasons.length > 0);
  const silent = reviewed(LAST_CALL, playAtRandom(LAST_CALL, 'reasons').steps);
  assert.ok(silent.decisions.every(({ taken, best }) => taken.reasons.length + best.reasons.length === 0));
});

test('a log that could not have been played is refused with the step at fault', () => {
  const wrong: Step<Action>[] = [...LAST_CHANCE, { by: 0, action: { type: 'play', card: 7 } }];
  assert.throws(() => reviewed({ ...LAST_CALL, seats: 2 }, wrong), { name: 'RangeError', message: /^step 5: / });
});

const at = (seq: number, chances: readonly number[], error = 0): Point<string> => ({
  seq,
  move: seq + 1,
  by: seq < 0 ? null : seq % 2 === 0 ? 0 : 'chance',
  action: seq < 0 ? null : 'a',
  view: seq < 0 ? null : 'v',
  chances,
  errors: chances.map(() => error),
});

test('turning points are the largest swings, in their order, with who gained and who lost', () => {
  const swings = [0.5, 0.52, 0.8, 0.3, 0.32, 0.9, 0.1, 0.3, 0.5, 1].map((chance, i) => at(i - 1, [chance, 1 - chance]));
  const found = turningPoints(swings);
  assert.deepEqual(
    found.map(({ seq }) => seq),
    [2, 4, 5, 8, 1].sort((a, b) => a - b),
  );
  assert.deepEqual(found[1].gains, [{ seat: 1, before: 1 - 0.8, after: 0.7 }]);
  assert.deepEqual(found[1].losses, [{ seat: 0, before: 0.8, after: 0.3 }]);
  assert.ok(Math.abs(found[1].size - 0.5) < 1e-9);
});

test('what chance does is luck, what a seat does is its own, and the rest is the others’', () => {
  const doers = [null, 'chance', 0, 1, 'clock'] as const;
  const course = [0.5, 0.75, 1, 0.25, 0.375].map((chance, i) => ({ ...at(i - 1, [chance, 1 - chance]), by: doers[i] }));
  const [first, second] = summarise(2, course, []);
  assert.deepEqual([first.luck, first.own, first.others], [0.25, 0.25, -0.625]);
  assert.deepEqual([second.luck, second.own, second.others], [-0.25, 0.75, -0.375]);
});

test('a quiet game has no turning points, and neither has noise', () => {
  assert.deepEqual(turningPoints([0.5, 0.53, 0.5, 0.56].map((chance, i) => at(i - 1, [chance, 1 - chance]))), []);
  assert.deepEqual(turningPoints([0.5, 0.7, 0.5].map((chance, i) => at(i - 1, [chance, 1 - chance], 0.1))), []);
});
