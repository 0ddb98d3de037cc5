// Every touch without effect is answered with a sentence that says why, in every language, at every position.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language, Seeded, settle } from '@backroom/kit';
import fc from 'fast-check';
import type { Action, SeatAction } from '../../src/actions.ts';
import { gangBoard } from '../../src/cards/index.ts';
import type { Event } from '../../src/events.ts';
import { scarface as game, type Options } from '../../src/index.ts';
import type { View } from '../../src/view.ts';
import { ACTS, AREAS, DISTRICTS, PIECES, STATS } from '../../src/vocabulary.ts';
import { words } from '../../src/words/index.ts';
import { stateLike } from '../../src/words/standing.ts';
import { ahead, EMPTY, type Hold, type Pick, piecePick, touch } from '../../table/choices.ts';
import { isPlanning, prospectOf, type Scene } from '../../table/scene.ts';
import { why } from '../../table/why.ts';
import { tongueOf } from '../../table/words/index.ts';
import { city } from '../rules/city.ts';

const NAMES = ['Ada', 'Bob', 'Cy', 'Dolores'];
const USUAL: Options = { jobDraft: false, ringByHand: false, gangs: null, solo: null };
const SOLO: Options = { ...USUAL, solo: { rival: 'outfit', difficulty: 'rulebook' } };

const tongues = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const loaded = await words[language]();
      return [language, { ...(await tongueOf(language)), words: loaded.words }] as const;
    }),
  ),
);

/** Everything on the board that can be dark. */
function picksOf(view: View): readonly Pick[] {
  const own = view.seat === null ? undefined : view.players[view.seat];
  return [
    ...view.tiles.map(({ id }): Pick => `tile:${id}`),
    ...DISTRICTS.flatMap((district): Pick[] => [
      `district:${district}`,
      `police:${district}`,
      ...PIECES.map((piece) => piecePick(piece, district)),
      ...PIECES.map((piece) => `rival:1:${piece}:${district}`),
    ]),
    ...AREAS.map((area): Pick => `area:${area}`),
    ...STATS.map((stat): Pick => `stat:${stat}`),
    ...ACTS.map((act): Pick => `act:${act}`),
    ...(own?.deals ?? []).map((_, i): Pick => `deal:${i}`),
    ...(own?.plan ?? []).flatMap((id): Pick[] => [`skill:${id}:standard`, `skill:${id}:matching`]),
  ];
}

function sceneOf(view: View, legal: readonly SeatAction[], picked: readonly string[], hold: Hold, language: Language) {
  const tongue = tongues.get(language);
  assert.ok(tongue);
  const now = stateLike(view);
  const refusals = view.seat === null ? [] : game.refusals(now, view.seat);
  const planning = isPlanning(view, legal);
  return {
    ...prospectOf(view, now, legal, refusals, planning ? picked : []),
    picture: { view, names: NAMES, words: tongue.words, legal, refusals },
    view,
    now,
    speaker: tongue.speaker(NAMES),
    say: tongue.say,
    hold,
    picked,
    isPlanning: planning,
  } as unknown as Scene;
}

const isSentence = (text: string): boolean => /[.!?]$/.test(text) && text.split(/\s+/).length >= 4;

const games = fc.record({
  seats: fc.constantFrom(1, 2, 3, 4),
  seed: fc.string({ maxLength: 8 }),
  steps: fc.nat({ max: 260 }),
});

