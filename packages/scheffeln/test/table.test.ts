// The picture's logic: its touches reach every legal action and nothing else, and its figures equal the engine's.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foresee, LANGUAGES, Seeded, settle } from '@backroom/kit';
import { type Event, type Options, type SeatAction, type State, scheffeln } from '@backroom/scheffeln';
import fc from 'fast-check';
import { PLACES } from '../src/vocabulary.ts';
import { ahead, EMPTY, type Hold, type Pick, pathOf, touch } from '../table/choices.ts';
import { lineOf, NARROW, spot, WIDE, way } from '../table/geometry.ts';
import { pathsOf } from '../table/motion/paths.ts';
import { afterwards, earningsOf, ringAfter } from '../table/standing.ts';
import { whyNot } from '../table/why/why-not.ts';
import { tongueOf } from '../table/words/index.ts';

interface Kind {
  readonly options: Options;
  readonly seats: number;
}

const basic =
  (run: boolean, mafia: boolean) =>
  (seats: number): Kind => ({
    options: { mode: 'basic', movementCards: 24, run, mafia, studyLimitMs: null },
    seats,
  });
const kinds: readonly Kind[] = [
  ...[2, 3, 4].flatMap((seats) =>
    [basic(false, false), basic(true, false), basic(false, true), basic(true, true)].map((kind) => kind(seats)),
  ),
  ...[3, 5, 8].map(
    (seats): Kind => ({
      options: { mode: 'speed', movementCards: 24, run: false, mafia: false, studyLimitMs: null },
      seats,
    }),
  ),
];

const games = fc.record({ kind: fc.constantFrom(...kinds), seed: fc.string({ maxLength: 8 }) });

/** Plays a random game; `see` is shown every decision, and what then happens. */
function eachDecision(
  { kind, seed }: { kind: Kind; seed: string },
  see: (state: State, seat: number) => void,
  told?: (before: State, events: Event[]) => void,
): void {
  const random = new Seeded(seed);
  const state = scheffeln.start(kind.options, kind.seats);
  settle(scheffeln, state, random);
  for (let acting = scheffeln.toAct(state); typeof acting !== 'string'; acting = scheffeln.toAct(state)) {
    const seat = acting[random.below(acting.length)];
    see(state, seat);
    const before = scheffeln.clone(state);
    const events: Event[] = [];
    scheffeln.apply(state, seat, scheffeln.sample(state, seat, random), events);
    told?.(before, events);
    settle(scheffeln, state, random);
  }
}

const legalOf = (state: State, seat: number): readonly SeatAction[] =>
  scheffeln.legal(state, seat) as readonly SeatAction[];

/** Everything that lit touches lead to. */
function reachable(legal: readonly SeatAction[], picks: readonly Pick[] = []): SeatAction[] {
  return [...ahead(legal, picks)].flatMap(([pick, action]) =>
    action === null ? reachable(legal, [...picks, pick]) : [action],
  );
}

test('lit touches lead to every legal action, each by one way, and to nothing else', () => {
  fc.assert(
    fc.property(games, (game) =>
      eachDecision(game, (state, seat) => {
        const legal = legalOf(state, seat);
        const reached = reachable(legal);
        assert.equal(reached.length, legal.length);
        assert.deepEqual(new Set(reached), new Set(legal));
      }),
    ),
    { numRuns: 30 },
  );
});

test('touching the path of an action takes it; with confirmation, one touch more', () => {
  fc.assert(
    fc.property(games, fc.boolean(), (game, confirm) =>
      eachDecision(game, (state, seat) => {
        const legal = legalOf(state, seat);
        for (const action of legal) {
          const path = pathOf(action);
          let hold: Hold = EMPTY;
          let done: SeatAction | null = null;
          for (const pick of confirm ? [...path, path[path.length - 1]] : path) {
            assert.equal(done, null);
            const touched = touch(legal, hold, pick, confirm);
            assert.ok(touched);
            ({ hold, act: done } = touched);
          }
          assert.equal(done, action);
        }
      }),
    ),
    { numRuns: 8 },
  );
});

test('touching a held piece again puts it back, with all later touches', () => {
  fc.assert(
    fc.property(games, (game) =>
      eachDecision(game, (state, seat) => {
        const legal = legalOf(state, seat);
        for (const path of legal.map(pathOf))
          for (const [i, pick] of path.slice(0, -1).entries()) {
            const hold = { picks: path.slice(0, -1), armed: null };
            assert.deepEqual(touch(legal, hold, pick, true), {
              hold: { picks: path.slice(0, i), armed: null },
              act: null,
            });
          }
      }),
    ),
    { numRuns: 10 },
  );
});

test('random touches only ever do what is legal', () => {
  fc.assert(
    fc.property(games, fc.boolean(), (game, confirm) => {
      const finger = new Seeded(`touches ${game.seed}`);
      eachDecision(game, (state, seat) => {
        const legal = legalOf(state, seat);
        const picks = [
          ...new Set([...legal, ...scheffeln.refusals(state, seat).map(({ action }) => action)].flatMap(pathOf)),
        ];
        let hold: Hold = EMPTY;
        for (let i = 0; i < 12; i++) {
          const touched = touch(legal, hold, picks[finger.below(picks.length)], confirm);
          if (touched?.act) assert.ok(legal.includes(touched.act));
          hold = touched?.hold ?? hold;
        }
      });
    }),
    { numRuns: 20 },
  );
});

