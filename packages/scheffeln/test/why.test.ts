// Every touch without effect is answered with a rule in a sentence, in every language, at every position; and every played card
// has its owner.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language, type Refusal, Seeded, settle } from '@backroom/kit';
import { type Event, type Options, scheffeln } from '@backroom/scheffeln';
import fc from 'fast-check';
import type { Action, SeatAction } from '../src/actions.ts';
import { REFUSAL_CODES } from '../src/refusals.ts';
import { BUSINESSES, CARDS, CARS, COLOURS } from '../src/vocabulary.ts';
import { ahead, EMPTY, type Hold, type Pick, touch } from '../table/choices.ts';
import { movesOf } from '../table/log/moves.ts';
import { playedOf } from '../table/played-cards.ts';
import type { TablePicture } from '../table/scene.ts';
import { runSentence, whySentence } from '../table/why/index.ts';
import { tongueOf } from '../table/words/index.ts';

const NAMES = ['Ada', 'Bob', 'Cy', 'Dot', 'Ed', 'Flo', 'Gil', 'Hal'];
const RUN_CARDS: readonly Pick[] = ['card:joker', 'card:backward', 'card:evasion', 'card:nasty'];

/** Verbs of each language that the sentences are made with: one of them is in every sentence, and in no bare name. A new language may add its own. */
const VERBS: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /\b(is|are|has|have|had|was|can|can’t|don’t|must|needs|keeps?|goes|go|choose|drives?|moves|takes?|brings|light|lights|leads|play)\b/i,
  de: /\b(ist|sind|bist|hat|hast|haben|war|kann|kannst|muss|wird|werden|wartet|wähle|fährst|fährt|spielst|suchst|schaust|legst|schnappst|nimmst|kommt|steht|führt|bringt|behält|gehört|leuchten)\b/i,
  fr: /(\b(est|sont|a|as|ont|peut|peux|peuvent|doit|faut|joue|joues|choisis|regardes|attend|attrapes|avance|défausses|file|recule|prends|mène|garde|apporte|fait|roule)\b|n’es|c’est)/i,
  it: /(\b(sono|sei|ha|hai|hanno|può|puoi|deve|devi|va|stai|scegli|muove|avanza|gioca|giocano|tocca|aspetta|prendi|porta|tiene|serve|afferri|scarti)\b|è|c’è)/i,
  es: /(\b(es|son|eres|ha|has|han|hay|tiene|tienes|puede|puedes|pueden|debe|debes|toca|espera|estás|eliges|elige|juega|atrapas|avanza|retrocede|va|descartas|mueve|tomas|lleva|queda|conserva)\b|está)/i,
};

const games = fc.record({
  mode: fc.constantFrom('basic', 'basic', 'speed'),
  run: fc.boolean(),
  mafia: fc.boolean(),
  seed: fc.string({ maxLength: 8 }),
  steps: fc.nat({ max: 60 }),
});

function position({ mode, run, mafia, seed, steps }: typeof games extends fc.Arbitrary<infer T> ? T : never) {
  const isRace = mode === 'speed';
  const options = { mode, movementCards: 24, run: run && !isRace, mafia: mafia && !isRace, studyLimitMs: null };
  const random = new Seeded(seed);
  const seats = 3 + random.below(2);
  const state = scheffeln.start(options as Options, seats);
  const past: Event[] = [];
  settle(scheffeln, state, random, { events: past, steps: null });
  const owners: number[] = [];
  for (let step = 0; step < steps; step++) {
    const acting = scheffeln.toAct(state);
    if (typeof acting === 'string') break;
    const seat = acting[random.below(acting.length)];
    const events: Event[] = [];
    const before = scheffeln.view(state, null).round;
    scheffeln.apply(state, seat, scheffeln.sample(state, seat, random), events);
    if (events.some(({ type }) => type === 'played' || type === 'discarded')) owners.push(seat);
    settle(scheffeln, state, random, { events, steps: null });
    if (scheffeln.view(state, null).round !== before) owners.length = 0;
    past.push(...events);
  }
  return { state, seats, past, owners };
}

const PICKS: readonly Pick[] = [
  ...CARS.map((car): Pick => `car:${car}`),
  ...BUSINESSES.map((place): Pick => `place:${place}`),
  ...COLOURS.map((colour): Pick => `face:${colour}`),
];

const tongues = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await tongueOf(language)] as const)),
) as Record<Language, Awaited<ReturnType<typeof tongueOf>>>;

const isSentence = (language: Language, text: string): boolean =>
  text.endsWith('.') && text.split(/\s+/).length >= 4 && (VERBS[language] ?? /./).test(text);

