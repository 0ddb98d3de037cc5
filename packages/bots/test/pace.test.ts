import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AnyMind,
  answerTime,
  decide,
  hurried,
  LEVEL,
  LEVELS,
  type LevelName,
  noKnowledge,
  personTime,
  REACTION_MS,
  type Situation,
  shownThinking,
  situationOf,
} from '@backroom/bots';
import { type AnyGame, type Random, Seeded, settle } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';
import { type Options, type State, scheffeln } from '@backroom/scheffeln';
import { knowledge } from '@backroom/scheffeln/knowledge';

const MIND: AnyMind = { game: scheffeln, knowledge };
const SPEED: Options = { mode: 'speed', movementCards: 24, run: false, mafia: false, studyLimitMs: null };

/** A typical row of seven has just been opened, all eight characters are free, and no countdown runs. */
const OPEN_ROW: Situation = { steps: 7, choices: 8, msLeft: null };

/** As docs/bots.md prints it, in seconds: the 5th percentile, the median, the 95th percentile. */
const PUBLISHED: Readonly<Record<LevelName, readonly [number, number, number]>> = {
  lookout: [19.7, 34.5, 60.6],
  runner: [15.3, 28.3, 52.5],
  sharp: [12.7, 22.1, 38.8],
  underboss: [9.7, 16.0, 26.4],
  kingpin: [6.7, 10.3, 16.0],
};

const DRAWS = 4000;
const draw = (level: LevelName, situation: Situation, count = DRAWS): number[] => {
  const random = new Seeded(`pace of a ${level}`);
  return Array.from({ length: count }, () => answerTime(level, situation, random));
};

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor(share * sorted.length)];

test('answer times are those of the published table', () => {
  for (const level of LEVELS) {
    const times = draw(level, OPEN_ROW).sort((a, b) => a - b);
    for (const [i, share] of [0.05, 0.5, 0.95].entries()) {
      const [seconds, wanted] = [quantile(times, share) / 1000, PUBLISHED[level][i]];
      assert.ok(Math.abs(seconds / wanted - 1) < 0.06, `${level}, ${share}: ${seconds} s, published ${wanted} s`);
    }
  }
});

/** A constant draw. */
const always = (share: number): Random => ({ below: (n) => Math.min(n - 1, Math.floor(share * n)) });

test('at the same draw the stronger level is quicker; no time is below a reaction or unbounded', () => {
  for (const share of [0, 0.001, 0.1, 0.5, 0.9, 0.999, 1]) {
    for (const steps of [1, 7]) {
      for (const choices of [1, 4, 8]) {
        const times = LEVELS.map((level) => answerTime(level, { steps, choices, msLeft: null }, always(share)));
        for (const [i, ms] of times.entries()) {
          assert.ok(Number.isInteger(ms) && ms > REACTION_MS && ms < 100_000, `${LEVELS[i]}: ${ms}`);
          if (i > 0) assert.ok(ms < times[i - 1], `${LEVELS[i]} at ${share}: ${ms} after ${times[i - 1]}`);
        }
      }
    }
  }
});

test('more to follow and more to weigh take longer', () => {
  for (const level of LEVELS) {
    const ms = (steps: number, choices: number): number =>
      answerTime(level, { steps, choices, msLeft: null }, always(0.4));
    assert.ok(ms(1, 8) < ms(7, 8) && ms(7, 2) < ms(7, 8));
  }
});

test('of two open rows of seven, the one in which cars block each other takes longer', () => {
  const views = Array.from({ length: 40 }, (_, i) => {
    const state = scheffeln.start(SPEED, 4);
    settle(scheffeln, state, new Seeded(`row ${i}`));
    return scheffeln.view(state, 0);
  });
  const byWork = views.toSorted((a, b) => knowledge.steps(a) - knowledge.steps(b));
  const [easy, hard] = [byWork[0], byWork[byWork.length - 1]];
  assert.deepEqual([easy.row.length, hard.row.length], [7, 7]);
  assert.ok(knowledge.steps(hard) > 1.15 * knowledge.steps(easy));
  const ms = (view: typeof easy): number =>
    answerTime('sharp', situationOf(MIND, view, 0, new Seeded('s')), always(0.5));
  assert.ok(ms(hard) > 1.1 * ms(easy), `${ms(hard)} and ${ms(easy)}`);
});

test('a simulated person needs their median time on a usual row, and longer on a harder one', () => {
  const random = new Seeded('person');
  const times = Array.from({ length: DRAWS }, () => personTime(20_000, OPEN_ROW, random)).sort((a, b) => a - b);
  assert.ok(Math.abs(quantile(times, 0.5) / 20_000 - 1) < 0.03);
  assert.ok(personTime(20_000, { ...OPEN_ROW, steps: 8 }, always(0.5)) > personTime(20_000, OPEN_ROW, always(0.5)));
});

test('the same seed gives the same times', () => {
  for (const level of LEVELS) assert.deepEqual(draw(level, OPEN_ROW, 20), draw(level, OPEN_ROW, 20));
});

