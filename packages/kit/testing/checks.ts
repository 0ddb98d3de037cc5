// The promises of the contract, one function each. Names tell what broke.
import assert from 'node:assert/strict';
import type { GameTypes, Seat } from '../src/game.ts';
import { admit } from '../src/gate.ts';
import { replay, type Step } from '../src/log.ts';
import { pick } from '../src/random.ts';
import { checkFaces } from './faces.ts';
import { checkKnowledge } from './knowledge.ts';
import { checkWordsOfEvents, checkWordsOfPosition } from './speech.ts';
import type { Position } from './trial.ts';

type Checks = Readonly<Record<string, () => void>>;

/** A copy that shares nothing and holds only what JSON holds. */
export const asJson = (x: unknown): unknown => JSON.parse(JSON.stringify(x));

/** Equality of plain data made by the same code: compared as text, which is quick; shown in full only when it fails. */
export function assertSame(actual: unknown, expected: unknown, message?: string): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) assert.deepEqual(actual, expected, message);
}

export const everySeat = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** How many earlier actions are tried at each position. */
const SAMPLE = 5;

const JUNK: readonly unknown[] = [null, 0, '', 'x', [], {}, { type: '__proto__' }, { type: 'constructor' }, [[]], true];

export function openingChecks<T extends GameTypes>(p: Position<T>): Checks {
  const { game } = p.subject;
  return {
    'starting twice gives equal states that share nothing': () => {
      const twin = game.start(p.trial.options, p.trial.seats);
      assert.deepEqual(twin, p.state);
      const third = game.start(p.trial.options, p.trial.seats);
      if (game.toAct(third) === 'chance') game.apply(third, 'chance', game.chance(third, p.random), null);
      assert.deepEqual(twin, p.state);
    },
  };
}

export function positionChecks<T extends GameTypes>(p: Position<T>): Checks {
  const { game, oracle } = p.subject;
  const { state } = p;
  const seats = everySeat(p.trial.seats);
  const turn = game.toAct(state);
  const inPlay = turn !== 'chance';
  return {
    'somebody can always act, until it is over': () => checkTurn(p),
    'within the bound': () => assert.ok(p.steps.length <= game.bound, `${p.steps.length} steps, and no end`),
    'legal lists are canonical and stable': () => {
      for (const seat of seats) {
        const list = game.legal(state, seat);
        const texts = list.map((action) => game.write(action));
        assert.equal(new Set(texts).size, list.length, `seat ${seat} has an action twice: ${texts}`);
        assertSame(game.legal(game.clone(state), seat).map(game.write), texts);
      }
    },
    ...(oracle && inPlay
      ? {
          'legal lists are complete': () => {
            for (const seat of seats) {
              const ours = game.legal(state, seat).map(game.write).sort();
              assertSame(ours, oracle(state, seat).map(game.write).sort(), `seat ${seat}`);
            }
          },
        }
      : {}),
    'a sampled action is a listed one': () => {
      for (const seat of typeof turn === 'string' ? [] : turn) {
        const action = game.sample(state, seat, p.random);
        assert.ok(
          game.legal(state, seat).some((one) => game.write(one) === game.write(action)),
          game.write(action),
        );
      }
    },
    'every listed action is accepted and changes something': () => checkListed(p),
    'every unlisted action is refused and changes nothing': () => checkUnlisted(p),
    'refusals are refused, each by a rule': () => {
      for (const seat of seats) {
        for (const refusal of game.refusals(state, seat)) {
          assert.match(refusal.rule, /^[A-Z]+-\d+$/);
          assert.equal(admit(game, state, seat, refusal.action).ok, false, game.write(refusal.action));
        }
      }
    },
    'a copy is independent': () => checkClone(p),
    'a state is plain data': () => assert.deepEqual(asJson(state), state),
    'saved and loaded, a state is the same': () => checkSaved(p),
    ...(inPlay ? { 'pieces are conserved': () => checkPieces(p) } : {}),
    'a view tells what its seat may know, and no more': () => checkKnowledge(p),
    'events tell no more than views': () => checkFaces(p),
    'every position has words in every language': () => checkWordsOfPosition(p),
    'a result comes at the end and not before': () => checkResult(p),
    'the clock allows just the time that is left': () => checkClock(p),
  };
}

