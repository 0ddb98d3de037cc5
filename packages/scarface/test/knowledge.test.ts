// What bots know of Scarface 1920, at positions that random play and habit come to: among two to four, alone, and in a draft.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decide, hint, LEVEL, type LevelName } from '@backroom/bots';
import { LANGUAGES, Seeded } from '@backroom/kit';
import fc from 'fast-check';
import type { SeatAction } from '../src/actions.ts';
import { DIFFICULTIES } from '../src/enforcer/language.ts';
import { scarface } from '../src/index.ts';
import { HOLDINGS, holdingsOf } from '../src/knowledge/holdings.ts';
import { knowledge } from '../src/knowledge/index.ts';
import type { Reason } from '../src/knowledge/reasons.ts';
import type { Options } from '../src/options.ts';
import type { State } from '../src/state.ts';
import { GANGS } from '../src/vocabulary.ts';
import { words } from '../src/words/index.ts';

const MIND = { game: scarface, knowledge };

interface Table {
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** Of a hundred decisions, so many by lot; the rest by habit. */
  readonly wild: number;
}

const tables: fc.Arbitrary<Table> = fc
  .record({
    seats: fc.integer({ min: 1, max: 4 }),
    jobDraft: fc.boolean(),
    rival: fc.constantFrom(...GANGS),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    seed: fc.string({ minLength: 4, maxLength: 8 }),
    wild: fc.constantFrom(0, 20, 100),
  })
  .map(({ seats, jobDraft, rival, difficulty, seed, wild }) => ({
    options: { gangs: null, jobDraft: seats > 1 && jobDraft, solo: seats > 1 ? null : { rival, difficulty } },
    ...{ seats, seed, wild },
  }));

/** Plays to the end, or for so many steps, and shows each decision before it is taken. */
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

test('habit does what is legal, at every decision of every table', () => {
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

test('chances lie between 0 and 1 and add up to 1, wherever one asks', () => {
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

test('each holding is written once, and a dollar is a dollar', () => {
  play({ options: { gangs: null, jobDraft: false, solo: null }, seats: 3, seed: 'held', wild: 20 }, 300, (s, seat) => {
    const before = holdingsOf(s, seat, 2, new Float64Array(HOLDINGS.length).fill(Number.NaN));
    assert.ok(before.every((value) => Number.isFinite(value)));
    const richer = scarface.clone(s);
    richer.players[seat].money += 7;
    const after = holdingsOf(richer, seat, 2, new Float64Array(HOLDINGS.length));
    const changed = HOLDINGS.filter((_, i) => after[i] !== before[i]);
    // A Job may ask for money.
    assert.ok(changed.includes('money') && changed.every((holding) => holding === 'money' || holding === 'jobsDone'));
    assert.ok(s.stack.length === 0 || knowledge.chances(richer)[seat] > knowledge.chances(s)[seat]);
  });
});

const brief = (level: LevelName) => ({ ...LEVEL[level], iterations: 12, ms: Number.POSITIVE_INFINITY });

const thoughtOf = (view: ReturnType<typeof scarface.view>, seat: number, seed: string) =>
  decide(MIND, brief('underboss'), { view, seat, random: new Seeded(seed), now: () => 0 });

test('a bot thinks the same, to the last digit, whatever the others hide', () => {
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

test('no level overlooks what is natural', () => {
  const table = { options: { gangs: null, jobDraft: false, solo: null }, seats: 4, seed: 'natural', wild: 10 };
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

test('who trusts habit entirely does what habit does', () => {
  play({ options: { gangs: null, jobDraft: false, solo: null }, seats: 2, seed: 'trust', wild: 0 }, 80, (s, seat) => {
    const legal = scarface.legal(s, seat);
    const natural = legal[legal.length - 1] as SeatAction;
    const mind = { game: scarface, knowledge: { ...knowledge, natural: () => natural, trust: 1 } };
    const question = { view: scarface.view(s, seat), seat, random: new Seeded('trust'), now: () => 0 };
    assert.deepEqual(decide(mind, brief('kingpin'), question).action, natural);
  });
});

test('a hint names what is natural or clearly better first, with reasons that every language can say', async () => {
  const said = new Set<string>();
  const found: Reason[] = [];
  play({ options: { gangs: null, jobDraft: false, solo: null }, seats: 3, seed: 'why', wild: 0 }, 220, (s, seat) => {
    const legal = scarface.legal(s, seat);
    if (legal.length < 4 || found.length > 20) return;
    const view = scarface.view(s, seat);
    const hints = hint(MIND, view, seat, new Seeded('hint'), { iterations: 40 });
    assert.ok(hints.length >= 1 && hints.every(({ chance }) => chance <= hints[0].chance));
    for (const { reasons } of hints) found.push(...(reasons as Reason[]));
  });
  for (const language of LANGUAGES) {
    const { reasons } = await words[language]();
    for (const reason of found) {
      const sentence = reasons(reason, ['Ada', 'Bo', 'Cy']);
      assert.match(sentence, /^\p{L}.*[^.]$/u);
      said.add(sentence);
    }
  }
  assert.ok(found.length > 10 && said.size > LANGUAGES.length);
});

test('what an action is like lies between -1 and 1, and nobody spites himself', () => {
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

test('a grudge is borne against whoever took a neighbourhood or money last', () => {
  const seized = { type: 'seized', seat: 2, tile: 'cicero', owner: 0, muscle: 6, defence: 5 } as const;
  const stolen = { type: 'stolen', seat: 1, from: 0, amount: 2 } as const;
  assert.equal(knowledge.grudge([], 0), null);
  assert.equal(knowledge.grudge([stolen, seized], 0), 2);
  assert.equal(knowledge.grudge([seized, stolen], 0), 1);
  assert.equal(knowledge.grudge([seized, stolen], 1), null);
});
