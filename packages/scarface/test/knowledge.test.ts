// What bots know of Scarface 1920, at positions that random play and habit come to: among two to four, alone, and in a
// draft.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decide, hint, LEVEL, type LevelName } from '@backroom/bots';
import { LANGUAGES, Seeded } from '@backroom/kit';
import fc from 'fast-check';
import { knowledgeWithout } from '../balance/restricted.ts';
import { HOLDINGS, holdingsOf } from '../knowledge/holdings.ts';
import { knowledge } from '../knowledge/index.ts';
import type { Reason } from '../knowledge/reasons.ts';
import type { SeatAction } from '../src/actions.ts';
import { DIFFICULTIES } from '../src/enforcer/language.ts';
import { scarface } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import type { State } from '../src/state.ts';
import { GANGS } from '../src/vocabulary.ts';
import { words } from '../src/words/index.ts';

const MIND = { game: scarface, knowledge };

interface Table {
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** How many of a hundred decisions are random; the rest follow habit. */
  readonly wild: number;
}

const tables: fc.Arbitrary<Table> = fc
  .record({
    seats: fc.integer({ min: 1, max: 4 }),
    jobDraft: fc.boolean(),
    ringByHand: fc.boolean(),
    rival: fc.constantFrom(...GANGS),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    seed: fc.string({ minLength: 4, maxLength: 8 }),
    wild: fc.constantFrom(0, 20, 100),
  })
  .map(({ seats, jobDraft, ringByHand, rival, difficulty, seed, wild }) => ({
    options: {
      gangs: null,
      jobDraft: seats > 1 && jobDraft,
      ringByHand,
      solo: seats > 1 ? null : { rival, difficulty },
    },
    ...{ seats, seed, wild },
  }));

/** Plays to the end, or for `steps` steps, and shows each decision before it is taken. */
function play({ options, seats, seed, wild }: Table, steps: number, look: (s: State, seat: number) => void): void {
  const random = new Seeded(seed);
  const s = scarface.start(options, seats);
  for (let step = 0; step < steps; step++) {
    const turn = scarface.toAct(s);
    if (turn === 'over') return;
    if (turn === 'chance') {
      scarface.apply(s, 'chance', scarface.chance(s, random), null);
      continue;
    }
    const seat = turn[random.below(turn.length)];
    look(s, seat);
    const action = random.below(100) < wild ? scarface.sample(s, seat, random) : knowledge.habit(s, seat, random);
    scarface.apply(s, seat, action, null);
  }
}

test('habit is legal at every decision of every table', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const random = new Seeded(`${table.seed} habit`);
      play(table, 2500, (s, seat) => {
        const legal = scarface.legal(s, seat).map((action) => scarface.write(action));
        const wish = scarface.write(knowledge.habit(s, seat, random));
        assert.ok(legal.includes(wish), `${wish} of ${legal.join(', ')}`);
      });
    }),
    { numRuns: 24 },
  );
});

test('chances lie between 0 and 1 and add up to 1 in every position', () => {
  fc.assert(
    fc.property(tables, (table) => {
      play(table, 1500, (s) => {
        const chances = knowledge.chances(s);
        assert.ok(chances.every((chance) => chance >= 0 && chance <= 1));
        assert.ok(Math.abs(chances.reduce((a, b) => a + b, 0) - 1) < 1e-9);
      });
    }),
    { numRuns: 16 },
  );
});

test('each feature is written once, and a dollar counts as a dollar', () => {
  play(
    { options: { gangs: null, jobDraft: false, ringByHand: false, solo: null }, seats: 3, seed: 'held', wild: 20 },
    300,
    (s, seat) => {
      const before = holdingsOf(s, seat, 2, new Float64Array(HOLDINGS.length).fill(Number.NaN));
      assert.ok(before.every((value) => Number.isFinite(value)));
      const richer = scarface.clone(s);
      richer.players[seat].money += 7;
      const after = holdingsOf(richer, seat, 2, new Float64Array(HOLDINGS.length));
      const changed = HOLDINGS.filter((_, i) => after[i] !== before[i]);
      // A Job may ask for money.
      assert.ok(changed.includes('money') && changed.every((holding) => holding === 'money' || holding === 'jobsDone'));
      assert.ok(s.stack.length === 0 || knowledge.chances(richer)[seat] > knowledge.chances(s)[seat]);
    },
  );
});

const brief = (level: LevelName) => ({ ...LEVEL[level], iterations: 12, playouts: 12, ms: Number.POSITIVE_INFINITY });