export function stepChecks<T extends GameTypes>(
  p: Position<T>,
  before: T['state'],
  step: Step<T['action']>,
  events: readonly T['event'][],
): Checks {
  const { game } = p.subject;
  return {
    'an action does the same with and without listeners': () => {
      const quiet = game.clone(before);
      game.apply(quiet, step.by, step.action, null);
      assertSame(quiet, p.state);
    },
    'notation can be read back': () => {
      const text = game.write(step.action);
      assert.doesNotMatch(text, /[\n\r]/);
      const read = game.read(text);
      assert.ok(read.ok, text);
      assertSame(read.value, step.action);
      assert.equal(game.read(`${text} and more`).ok, false);
    },
    'what happened passes the gate': () => assert.ok(admit(game, before, step.by, asJson(step.action)).ok),
    'every event has words in every language': () => checkWordsOfEvents(p, events),
  };
}

export function closingChecks<T extends GameTypes>(p: Position<T>): Checks {
  const { game } = p.subject;
  const { options, seats } = p.trial;
  return {
    'the log replays to the same state': () => {
      const again = replay(game, options, seats, p.steps);
      assert.ok(again.ok);
      assertSame(again.value, p.state);
    },
    'the written log replays to the same state': () => {
      const steps = p.steps.map(({ by, action }) => {
        const read = game.read(game.write(action));
        assert.ok(read.ok);
        return { by, action: read.value };
      });
      const again = replay(game, options, seats, steps);
      assert.ok(again.ok);
      assertSame(again.value, p.state);
    },
  };
}

/** The names of all checks, to see that each was made. */
export function checkNames(withOracle: boolean): string[] {
  const names = [
    'starting twice gives equal states that share nothing',
    'somebody can always act, until it is over',
    'within the bound',
    'legal lists are canonical and stable',
    'a sampled action is a listed one',
    'every listed action is accepted and changes something',
    'every unlisted action is refused and changes nothing',
    'refusals are refused, each by a rule',
    'a copy is independent',
    'a state is plain data',
    'saved and loaded, a state is the same',
    'pieces are conserved',
    'a view tells what its seat may know, and no more',
    'events tell no more than views',
    'every position has words in every language',
    'a result comes at the end and not before',
    'the clock allows just the time that is left',
    'an action does the same with and without listeners',
    'notation can be read back',
    'what happened passes the gate',
    'every event has words in every language',
    'the log replays to the same state',
    'the written log replays to the same state',
  ];
  return withOracle ? [...names, 'legal lists are complete'] : names;
}

function checkTurn<T extends GameTypes>(p: Position<T>): void {
  const { game } = p.subject;
  const turn = game.toAct(p.state);
  if (typeof turn === 'string') return;
  assert.ok(turn.length > 0, 'nobody is to act');
  assert.deepEqual(
    [...new Set(turn)].sort((a, b) => a - b),
    [...turn],
    'seats to act are in order, each once',
  );
  for (const seat of turn) {
    assert.ok(seat >= 0 && seat < p.trial.seats, `there is no seat ${seat}`);
    assert.ok(game.legal(p.state, seat).length > 0, `seat ${seat} must act and cannot`);
  }
}

function checkListed<T extends GameTypes>(p: Position<T>): void {
  const { game } = p.subject;
  for (const seat of everySeat(p.trial.seats)) {
    const list = game.legal(p.state, seat);
    if (list.length === 0) continue;
    for (const action of list) {
      const admission = admit(game, p.state, seat, asJson(action));
      assert.ok(admission.ok, `seat ${seat} is refused ${game.write(action)}`);
    }
    const tried = pick(list, p.random);
    const next = game.clone(p.state);
    game.apply(next, seat, tried, null);
    assert.notDeepEqual(next, p.state, `${game.write(tried)} changes nothing`);
  }
}

