import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AnyMind,
  decide,
  LEVEL,
  LEVELS,
  leanings,
  mostLeaning,
  noKnowledge,
  shuffledTemperaments,
  TEMPERAMENTS,
  type Temperament,
} from '@backroom/bots';
import { loadBotWords } from '@backroom/bots/words';
import { type AnyGame, LANGUAGES, Seeded, settle } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';
import { type Event, type State, scheffeln, type View } from '@backroom/scheffeln';
import { knowledge } from '@backroom/scheffeln/knowledge';

const SCHEFFELN: AnyMind = { game: scheffeln, knowledge };
const PLAIN: AnyMind = { game: lastCall, knowledge: noKnowledge(lastCall as AnyGame) };
/** Scheffeln without traits and grudges. */
const SILENT: AnyMind = {
  game: scheffeln,
  knowledge: { rests: knowledge.rests, chances: knowledge.chances, habit: knowledge.habit },
};

const OPTIONS = { mode: 'basic', movementCards: 24, run: false, mafia: false, studyLimitMs: null } as const;
const SEATS = 4;

/** What an observer sees of a decision, from the table before and after it. */
interface Note {
  /** The seat's car is uncovered, and on top or without a car on the two businesses behind it. */
  readonly sheltered: number;
  /** The open token it would take now. */
  readonly earning: number;
  /** The seat that it has a grudge against would earn less than before. */
  readonly revenge: number;
}

const placeOf = ({ ring }: View, car: string | null): number => ring.findIndex((cars) => cars.includes(car as never));

function earningOf(view: View, seat: number): number {
  const { character } = view.seats[seat];
  const place = placeOf(view, character);
  return place >= 0 && view.ring[place].at(-1) === character ? (view.stacks[place].top ?? 0) : 0;
}

function isSheltered(view: View, seat: number): boolean {
  const { character } = view.seats[seat];
  const place = placeOf(view, character);
  if (place < 0 || view.ring[place].at(-1) !== character) return false;
  return view.ring[place].length === 2 || [1, 2].every((back) => view.ring[(place + 8 - back) % 8].length === 0);
}

/**
 * The decisions of bots of one level that differ only in temperament, in seeded games: notes, game by game.
 */
function notesOf(games: number): Readonly<Record<Temperament | 'neutral', Note>>[][] {
  return Array.from({ length: games }, (_, i) => {
    const random = new Seeded(`game ${i}`);
    const state = scheffeln.start(OPTIONS, SEATS);
    const events: Event[] = [];
    const taken: Record<Temperament | 'neutral', Note>[] = [];
    for (;;) {
      settle(scheffeln, state, random, { events, steps: null });
      const turn = scheffeln.toAct(state);
      if (typeof turn === 'string') return taken;
      const [seat] = turn;
      const view = scheffeln.view(state, seat);
      // What a last card does is seen after the scoring only: it is left out.
      const isOpen = view.phase === 'play' && view.seats.some(({ cards }, other) => other !== seat && cards > 0);
      if (isOpen && random.below(2) === 0) {
        const grudge = knowledge.grudge(
          events.map((event) => scheffeln.face(event, seat) as Event),
          seat,
        );
        const note = (temperament?: Temperament): Note => {
          const thoughts = new Seeded(`thoughts ${i} ${taken.length}`);
          const question = { view, seat, random: thoughts, now: () => 0, temperament, grudge };
          const after = scheffeln.clone(state);
          scheffeln.apply(after, seat, decide(SCHEFFELN, LEVEL.sharp, question).action, null);
          return noteOf(view, scheffeln.view(after, seat), seat, grudge);
        };
        const [cautious, greedy, vengeful] = TEMPERAMENTS.map(note);
        taken.push({ neutral: note(), cautious, greedy, vengeful });
      }
      scheffeln.apply(state, seat, knowledge.habit(state, seat, random), events);
    }
  });
}

function noteOf(before: View, after: View, seat: number, grudge: number | null): Note {
  const isAtStake = grudge !== null && earningOf(before, grudge) > 0;
  return {
    sheltered: isSheltered(after, seat) ? 1 : 0,
    earning: earningOf(after, seat),
    revenge: isAtStake && earningOf(after, grudge) < earningOf(before, grudge) ? 1 : 0,
  };
}

/** The mean of a list and its standard error. */
function meanOf(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, x) => sum + x, 0) / values.length;
  const variance = values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
}

/** Less than one time in thirty thousand by chance alone. */
const BEYOND_CHANCE = 4;
const played = notesOf(60);