/** It looks only two turns ahead: enough where it does not matter how well it plays. */
const HASTY = { game: scarface, knowledge: { ...knowledge, turns: { ...knowledge.turns, horizon: 2 } } };

const thoughtOf = (view: ReturnType<typeof scarface.view>, seat: number, seed: string) =>
  decide(HASTY, brief('underboss'), { view, seat, random: new Seeded(seed), now: () => 0 });

test('a bot thinks the same, to the last digit, regardless of what the others hide', () => {
  fc.assert(
    fc.property(tables, (table) => {
      let left = 4;
      const hidden = new Seeded(`${table.seed} hidden`);
      play(table, 400, (s, seat) => {
        if (left === 0 || hidden.below(40) > 0) return;
        left--;
        const view = scarface.view(s, seat);
        const other = scarface.view(scarface.redeal(view, hidden), seat);
        assert.deepEqual(thoughtOf(other, seat, table.seed), thoughtOf(view, seat, table.seed));
      });
    }),
    { numRuns: 12 },
  );
});

test('no level overlooks the natural action', () => {
  const table = {
    options: { gangs: null, jobDraft: false, ringByHand: false, solo: null },
    seats: 4,
    seed: 'natural',
    wild: 10,
  };
  let asked = 0;
  play(table, 160, (s, seat) => {
    const legal = scarface.legal(s, seat);
    if (legal.length < 5) return;
    asked++;
    const natural = legal[asked % legal.length] as SeatAction;
    const mind = { game: scarface, knowledge: { ...knowledge, natural: () => natural } };
    const question = { view: scarface.view(s, seat), seat, random: new Seeded(`${asked}`), now: () => 0 };
    const { candidates } = decide(mind, { ...brief('lookout'), attention: 0 }, question);
    const thought = candidates.map(({ action }) => scarface.write(action));
    assert.ok(thought.includes(scarface.write(natural)));
  });
  assert.ok(asked > 20);
});

test('with full trust the natural action is taken, for single actions and for whole turns', () => {
  const natural = (s: State, seat: number): SeatAction => scarface.legal(s, seat).at(-1) as SeatAction;
  const trusting = { ...knowledge, natural, trust: 1, turns: { ...knowledge.turns, trust: 1, horizon: 2 } };
  const { turns: _, ...byAction } = trusting;
  play(
    { options: { gangs: null, jobDraft: false, ringByHand: false, solo: null }, seats: 2, seed: 'trust', wild: 0 },
    80,
    (s, seat) => {
      for (const own of [trusting, byAction]) {
        const question = { view: scarface.view(s, seat), seat, random: new Seeded('trust'), now: () => 0 };
        const { action } = decide({ game: scarface, knowledge: own }, brief('kingpin'), question);
        assert.deepEqual(action, natural(s, seat));
      }
    },
  );
});

test('a hint names the natural action or a clearly better one first, with reasons in every language', async () => {
  const said = new Set<string>();
  const found: Reason[] = [];
  play(
    { options: { gangs: null, jobDraft: false, ringByHand: false, solo: null }, seats: 3, seed: 'why', wild: 0 },
    220,
    (s, seat) => {
      const legal = scarface.legal(s, seat);
      if (legal.length < 4 || found.length > 20) return;
      const view = scarface.view(s, seat);
      const hints = hint(MIND, view, seat, new Seeded('hint'), { iterations: 40 });
      assert.ok(hints.length >= 1 && hints.every(({ chance }) => chance <= hints[0].chance));
      for (const { reasons } of hints) found.push(...(reasons as Reason[]));
    },
  );
  for (const language of LANGUAGES) {
    const reasons = await (await words[language]()).reasons();
    for (const reason of found) {
      const sentence = reasons(reason, ['Ada', 'Bo', 'Cy']);
      assert.match(sentence, /^\p{L}.*[^.]$/u);
      said.add(sentence);
    }
  }
  assert.ok(found.length > 10 && said.size > LANGUAGES.length);
});