test('a forbidden piece is not lit, and says why with its rule', () => {
  fc.assert(
    fc.property(games, (game) =>
      eachDecision(game, (state, seat) => {
        const legal = legalOf(state, seat);
        const refusals = scheffeln.refusals(state, seat);
        for (const { action } of refusals) {
          const path = pathOf(action);
          const dark = path.findIndex((pick, i) => !ahead(legal, path.slice(0, i)).has(pick));
          assert.ok(dark >= 0 || path.length === 1, 'a refused action is not lit to its end');
          if (dark < 0) continue;
          const found = whyNot(refusals, { picks: path.slice(0, dark), armed: null }, path[dark]);
          assert.ok(found && pathOf(found.action).includes(path[dark]));
        }
      }),
    ),
    { numRuns: 10 },
  );
});

test('SH-40, SH-92: the predicted earnings of each seat equal its earnings if the round ends now', () => {
  let rounds = 0;
  fc.assert(
    fc.property(games, (game) =>
      eachDecision(
        game,
        () => {},
        (before, events) => {
          if (
            game.kind.options.mode === 'speed' ||
            !events.some((event) => event.type === 'took' || event.type === 'blocked')
          )
            return;
          rounds++;
          const last = afterwards(scheffeln.view(before, null), events);
          const taken = last.seats.map(() => 0);
          for (const event of events)
            if ((event.type === 'took' || event.type === 'mafia-took') && event.seat !== null)
              taken[event.seat] += event.value;
          assert.deepEqual(
            earningsOf(last).map((earning) => earning?.sum ?? 0),
            taken,
          );
        },
      ),
    ),
    { numRuns: 40 },
  );
  assert.ok(rounds > 50);
});

test('the ring after foreseen events is the ring after the action', () => {
  fc.assert(
    fc.property(games, (game) =>
      eachDecision(game, (state, seat) => {
        const view = scheffeln.view(state, seat);
        const legal = legalOf(state, seat);
        const action = legal[game.seed.length % legal.length];
        const then = scheffeln.clone(state);
        scheffeln.apply(then, seat, action, null);
        const shown = afterwards(view, foresee(scheffeln, view, seat, action));
        assert.deepEqual(shown.ring, scheffeln.view(then, seat).ring);
      }),
    ),
    { numRuns: 4 },
  );
});

test('every drive begins where the car stood, ends where it stands, and follows the events', () => {
  fc.assert(
    fc.property(games, fc.constantFrom(NARROW, WIDE), (game, g) =>
      eachDecision(
        game,
        () => {},
        (before, events) => {
          const ring = scheffeln.view(before, null).ring;
          let now = ring;
          for (const event of events) {
            const after = ringAfter(now, event);
            const paths = event.type === 'drove' || event.type === 'evaded' ? pathsOf(g, now, event) : new Map();
            for (const [car, points] of paths) {
              const stand = (cars: typeof ring): { x: number; y: number } => {
                const place = cars.findIndex((there) => there.includes(car));
                const { x, y } = spot(g, place);
                return { x, y: y - cars[place].indexOf(car) * g.car.step };
              };
              assert.deepEqual(points[0], stand(now));
              assert.deepEqual(points.at(-1), stand(after));
            }
            now = after;
          }
        },
      ),
    ),
    { numRuns: 15 },
  );
});

test('paths along the ring pass every place between, in both directions', () => {
  for (const g of [NARROW, WIDE])
    for (let from = 0; from < PLACES; from++)
      for (let to = 0; to < PLACES; to++) {
        const there = way(g, from, to, false);
        const spots = Array.from({ length: ((to - from + PLACES) % PLACES || PLACES) + 1 }, (_, i) =>
          spot(g, (from + i) % PLACES),
        );
        assert.deepEqual(
          there.filter(({ x, y }) => spots.some((one) => one.x === x && one.y === y)),
          spots,
        );
        assert.deepEqual(way(g, to, from, true), there.toReversed());
        assert.doesNotMatch(lineOf(there), /NaN|undefined/);
      }
});

test('every language of the picture has a whole sentence for everything, and nouns agree with numbers', async () => {
  for (const language of LANGUAGES) {
    const { say } = await tongueOf(language);
    const place = { letter: 'A', name: 'Dinero Docks', cars: 'x', tokens: 'y' } as const;
    const said = [
      ...Object.values(say).filter((sentence) => typeof sentence === 'string'),
      say.round('2'),
      say.change({ who: 'Ann', before: '1', after: '2' }),
      say.place(place),
      say.mafia('1', null),
      say.mafia('1', 'Ann'),
      ...[0, 1, 3].map((hidden) => say.tokens('5', [], hidden)),
      say.tokens('5', ['1', '2'], 2),
    ];
    for (const sentence of said) {
      assert.match(sentence, /\p{L}/u, language);
      assert.doesNotMatch(sentence, /undefined|null|\[object| {2}/, language);
    }
    assert.notEqual(say.cards(1).replace('1', ''), say.cards(4).replace('4', ''));
    assert.notEqual(say.seconds(1).replace('1', ''), say.seconds(4).replace('4', ''));
  }
});
