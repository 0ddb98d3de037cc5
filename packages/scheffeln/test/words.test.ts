// Words: every language has a whole sentence for everything that can be shown, done, told or refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language, type Refusal } from '@backroom/kit';
import { type Action, EVERY_SEAT_ACTION } from '../src/actions.ts';
import type { Event } from '../src/events.ts';
import { STANDARD } from '../src/options.ts';
import { REFUSAL_CODES } from '../src/refusals.ts';
import type { View } from '../src/view.ts';
import { BUSINESSES, CARDS, CARS, COLOURS, PHASES } from '../src/vocabulary.ts';
import { type Spoken, words } from '../src/words/index.ts';
import { letterOf, speakLetters } from '../table/signs.ts';

const NAMES = ['Ann', 'Bob', 'Cléo', 'Dirk'];

const play: View = {
  seat: 0,
  options: { ...STANDARD, run: true, mafia: true },
  phase: 'play',
  round: 2,
  start: 1,
  turn: 0,
  ring: [['black', 'red'], ['orange'], [], ['yellow', 'green'], ['blue'], [], ['purple'], ['white', 'brown']],
  stacks: BUSINESSES.map((_, i) => ({ top: 2000 * i + 500, hidden: i === 1 ? 0 : 2 })),
  unseen: BUSINESSES.map((_, i) => (i === 1 ? [] : [2000 * i, 2000 * i + 1500])),
  seats: [
    { character: 'yellow', cards: 3, money: 14000, tokens: [14000] },
    { character: 'purple', cards: 1, money: 1500, tokens: [1500] },
    { character: null, cards: 0, money: 0, tokens: [] },
  ],
  hand: ['red', 'joker', 'nasty'],
  centre: ['red', 'orange', 'green', 'blue', 'white', 'brown'],
  faceUp: ['blue', 'evasion'],
  faceDown: [
    { seat: 0, card: 'green' },
    { seat: 1, card: null },
  ],
  row: [],
  removed: [500],
  countdownMs: null,
  studyMs: null,
};

const pick: View = {
  ...play,
  options: { ...STANDARD, mode: 'speed', studyLimitMs: 60000 },
  phase: 'pick',
  turn: null,
  ring: COLOURS.map((colour) => [colour]),
  unseen: [[0, 500, 14000]],
  seats: play.seats.map((seat) => ({ ...seat, cards: 0 })),
  hand: [],
  faceUp: [],
  faceDown: [],
  row: ['red', 'red', 'blue', 'white', 'brown', 'green', 'orange'],
  removed: [],
  countdownMs: 4200,
  studyMs: 31000,
};

const VIEWS: readonly View[] = [play, pick].flatMap((view) =>
  [0, 1, 2, null].flatMap((seat) =>
    PHASES.map((phase) => ({ ...view, seat, phase, hand: seat === null ? null : view.hand })),
  ),
);

const drove = { type: 'drove', car: 'red', from: 'A', to: 'C', back: false, rider: null, onto: null } as const;
const EVENTS: readonly Event[] = [
  { type: 'laid-out', ring: play.ring, tops: [0, 2500, 4000, 6500, 8000, 10500, 12000, 14000], start: 2 },
  { type: 'dealt', round: 1, start: 0, hands: [['red', 'joker'], null, null] },
  { type: 'dealt', round: 2, start: 1, hands: [null, null, null] },
  { type: 'dealt', round: 3, start: 2, hands: [] },
  { type: 'turned', index: 6, card: 'purple' },
  { type: 'chose', seat: 0, character: 'white' },
  ...CARDS.map((card): Event => ({ type: 'played', seat: 1, card })),
  ...CARDS.map((card): Event => ({ type: 'discarded', seat: 1, card })),
  { type: 'discarded', seat: 1, card: null },
  { type: 'exchanged', seat: 0, from: 'red', to: 'blue', partner: null },
  { type: 'exchanged', seat: 0, from: 'red', to: 'blue', partner: 1 },
  ...CARS.map((car): Event => ({ ...drove, car })),
  { ...drove, back: true },
  { ...drove, onto: 'black' },
  { ...drove, back: true, onto: 'orange' },
  { ...drove, rider: 'white' },
  { ...drove, back: true, rider: 'white' },
  { ...drove, car: 'black', to: 'A', rider: 'red' },
  { ...drove, to: 'A' },
  { type: 'evaded', car: 'green', from: 'D', to: 'H' },
  { type: 'no-evasion', seat: 2 },
  { type: 'grabbed', seat: 0, character: 'brown' },
  { type: 'countdown', seat: 2, ms: 5000 },
  { type: 'time-up', without: [] },
  { type: 'time-up', without: [1] },
  { type: 'time-up', without: [1, 2] },
  { type: 'took', seat: 0, business: 'H', value: 14000 },
  { type: 'took', seat: 0, business: 'A', value: 0 },
  { type: 'blocked', seat: 1, business: 'B', by: 'yellow' },
  { type: 'mafia-took', business: 'G', value: 12500, seat: 2 },
  { type: 'mafia-took', business: 'G', value: 12500, seat: null },
  { type: 'revealed', business: 'F', value: 10500 },
  { type: 'over', scores: [14000, 500, 2500], winners: [0] },
  { type: 'over', scores: [14000, 14000, 14000], winners: [0, 1, 2] },
];

