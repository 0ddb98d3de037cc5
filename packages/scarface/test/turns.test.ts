// Bots that compare whole turns: they keep to their plan while it fits, to their time, and to what their seat may know.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decide, LEVEL, type Level, planned, type TurnPlan, thinkByTurns } from '@backroom/bots';
import { Seeded } from '@backroom/kit';
import { knowledge } from '../knowledge/index.ts';
import { scarface } from '../src/index.ts';
import { finalCount } from '../src/rules/final.ts';
import { type State, top } from '../src/state.ts';

const MIND = { game: scarface, knowledge };
/** It looks only two turns ahead: enough where it does not matter how well it plays. */
const HASTY = { game: scarface, knowledge: { ...knowledge, turns: { ...knowledge.turns, horizon: 2 } } };
const OPTIONS = { gangs: null, jobDraft: false, ringByHand: false, solo: null };

const thinker = (playouts: number): Level => ({ ...LEVEL.kingpin, playouts, ms: Number.POSITIVE_INFINITY });

/** Plays a game to its end: the hero compares whole turns, the others go by habit. */
function playGame(
  seats: number,
  hero: number,
  seed: string,
  level: Level,
  mind: typeof MIND,
  look: (s: State, thoughts: number, kept: boolean) => void,
): readonly number[] {
  const [chance, minds] = [new Seeded(seed), new Seeded(`${seed} ${hero}`)];
  const s = scarface.start(OPTIONS, seats);
  let plan: TurnPlan | undefined;
  for (let turn = scarface.toAct(s); turn !== 'over'; turn = scarface.toAct(s)) {
    if (turn === 'chance') {
      scarface.apply(s, 'chance', scarface.chance(s, chance), null);
      continue;
    }
    const [seat] = turn;
    if (seat !== hero) {
      scarface.apply(s, seat, knowledge.habit(s, seat, minds), null);
      continue;
    }
    const kept = planned(scarface, plan ?? [], scarface.legal(s, seat)) !== null;
    const thought = decide(mind, level, { view: scarface.view(s, seat), seat, random: minds, now: () => 0, plan });
    look(s, thought.iterations, kept);
    plan = thought.plan;
    scarface.apply(s, seat, thought.action, null);
  }
  return finalCount(s).totals;
}

test('a turn is searched once, and again only after hidden information was revealed', () => {
  let [decisions, thoughts, turns] = [0, 0, 0];
  playGame(3, 1, 'once', thinker(12), HASTY, (s, iterations, kept) => {
    decisions++;
    if (iterations > 0) thoughts++;
    const frame = top(s);
    if (frame?.kind === 'turn' && frame.step === 'plan' && s.players[1].plan.length === 0) turns++;
    assert.ok(!kept || iterations === 0, 'a plan that fits is followed without thinking');
  });
  assert.ok(turns > 8 && decisions > 5 * turns, `${decisions} decisions in ${turns} turns`);
  assert.ok(thoughts < 2 * turns, `${thoughts} thoughts in ${turns} turns`);
});

test('a plan is void as soon as the legal actions differ from what it expects', () => {
  const random = new Seeded('void');
  const s = scarface.start(OPTIONS, 2);
  scarface.apply(s, 'chance', scarface.chance(s, random), null);
  while (top(s)?.kind !== 'turn') {
    const [seat] = scarface.toAct(s) as readonly number[];
    scarface.apply(s, seat, knowledge.habit(s, seat, random), null);
  }
  const [seat] = scarface.toAct(s) as readonly number[];
  const ask = (view: ReturnType<typeof scarface.view>, plan: TurnPlan | undefined) =>
    decide(HASTY, thinker(12), { view, seat, random: new Seeded('x'), now: () => 0, plan });
  const { plan, action } = ask(scarface.view(s, seat), undefined);
  assert.ok(plan !== undefined && plan.length > 2);
  // At the same position again: the plan is for the next decision, not for this one.
  assert.deepEqual(ask(scarface.view(s, seat), plan), ask(scarface.view(s, seat), undefined));
  scarface.apply(s, seat, action, null);
  assert.equal(ask(scarface.view(s, seat), plan).iterations, 0);
  // A card that the plan knows nothing of.
  s.players[seat].hand.push(s.players[seat].deck.pop() as string);
  assert.ok(ask(scarface.view(s, seat), plan).iterations > 0);
});

/** A turn lies ahead that can be played in more than one way. */
function plansWithCards(s: State): boolean {
  const frame = top(s);
  return frame?.kind === 'turn' && frame.step === 'plan' && s.players[frame.seat].hand.length > 1;
}

test('the search of a whole turn keeps its time limit', () => {
  const random = new Seeded('time');
  const s = scarface.start(OPTIONS, 4);
  for (let step = 0; step < 300 || !plansWithCards(s); step++) {
    const turn = scarface.toAct(s);
    if (turn === 'chance') scarface.apply(s, 'chance', scarface.chance(s, random), null);
    else scarface.apply(s, (turn as number[])[0], knowledge.habit(s, (turn as number[])[0], random), null);
  }
  const [seat] = scarface.toAct(s) as readonly number[];
  // Each decision in a playout takes time, looking for candidates hardly any: that is how it is on a cold or busy machine.
  let time = 0;
  const habit: typeof knowledge.habit = (state, who, dice) => {
    time += 0.2;
    return knowledge.habit(state, who, dice);
  };
  const slow = { game: scarface, knowledge: { ...HASTY.knowledge, habit } };
  const think = (ms: number) => {
    time = 0;
    const view = scarface.view(s, seat);
    const budget = { iterations: 100_000, ms, now: () => time };
    return thinkByTurns(slow, slow.knowledge.turns, view, seat, scarface.legal(s, seat), new Seeded('t'), budget, 0);
  };
  for (const ms of [1, 5, 20, 50, 100, 200]) {
    const { arms } = think(ms);
    // One playout may be under way.
    assert.ok(time <= ms + 20, `took ${time} ms instead of ${ms}`);
    assert.ok(arms[0].tries > 0, 'what was never tried is not preferred');
  }
  assert.ok(think(400).playouts > think(100).playouts);
});

test('comparing whole turns earns more than habit at the same table', () => {
  let ahead = 0;
  for (let game = 0; game < 2; game++) {
    const totals = playGame(2, game, 'turns pay', thinker(32), MIND, () => {});
    ahead += totals[game] - totals[1 - game];
  }
  assert.ok(ahead > 0, `${ahead} dollars in two games`);
});