for (const [temperament, trait] of [
  ['cautious', 'sheltered'],
  ['greedy', 'earning'],
  ['vengeful', 'revenge'],
] as const) {
  test(`a temperament shows: ${temperament} bots differ measurably from others`, () => {
    const more = played.map(
      (game) => meanOf(game.map((notes) => notes[temperament][trait] - notes.neutral[trait])).mean,
    );
    const { mean, error } = meanOf(more);
    assert.ok(mean > BEYOND_CHANCE * error, `${trait}: ${mean} more, standard error ${error}`);
  });
}

/** Positions in random games where a seat has something to choose, with what it has seen. */
function positions(
  game: AnyGame,
  options: unknown,
  count: number,
): { state: unknown; seat: number; seen: unknown[] }[] {
  const random = new Seeded(`positions of ${game.id}`);
  const found: { state: unknown; seat: number; seen: unknown[] }[] = [];
  for (;;) {
    const state = game.start(options, 3);
    const events: unknown[] = [];
    for (;;) {
      settle(game, state, random, { events, steps: null });
      const turn = game.toAct(state);
      if (typeof turn === 'string') break;
      const seat = turn[random.below(turn.length)];
      if (game.legal(state, seat).length > 1 && random.below(5) === 0) {
        const seen = events.map((event) => game.face(event, seat)).filter((event) => event !== null);
        found.push({ state: game.clone(state), seat, seen });
        if (found.length === count) return found;
      }
      game.apply(state, seat, game.sample(state, seat, random), events);
    }
  }
}

const HOUSES = [
  ['Scheffeln', SCHEFFELN, OPTIONS],
  ['Scheffeln without traits', SILENT, OPTIONS],
  ['Last Call', PLAIN, { cards: 12 }],
] as const;

for (const [title, mind, options] of HOUSES) {
  test(`a temperament leans within its bounds and chooses what is legal: ${title}`, () => {
    const leant = new Map<string, number>();
    for (const [i, { state, seat, seen }] of positions(mind.game, options, 12).entries()) {
      const view = mind.game.view(state, seat);
      const candidates = mind.game.legal(state, seat).map((action) => ({ action, chance: 0.5, tries: 1 }));
      const grudge = mind.knowledge.grudge?.(seen, seat);
      for (const temperament of TEMPERAMENTS) {
        const most = mostLeaning(temperament, LEVEL.kingpin.leniency);
        const question = { view, seat, random: new Seeded(`${i}`), temperament, grudge };
        const leans = leanings(mind, question, LEVEL.kingpin.leniency, candidates);
        assert.equal(leans.length, candidates.length);
        assert.ok(leans.every((lean) => Math.abs(lean) <= most));
        if (new Set(leans).size > 1) leant.set(temperament, (leant.get(temperament) ?? 0) + 1);
        const level = { ...LEVEL.sharp, iterations: 40 };
        const { action } = decide(mind, level, { ...question, now: () => 0 });
        assert.ok(candidates.some((one) => mind.game.write(one.action) === mind.game.write(action)));
      }
    }
    // If playouts tell only victory and defeat, no action is more of a gamble than its chance says.
    const shown = mind === PLAIN ? ['vengeful'] : TEMPERAMENTS;
    for (const temperament of shown) assert.ok((leant.get(temperament) ?? 0) > 0, temperament);
  });

  test(`a temperament is fair: what the seat cannot see changes nothing: ${title}`, () => {
    const { game } = mind;
    for (const [i, { state, seat, seen }] of positions(game, options, 6).entries()) {
      const other = game.redeal(game.view(state, seat), new Seeded(`other ${i}`));
      const grudge = mind.knowledge.grudge?.(seen, seat);
      for (const temperament of TEMPERAMENTS) {
        const thoughts = [state, other].map((world) =>
          decide(
            mind,
            { ...LEVEL.runner, iterations: 60 },
            { view: game.view(world, seat), seat, random: new Seeded('same'), now: () => 0, temperament, grudge },
          ),
        );
        assert.deepEqual(thoughts[0], thoughts[1]);
      }
    }
  });
}