const ACTIONS: readonly Action[] = [
  ...EVERY_SEAT_ACTION,
  { type: 'setup', cars: [0, 1, 2, 3, 4, 5, 6, 7], tokens: [], start: 1 },
  { type: 'deal', cards: [0, 1, 2, 3, 4, 5, 6] },
  { type: 'wait', ms: 1830 },
];

const REFUSALS: readonly Refusal<Action>[] = REFUSAL_CODES.map((code) => ({
  action: { type: 'move', card: 'red' },
  code,
  rule: 'SH-23',
  values: { seat: 1, character: 'blue', car: 'black', business: 'C' },
}));

/** All that a language can say of these samples, line by line. */
function everythingSaid({ words: w, pieces: p }: Spoken, names: readonly string[]): string[] {
  return [
    ...VIEWS.map((view) => w.prompt(view, names)),
    ...VIEWS.flatMap((view) => w.table(view, names).flatMap(({ heading, lines }) => [heading, ...lines])),
    ...VIEWS.flatMap((view) => view.seats.map((_, seat) => w.standing(view, seat, names))),
    ...ACTIONS.flatMap((action) => [play, pick].map((view) => w.action(action, view, names))),
    ...EVENTS.map((event) => w.event(event, names)),
    ...REFUSALS.map((refusal) => w.refusal(refusal, names)),
    ...CARS.flatMap((car) => [p.colour(car), p.car(car)]),
    ...CARDS.map(p.card),
    ...BUSINESSES.map(p.business),
    ...COLOURS.flatMap((colour) => [p.character(colour), p.trade(colour), p.introduction(colour)]),
  ];
}

const spoken = new Map<Language, Spoken>(
  await Promise.all(LANGUAGES.map(async (language) => [language, await words[language]()] as const)),
);
const say = (language: Language): Spoken => spoken.get(language) ?? assert.fail(`no ${language}`);