test('a reason tells what this action does that the other does not: gains, neighbourhoods kept, rivals harmed', async () => {
  const s = scarface.start({ gangs: null, jobDraft: false, ringByHand: false, solo: null }, 2);
  const random = new Seeded('instead');
  for (let step = 0; step < 60; step++) {
    const turn = scarface.toAct(s);
    if (turn === 'chance') scarface.apply(s, 'chance', scarface.chance(s, random), null);
    else if (turn !== 'over') scarface.apply(s, turn[0], knowledge.habit(s, turn[0], random), null);
  }
  s.tiles[0].owner = 0;
  s.tiles[1].owner = -1;
  const view = scarface.view(s, 0);
  const changed = (change: (s: State) => void): State => {
    const copy = scarface.clone(s);
    change(copy);
    return copy;
  };
  const why = (here: State, there: State | null): readonly Reason[] =>
    knowledge.explain(
      view,
      0,
      { type: 'ready' },
      [here],
      there === null ? undefined : { than: 'next', imagined: [there] },
    );
  const lost = changed((t) => {
    t.tiles[0].owner = 1;
  });
  assert.ok(why(s, lost).some((reason) => reason.code === 'keeps' && reason.tile === s.tiles[0].id));
  assert.ok(!why(s, s).some(({ code }) => code === 'keeps'));
  const poorer = changed((t) => {
    t.players[1].money -= 9;
  });
  assert.deepEqual(why(poorer, s), [{ code: 'harms', seat: 1, sum: 9 }]);
  const richer = changed((t) => {
    t.players[0].money += 6;
    t.tiles[1].owner = 0;
  });
  const seized = { code: 'seizes', tile: s.tiles[1].id } as const;
  assert.deepEqual(why(richer, s), [seized, { code: 'more', sum: 6, than: 'next' }]);
  assert.deepEqual(why(richer, null), [seized, { code: 'earns', sum: 6 }]);
  // What both bring is a reason for neither.
  assert.deepEqual(why(richer, richer), [{ code: 'earns', sum: 6 }]);
  const codes: Reason[] = [
    ...why(poorer, s),
    ...why(s, lost),
    { code: 'more', sum: 6, than: 'best' },
    { code: 'more', sum: 6, than: 'next' },
    { code: 'less', sum: 6, than: 'best' },
    { code: 'less', sum: 6, than: 'next' },
  ];
  for (const language of LANGUAGES) {
    const reasons = await (await words[language]()).reasons();
    const said = codes.map((reason) => reasons(reason, ['Ada', 'Bo']));
    assert.equal(new Set(said).size, said.length);
    for (const sentence of said) assert.match(sentence, /^\p{L}.*[^.]$/u);
  }
});

test('restricted play: a bot that may not take an action never takes it, and rivals still do', () => {
  const random = new Seeded('restricted');
  for (const act of ['sales', 'hire', 'upgrade'] as const) {
    const { habit } = knowledgeWithout({ what: act, acts: [act], jobs: false }, 1);
    const taken = [0, 0];
    for (let game = 0; game < 10 && taken[0] === 0; game++) {
      const s = scarface.start({ gangs: null, jobDraft: false, ringByHand: false, solo: null }, 2);
      for (let turn = scarface.toAct(s); turn !== 'over'; turn = scarface.toAct(s)) {
        if (turn === 'chance') {
          scarface.apply(s, 'chance', scarface.chance(s, random), null);
          continue;
        }
        const action = habit(s, turn[0], random);
        if (action.type === 'act' && action.act === act) taken[turn[0]]++;
        scarface.apply(s, turn[0], action, null);
      }
    }
    assert.ok(taken[0] > 0 && taken[1] === 0, `${act}: ${taken.join(' and ')}`);
  }
});

test('traits of an action lie between -1 and 1, and no seat spites itself', () => {
  fc.assert(
    fc.property(tables, (table) => {
      play(table, 600, (s, seat) => {
        const view = scarface.view(s, seat);
        for (const action of scarface.legal(s, seat)) {
          const { safety, gain, spite } = knowledge.traits(view, seat, action as SeatAction);
          assert.ok([safety, gain, ...spite].every((trait) => Math.abs(trait) <= 1));
          assert.equal(spite[seat] ?? 0, 0);
        }
      });
    }),
    { numRuns: 8 },
  );
});

test('a grudge is against the seat that last took a neighbourhood or money', () => {
  const seized = { type: 'seized', seat: 2, tile: 'cicero', owner: 0, muscle: 6, defence: 5 } as const;
  const stolen = { type: 'stolen', seat: 1, from: 0, amount: 2 } as const;
  assert.equal(knowledge.grudge([], 0), null);
  assert.equal(knowledge.grudge([stolen, seized], 0), 2);
  assert.equal(knowledge.grudge([seized, stolen], 0), 1);
  assert.equal(knowledge.grudge([seized, stolen], 1), null);
});