/** Beside the random ones: enough RUN and Speed to meet every refusal with every seed. */
const EXAMPLES = Array.from({ length: 72 }, (_, i): [Parameters<typeof position>[0]] => [
  { mode: i % 3 === 2 ? 'speed' : 'basic', run: true, mafia: false, seed: `${i}`, steps: (i * 7) % 40 },
]);

test('every touch without effect is answered with a sentence that has a verb, in five languages', () => {
  assert.ok(Object.keys(VERBS).length >= 5, 'a language has lost its verbs');
  const met = new Set<string>();
  fc.assert(
    fc.property(games, (game) => {
      const { state, seats } = position(game);
      const acting = scheffeln.toAct(state);
      for (const seat of [...NAMES.keys()].slice(0, seats).concat(-1)) {
        const eyes = seat < 0 ? null : seat;
        const view = scheffeln.view(state, eyes);
        const legal = (eyes === null ? [] : scheffeln.legal(state, eyes)) as readonly SeatAction[];
        const refusals: readonly Refusal<Action>[] = eyes === null ? [] : scheffeln.refusals(state, eyes);
        const waitingFor = typeof acting === 'string' ? [] : acting;
        const starts = [EMPTY, ...[...ahead(legal, []).keys()].map((pick): Hold => ({ picks: [pick], armed: null }))];
        const cards = (view.hand ?? []).map((card): Pick => `card:${card}`);
        for (const hold of starts)
          for (const pick of [...PICKS, ...cards]) {
            if (touch(legal, hold, pick, true) !== null) continue;
            for (const language of LANGUAGES) {
              const tongue = tongues[language];
              const picture = {
                view,
                seat: eyes,
                legal,
                refusals,
                waitingFor,
                language,
                names: NAMES,
                words: tongue.words,
              };
              const why = whySentence(picture as unknown as TablePicture, tongue, hold, pick);
              assert.ok(why !== null && isSentence(language, why), `${language}, ${pick} after ${hold.picks}: ${why}`);
            }
          }
        for (const refusal of refusals) {
          met.add(refusal.code);
          for (const language of LANGUAGES) {
            const told = tongues[language].words.refusal(refusal, NAMES);
            assert.ok(isSentence(language, told), `${language}, ${refusal.code}: ${told}`);
          }
        }
      }
    }),
    { numRuns: 120, examples: EXAMPLES },
  );
  // Random play has met all that the rules can refuse: none was left untested.
  assert.deepEqual([...met].sort(), [...REFUSAL_CODES].sort());
});

test('every RUN card says what it does, and no other card needs to', () => {
  for (const language of LANGUAGES)
    for (const card of CARDS) {
      const pick: Pick = `card:${card}`;
      const said = runSentence({ language } as TablePicture, tongues[language], pick);
      assert.equal(said !== null, RUN_CARDS.includes(pick));
      if (said !== null) assert.ok(isSentence(language, said) && said.startsWith(tongues[language].pieces.card(card)));
    }
});

test('the cards of a round lie in the order of play with their owners, as far as the page has seen them', () => {
  fc.assert(
    fc.property(games, fc.nat({ max: 400 }), (game, missed) => {
      const { state, past, owners } = position({ ...game, mode: 'basic' });
      const view = scheffeln.view(state, null);
      if (view.phase === 'over') return;
      const all = playedOf({ view, past });
      assert.deepEqual(
        all.map(({ seat }) => seat),
        owners,
      );
      assert.deepEqual(
        all.flatMap(({ card, isDown }) => (isDown ? [] : [card])),
        view.faceUp,
      );
      const late = playedOf({ view, past: past.slice(missed) });
      assert.equal(late.length, all.length);
      assert.deepEqual(
        late.flatMap(({ card, isDown }) => (isDown ? [] : [card])),
        view.faceUp,
      );
      for (const [i, { seat, isDown }] of late.toReversed().entries())
        if (seat !== null && !isDown) assert.ok(late.slice(-1 - i).some((one) => one.seat === seat));
    }),
    { numRuns: 60 },
  );
});

test('a move is one line of the log: its card, its drive and a payday each stand together, and nothing is lost', () => {
  fc.assert(
    fc.property(games, (game) => {
      const { past } = position(game);
      const moves = movesOf(past);
      assert.deepEqual(
        moves.flat().filter(({ type }) => type !== 'revealed'),
        past.filter(({ type }) => type !== 'revealed'),
      );
      for (const [first, ...rest] of moves) {
        assert.ok(first.type !== 'drove' || !('seat' in first), 'a drive belongs to its card');
        assert.ok(rest.every(({ type }) => type !== 'played' && type !== 'discarded'));
      }
      const turns = past.filter(({ type }) => type === 'played' || type === 'discarded').length;
      assert.equal(moves.filter(([{ type }]) => type === 'played' || type === 'discarded').length, turns);
    }),
    { numRuns: 40 },
  );
});