for (const language of LANGUAGES) {
  test(`${language}: every sample gets a whole sentence`, () => {
    for (const line of everythingSaid(say(language), NAMES)) {
      assert.match(line, /\p{L}|\d/u);
      assert.doesNotMatch(line, /\b(undefined|null|NaN)\b|\[object|=>|\$\{/);
      assert.doesNotMatch(line, / {2}|\.\.|^ | $/, line);
    }
  });

  test(`${language}: a name is inserted as plain text`, () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the point is that nobody fills it in.
    const odd = ['<b>${x}', '$& $1 {0} %s', 'a  :  b ; «  »', '名前'];
    const said = everythingSaid(say(language), odd).join('\n');
    for (const name of odd.slice(0, 3)) assert.ok(said.includes(name), name);
  });

  test(`${language}: somebody without a name goes by the number of the seat`, () => {
    const line = say(language).words.event({ type: 'no-evasion', seat: 2 }, []);
    assert.match(line, /3/);
  });

  test(`${language}: a refusal names its rule, and an unknown code still gets a sentence`, () => {
    for (const refusal of REFUSALS) assert.match(say(language).words.refusal(refusal, NAMES), /\(SH-23\)\.$/);
    const unknown = { ...REFUSALS[0], code: 'constructor' };
    assert.match(say(language).words.refusal(unknown, NAMES), /\p{L}.* \(SH-23\)\.$/u);
  });

  test(`${language}: no two actions of a menu read alike`, () => {
    const lines = EVERY_SEAT_ACTION.map((action) => say(language).words.action(action, play, NAMES));
    assert.equal(new Set(lines).size, lines.length);
  });

  test(`${language}: a hidden card stays hidden, and one's own is named`, () => {
    const hidden = say(language).words.event({ type: 'discarded', seat: 1, card: null }, NAMES);
    const own = CARDS.map((card) => say(language).words.event({ type: 'discarded', seat: 1, card }, NAMES));
    assert.equal(new Set([hidden, ...own]).size, CARDS.length + 1);
  });

  test(`${language}: the table begins with what to do now and leaves nothing out`, () => {
    const sections = say(language).words.table(play, NAMES);
    assert.equal(sections[0].lines[0], say(language).words.prompt(play, NAMES));
    assert.equal(sections.length, 7); // now, hand, ring, seats, centre, played, Mafia
    const { pieces: p } = say(language);
    const text = sections.flatMap(({ lines }) => lines).join('\n');
    for (const business of BUSINESSES) assert.ok(text.includes(p.business(business)), business);
    for (const colour of COLOURS) assert.ok(text.includes(p.character(colour)), colour);
    for (const { money } of play.seats) assert.ok(text.includes(p.money(money)));
    for (const card of [...(play.hand ?? []), ...play.faceUp, 'green' as const]) assert.ok(text.includes(p.card(card)));
  });

  test(`${language}: Speed's table tells the row in the order of effect, and both clocks`, () => {
    const [, row] = say(language).words.table({ ...pick, seat: 2 }, NAMES);
    assert.match(row.lines[0], /5/); // 4.2 seconds: the fifth has begun
    assert.match(row.lines[1], /31/);
    const cards = row.lines.slice(-7).map((line) => line.replace(/^\d\s?: /, ''));
    assert.deepEqual(cards, pick.row.map(say(language).pieces.card));
  });
}

test('every language has its own words', () => {
  const lines = LANGUAGES.map((language) => {
    const { words: w } = say(language);
    return [
      ...EVENTS.map((event) => w.event(event, NAMES)),
      ...EVERY_SEAT_ACTION.map((action) => w.action(action, play, NAMES)),
      ...REFUSALS.map((refusal) => w.refusal(refusal, NAMES)),
      ...VIEWS.map((view) => w.prompt(view, NAMES)),
    ];
  });
  for (let i = 0; i < lines[0].length; i++) {
    const versions = lines.map((of) => of[i]);
    assert.equal(new Set(versions).size, LANGUAGES.length, versions.join('\n'));
  }
});

test('sums are written as the language writes them', () => {
  const sum = (language: Language, value: number): string =>
    say(language)
      .words.event({ type: 'took', seat: 0, business: 'H', value }, NAMES)
      .replaceAll(/[\u00a0\u202f]/g, ' ');
  assert.match(sum('en', 14000), /\$14,000/);
  assert.match(sum('de', 14000), /14\.000 \$/);
  assert.match(sum('fr', 14000), /14 000 \$/);
  assert.match(sum('it', 14000), /14\.000 \$/);
  assert.match(sum('es', 14000), /14\.000 \$/);
  assert.match(say('en').words.action({ type: 'wait', ms: 1830 }, play, NAMES), /1\.8 seconds/);
  assert.match(say('de').words.action({ type: 'wait', ms: 1000 }, play, NAMES), /1 Sekunde\b/);
});

test('counted nouns take the right number', () => {
  const cards = (language: Language, n: number): string =>
    say(language).words.standing({ ...play, seats: [{ ...play.seats[0], cards: n }] }, 0, NAMES);
  assert.match(cards('en', 1), /1 card in/);
  assert.match(cards('en', 0), /0 cards in/);
  assert.match(cards('de', 2), /2 Handkarten/);
  assert.match(cards('fr', 0), /0 carte en/); // in French zero is singular
  assert.match(cards('it', 1), /1 carta in/);
  assert.match(cards('es', 3), /3 cartas en/);
});

test('SH-40: the table says what each seat would earn as the cars stand', () => {
  const seats = say('en').words.table(play, NAMES)[3].lines;
  assert.match(seats[0], /nothing, beneath the green car at Jackpot Arcade \(D\)/);
  assert.match(seats[1], /\$12,500 at Champagne Heights \(G\)/);
});

test('SH-92, SH-93: the table says where the Mafia’s token would go', () => {
  const told = (view: View): string => say('en').words.table(view, NAMES).at(-1)?.lines[0] ?? '';
  assert.match(told(play), /takes nothing: beneath the red car/);
  const alone: View = { ...play, ring: [['red'], ['orange', 'black'], ...play.ring.slice(2)] };
  assert.match(told(alone), /\$2,500 at Moonshine Yard \(B\) and gives it to Bob/);
  const nobody = { ...alone, seats: [play.seats[0], play.seats[2]] };
  assert.match(told(nobody), /leaves the game/);
});

test('SH-23: the prompt warns of the last card', () => {
  assert.match(say('en').words.prompt({ ...play, hand: ['red'] }, NAMES), /last card/);
});

test('the letter of a colour is a letter of its name in that language, and no two colours share one', async () => {
  for (const language of LANGUAGES) {
    speakLetters(language);
    const { pieces } = await words[language]();
    const letters = CARS.map(letterOf);
    assert.equal(new Set(letters).size, CARS.length, `${language}: ${letters.join('')}`);
    for (const [i, car] of CARS.entries())
      assert.ok(pieces.car(car).toUpperCase().includes(letters[i]), `${language}: ${letters[i]} of ${pieces.car(car)}`);
  }
  speakLetters('en');
});