test('in a game that tells no traits: a gamble is for the greedy, a sure thing for the cautious, harm for the vengeful', () => {
  /** Three seats; where each action leads, by the luck of the deal, for seats 0, 1 and 2. */
  const LEADS: Readonly<Record<string, readonly (readonly number[])[]>> = {
    sure: [[0.4, 0.3, 0.3]],
    gamble: [
      [0.8, 0.1, 0.1],
      [0, 0.5, 0.5],
    ],
    'against 1': [[0.4, 0, 0.6]],
    'against 2': [[0.4, 0.6, 0]],
  };
  interface Fork {
    readonly luck: number;
    way: string;
  }
  const fork = {
    game: {
      redeal: (_: unknown, random: Seeded): Fork => ({ luck: random.below(2), way: '' }),
      clone: (state: Fork): Fork => ({ ...state }),
      apply: (state: Fork, _: number, way: string): void => {
        state.way = way;
      },
    },
    knowledge: {
      rests: () => true,
      chances: ({ way, luck }: Fork) => LEADS[way][luck % LEADS[way].length],
    },
  } as unknown as AnyMind;
  const candidates = Object.keys(LEADS).map((action) => ({ action, chance: 0.4, tries: 1 }));
  const favourite = (temperament: Temperament, grudge?: number | null): string => {
    const mood = { view: {}, seat: 0, random: new Seeded('fork'), temperament, grudge };
    const leans = leanings(fork, mood, 0, candidates);
    return candidates[leans.indexOf(Math.max(...leans))].action;
  };
  assert.equal(favourite('greedy'), 'gamble');
  assert.notEqual(favourite('cautious'), 'gamble');
  assert.equal(favourite('vengeful', 1), 'against 1');
  assert.equal(favourite('vengeful', 2), 'against 2');
  const calm = leanings(
    fork,
    { view: {}, seat: 0, random: new Seeded('f'), temperament: 'vengeful', grudge: null },
    0,
    candidates,
  );
  assert.equal(new Set(calm).size, 1, 'nobody has hurt it');
});

test('the strictest level gives away no more than its bound, with any temperament', () => {
  const mind = SCHEFFELN;
  for (const [i, { state, seat, seen }] of positions(scheffeln as AnyGame, OPTIONS, 10).entries()) {
    const view = scheffeln.view(state as State, seat);
    for (const temperament of TEMPERAMENTS) {
      const grudge = knowledge.grudge(seen as Event[], seat);
      const level = { ...LEVEL.kingpin, iterations: 400 };
      const question = { view, seat, random: new Seeded(`strict ${i}`), now: () => 0, temperament, grudge };
      const { action, candidates } = decide(mind, level, question);
      const chosen = candidates.find((one) => one.action === action);
      // From one end of the scale to the other.
      const most = 2 * mostLeaning(temperament, 0);
      assert.ok(chosen && chosen.chance >= candidates[0].chance - most - 1e-9, `${chosen?.chance}`);
    }
  }
});

test('a bot without a temperament has none: a grudge alone changes nothing', () => {
  for (const [i, { state, seat }] of positions(scheffeln as AnyGame, OPTIONS, 10).entries()) {
    const view = scheffeln.view(state as State, seat);
    for (const level of LEVELS.slice(0, 4)) {
      const think = (grudge: number | null) =>
        decide(SCHEFFELN, LEVEL[level], { view, seat, random: new Seeded(`${i}`), now: () => 0, grudge });
      assert.deepEqual(think((seat + 1) % 3), think(null));
    }
  }
});

test('weak memory blurs what was played and nothing else; a strong level remembers all', () => {
  const forgotten = positions(scheffeln as AnyGame, OPTIONS, 40).map(({ state, seat }, i) => {
    const view = scheffeln.view(state as State, seat);
    const blurred = knowledge.forgetful(view, LEVEL.lookout.memory, new Seeded(`memory ${i}`));
    assert.deepEqual({ ...blurred, faceUp: [] }, { ...view, faceUp: [] });
    assert.deepEqual(knowledge.forgetful(view, 1, new Seeded('all')), view);
    const imagined = scheffeln.redeal(blurred, new Seeded(`imagined ${i}`));
    assert.deepEqual(scheffeln.legal(imagined, seat), scheffeln.legal(state as State, seat));
    return view.faceUp.length - blurred.faceUp.length;
  });
  assert.ok(forgotten.some((count) => count > 0));
  assert.equal(LEVEL.sharp.memory, 1);
});

test('a table is as mixed as possible', () => {
  for (let seats = 1; seats <= 8; seats++) {
    const dealt = shuffledTemperaments(seats, new Seeded(`table ${seats}`));
    assert.equal(dealt.length, seats);
    assert.equal(new Set(dealt).size, Math.min(seats, TEMPERAMENTS.length));
  }
});

for (const language of LANGUAGES) {
  test(`every level and temperament has a name and a line of its own: ${language}`, async () => {
    const { levels, temperaments } = await loadBotWords(language);
    for (const group of [LEVELS.map((name) => levels[name]), TEMPERAMENTS.map((name) => temperaments[name])]) {
      for (const key of ['name', 'line'] as const) {
        assert.equal(new Set(group.map((one) => one[key])).size, group.length);
        for (const one of group) assert.match(one[key], /^\p{L}.*[^.\s]$/u);
      }
    }
  });
}