function checkUnlisted<T extends GameTypes>(p: Position<T>): void {
  const { game } = p.subject;
  const before = JSON.stringify(p.state);
  for (const seat of everySeat(p.trial.seats)) {
    const listed = new Set(game.legal(p.state, seat).map(game.write));
    for (const junk of JUNK) assert.equal(admit(game, p.state, seat, junk).ok, false, JSON.stringify(junk));
    for (let i = 0; i < SAMPLE && p.met.length > 0; i++) {
      const action = pick(p.met, p.random);
      const text = game.write(action);
      if (!listed.has(text)) assert.equal(admit(game, p.state, seat, action).ok, false, `seat ${seat}: ${text}`);
    }
    const [action] = game.legal(p.state, seat);
    assert.equal(
      admit(game, p.state, seat, { ...(action as object), extra: 1 }).ok,
      false,
      'an action with something added',
    );
  }
  for (const junk of JUNK) {
    assert.equal(admit(game, p.state, 'chance', junk).ok, false, `chance: ${JSON.stringify(junk)}`);
    assert.equal(admit(game, p.state, 'clock', junk).ok, false, `clock: ${JSON.stringify(junk)}`);
  }
  assert.equal(JSON.stringify(p.state), before, 'a refusal changed the state');
}

function checkClone<T extends GameTypes>(p: Position<T>): void {
  const { game } = p.subject;
  const copy = game.clone(p.state);
  assertSame(copy, p.state);
  const before = JSON.stringify(p.state);
  for (let i = 0; i < 8; i++) {
    const turn = game.toAct(copy);
    if (turn === 'over') break;
    if (turn === 'chance') {
      game.apply(copy, 'chance', game.chance(copy, p.random), null);
      continue;
    }
    const list = game.legal(copy, turn[0]);
    if (list.length === 0) break; // A dead end has a check of its own.
    game.apply(copy, turn[0], pick(list, p.random), null);
  }
  assert.equal(JSON.stringify(p.state), before, 'playing on a copy changed the original');
}

function checkSaved<T extends GameTypes>(p: Position<T>): void {
  const { game } = p.subject;
  const saved = asJson(game.save(p.state));
  const loaded = game.load(saved);
  assert.ok(loaded.ok, loaded.ok ? '' : loaded.why);
  assertSame(game.save(loaded.value), saved);
  assertSame(game.toAct(loaded.value), game.toAct(p.state));
  for (const seat of everySeat(p.trial.seats)) {
    assertSame(game.legal(loaded.value, seat), game.legal(p.state, seat));
    assertSame(game.view(loaded.value, seat), game.view(p.state, seat));
  }
  const junk = pick(JUNK, p.random);
  assert.equal(game.load(junk).ok, false, `a state cannot be ${JSON.stringify(junk)}`);
}

function checkPieces<T extends GameTypes>(p: Position<T>): void {
  const { game, pieces } = p.subject;
  const first = game.start(p.trial.options, p.trial.seats);
  for (const step of p.steps) {
    if (game.toAct(first) !== 'chance') break;
    game.apply(first, step.by, step.action, null);
  }
  assertSame([...pieces(p.state)].sort(), [...pieces(first)].sort());
}

function checkResult<T extends GameTypes>(p: Position<T>): void {
  const { game } = p.subject;
  const result = game.result(p.state);
  if (game.toAct(p.state) !== 'over') return assert.equal(result, null);
  assert.ok(result);
  assert.equal(result.scores.length, p.trial.seats);
  assert.ok(result.winners.length > 0 || p.trial.seats === 1, 'nobody won: only who plays alone can lose to nobody');
  for (const seat of everySeat(p.trial.seats)) assert.equal(game.legal(p.state, seat).length, 0, 'the game is over');
}

function checkClock<T extends GameTypes>(p: Position<T>): void {
  const { game } = p.subject;
  const left = game.deadline(p.state);
  const admits = (ms: number): boolean => admit(game, p.state, 'clock', asJson(game.elapse(ms))).ok;
  assert.equal(admits(1), left !== null);
  if (left === null) return;
  assert.ok(Number.isInteger(left) && left > 0);
  assert.ok(admits(left));
  for (const ms of [0, -1, 0.5, left + 1]) assert.equal(admits(ms), false, `${ms} ms of ${left}`);
}