test('every touch without effect is answered with a sentence, in five languages, and mostly with its own rule', () => {
  let asked = 0;
  let general = 0;
  fc.assert(
    fc.property(games, ({ seats, seed, steps }) => {
      const random = new Seeded(seed);
      const s = game.start(seats === 1 ? SOLO : USUAL, seats);
      const events: Event[] = [];
      settle(game, s, random, { events, steps: null });
      for (let i = 0; i < steps; i++) {
        const acting = game.toAct(s);
        if (typeof acting === 'string') break;
        game.apply(s, acting[0], game.sample(s, acting[0], random) as Action, events);
        settle(game, s, random, { events, steps: null });
      }
      const acting = game.toAct(s);
      for (const seat of [typeof acting === 'string' ? 0 : acting[0], null]) {
        const view = game.view(s, seat);
        const legal = (seat === null ? [] : game.legal(s, seat)) as readonly SeatAction[];
        const hand = seat === null ? [] : view.players[seat].hand.filter((id) => id !== null);
        for (const picked of [[], hand.slice(0, 2)]) {
          const { choices } = sceneOf(view, legal, picked, EMPTY, 'en');
          const first = [...ahead(choices, [])].find(([, choice]) => choice === null)?.[0];
          const holds = [EMPTY, ...(first === undefined ? [] : [{ picks: [first], armed: null }])];
          for (const hold of holds) {
            const scenes = LANGUAGES.map((language) => sceneOf(view, legal, picked, hold, language));
            for (const pick of picksOf(view)) {
              if (touch(choices, hold, pick, () => false) !== null) continue;
              for (const scene of scenes) {
                const told = why(scene, pick);
                assert.ok(isSentence(told), `${scene.speaker.language}, ${pick} after ${hold.picks}: ${told}`);
              }
              const frame = view.stack.at(-1);
              if (seat === null || frame?.kind !== 'turn' || frame.seat !== seat) continue;
              // Without cards there is nothing to do but reorganise: the question itself says so.
              if (legal.every(({ type }) => type === 'ready' || type === 'fulfil')) continue;
              asked++;
              const [english] = scenes;
              const prompt = english.picture.words.prompt(view, NAMES);
              if (why(english, pick) === english.say.asked(prompt)) general++;
            }
          }
        }
      }
    }),
    { numRuns: 24, examples: [20, 60, 120, 200].map((steps) => [{ seats: 3, seed: `${steps}`, steps }]) },
  );
  assert.ok(asked > 500, `${asked} touches`);
  assert.ok(general < asked / 50, `${general} of ${asked} had no better answer than the question`);
});

test('SC-37 a touch on a neighbourhood of one’s own names the goods that a sale takes, trucks counted, unless they are there', () => {
  const told = (alcohol: number, headquarters: number, language: Language): string => {
    const t = city()
      .lots({ id: 'little-italy', district: 'west', owner: 0, alcohol })
      .streets({ trucks: { west: 1 } })
      .has({ headquarters })
      .musters({ influence: 1 });
    return why(sceneOf(game.view(t.s, 0), t.options, [], EMPTY, language), 'tile:little-italy');
  };
  for (const language of LANGUAGES) {
    const { say, speaker } = tongues.get(language) ?? assert.fail(language);
    assert.equal(told(1, 1, language), say.saleNeeds(speaker(NAMES).goods(2, 0)));
    // The goods are there, but nobody is in Headquarters: that is the reason.
    assert.ok(!told(2, 0, language).includes(speaker(NAMES).goods(2, 0)), told(2, 0, language));
  }
  assert.match(told(2, 0, 'en'), /Headquarters/);
});

test('SC-47 a touch on a level that is too expensive names the price that the News leave', () => {
  const t = city()
    .news('building-boom')
    .has({ gang: 'wolves', money: 5, stats: [2, 1, 1, 1, 1, 1], boss: 1 })
    .musters({ muscle: 9, influence: 9 });
  const price = gangBoard('wolves').prices.hand[1];
  for (const language of LANGUAGES) {
    const { say, speaker } = tongues.get(language) ?? assert.fail(language);
    const { texts, sum } = speaker(NAMES);
    assert.equal(
      why(sceneOf(game.view(t.s, 0), t.options, [], EMPTY, language), 'stat:hand'),
      say.levelCosts(texts.table.price({ ...price, sum: sum(price.money - 3) })),
    );
  }
});