test('under a clock everybody hurries, and is in time if a person could be', () => {
  for (const level of LEVELS) {
    for (const msLeft of [30_000, 5000, 1000]) {
      const [free, clocked] = [draw(level, OPEN_ROW, 500), draw(level, { ...OPEN_ROW, msLeft }, 500)];
      for (const [i, ms] of clocked.entries()) assert.ok(ms < free[i] && ms < msLeft && ms >= REACTION_MS, `${ms}`);
    }
    for (const ms of draw(level, { ...OPEN_ROW, msLeft: 100 }, 50)) assert.equal(ms, REACTION_MS);
  }
  assert.equal(hurried(300, 5000), 300, 'a hand on its way down is not held back');
});

test('thinking that is only shown is short, but long enough to be seen', () => {
  const random = new Seeded('shown');
  for (let choices = 1; choices < 400; choices++) {
    const ms = shownThinking({ steps: 1, choices, msLeft: null }, random);
    assert.ok(ms > REACTION_MS && ms < 3000, `${ms}`);
  }
});

/** A Speed table somewhere in a game, with some hands down already. */
function speedTable(seed: string): State {
  const random = new Seeded(seed);
  const state = scheffeln.start(SPEED, 5);
  settle(scheffeln, state, random);
  for (let left = random.below(12); left > 0; left--) {
    const turn = scheffeln.toAct(state);
    if (typeof turn === 'string') return speedTable(`${seed}, again`);
    const seat = turn[random.below(turn.length)];
    scheffeln.apply(state, seat, knowledge.habit(state, seat, random), null);
    settle(scheffeln, state, random);
  }
  return scheffeln.toAct(state) === 'over' ? speedTable(`${seed}, again`) : state;
}

test('in Speed neither choice nor time changes when what a bot cannot see is redealt', () => {
  let changed = 0;
  for (let i = 0; i < 30; i++) {
    const state = speedTable(`open row ${i}`);
    const turn = scheffeln.toAct(state) as readonly number[];
    const [seat] = turn;
    const other = scheffeln.redeal(scheffeln.view(state, seat), new Seeded(`other ${i}`));
    if (JSON.stringify(scheffeln.save(other)) !== JSON.stringify(scheffeln.save(state))) changed++;
    for (const level of LEVELS.slice(0, 4)) {
      const answers = [state, other].map((world) => {
        const view = scheffeln.view(world, seat);
        const random = new Seeded(`answer ${i}`);
        const situation = situationOf(MIND, view, seat, random);
        const ms = answerTime(level, situation, random);
        const { action } = decide(MIND, LEVEL[level], { view, seat, random, now: () => 0 });
        return { situation, ms, action };
      });
      assert.deepEqual(answers[0], answers[1]);
    }
  }
  assert.ok(changed > 20, 'tokens that lie face down must really have changed');
});

test('before the row is open no bot can act in Speed, and its view contains nothing to choose by', () => {
  const state = scheffeln.start(SPEED, 4);
  const random = new Seeded('closed');
  let looked = 0;
  for (;;) {
    const turn = scheffeln.toAct(state);
    if (turn === 'over') break;
    if (turn !== 'chance') {
      scheffeln.apply(state, turn[0], knowledge.habit(state, turn[0], random), null);
      continue;
    }
    for (let seat = 0; seat < 4; seat++) {
      assert.deepEqual(scheffeln.legal(state, seat), []);
      const view = scheffeln.view(state, seat);
      assert.deepEqual(view.row, []);
      assert.equal(situationOf(MIND, view, seat, random).choices, 0);
      for (const level of LEVELS) {
        assert.throws(() => decide(MIND, LEVEL[level], { view, seat, random, now: () => 0 }), /nothing to decide/);
      }
      looked++;
    }
    scheffeln.apply(state, 'chance', scheffeln.chance(state, random), null);
  }
  assert.ok(looked > 8);
});

test('the effort of a decision: cards of the row, meeting cars and free characters; in turns, one step', () => {
  const state = speedTable('situation');
  const turn = scheffeln.toAct(state) as readonly number[];
  const view = scheffeln.view(state, turn[0]);
  assert.deepEqual(situationOf(MIND, view, turn[0], new Seeded('s')), {
    steps: knowledge.steps(view),
    choices: view.centre.length,
    msLeft: view.countdownMs,
  });
  const studied = scheffeln.start({ ...SPEED, studyLimitMs: 30_000 }, 3);
  settle(scheffeln, studied, new Seeded('study'));
  assert.equal(situationOf(MIND, scheffeln.view(studied, 0), 0, new Seeded('s')).msLeft, 30_000);
  const game = lastCall as AnyGame;
  const plain = game.start({ cards: 12 }, 2);
  settle(game, plain, new Seeded('plain'));
  const [seat] = game.toAct(plain) as readonly number[];
  const situation = situationOf({ game, knowledge: noKnowledge(game) }, game.view(plain, seat), seat, new Seeded('s'));
  assert.equal(situation.steps, 1);
  assert.equal(situation.choices, game.legal(plain, seat).length);
});
