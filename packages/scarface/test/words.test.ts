// Words: in random games every language has a whole sentence for everything that is shown, done, told or refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language, pick, type Refusal, Seeded } from '@backroom/kit';
import { type Action, type Event, scarface as game, type Options, type View } from '../src/index.ts';
import { words } from '../src/words/index.ts';
import type { Spoken } from '../src/words/speak.ts';
import { given } from './given.ts';

const NAMES = ['Ann', 'Ugo', 'Cléo', 'Iris'];

const spoken = new Map<Language, Spoken>(
  await Promise.all(LANGUAGES.map(async (language) => [language, await words[language]()] as const)),
);
const say = (language: Language): Spoken['words'] => spoken.get(language)?.words ?? assert.fail(`no ${language}`);

/** One moment of a random game, to be told in every language. */
interface Moment {
  readonly names: readonly string[];
  readonly view: View;
  /** To those who only look on. */
  readonly open: View;
  readonly actions: readonly Action[];
  readonly refusals: readonly Refusal<Action>[];
  readonly events: readonly Event[];
}

/** As it was, and as those see it whom it does not concern. */
function bothSides(event: Event): Event[] {
  const seen = game.face(event, null);
  return seen === null ? [event] : [event, seen];
}

function randomGame(seed: string, options: Options, seats: number): Moment[] {
  const random = new Seeded(seed);
  const s = game.start(options, seats);
  const names = NAMES.slice(0, seats);
  const moments: Moment[] = [];
  for (let turn = game.toAct(s); turn !== 'over'; turn = game.toAct(s)) {
    const seat = turn === 'chance' ? null : pick(turn, random);
    const view = game.view(s, seat);
    const open = game.view(s, null);
    const actions = seat === null ? [game.chance(s, random)] : [...game.legal(s, seat)];
    const refusals = seat === null ? [] : game.refusals(s, seat);
    const events: Event[] = [];
    game.apply(s, seat ?? 'chance', pick(actions, random), events);
    moments.push({ names, view, open, actions, refusals, events: events.flatMap(bothSides) });
  }
  return moments;
}

const USUAL: Options = { jobDraft: false, ringByHand: false, gangs: null, solo: null };
const MOMENTS = [
  ...randomGame('words', USUAL, 4),
  ...randomGame('draft', { ...USUAL, jobDraft: true }, 3),
  ...randomGame('alone', { ...USUAL, solo: { rival: 'gems', difficulty: 'boss' } }, 1),
];
/** Prompts and tables reckon much: those of some moments will do. */
const LOOKS = MOMENTS.filter((_, i) => i % 16 === 0);

const menusOf = (language: Language): string[][] =>
  MOMENTS.map(({ view, actions, names }) => actions.map((action) => say(language).action(action, view, names)));
const logOf = (language: Language): string[] =>
  MOMENTS.flatMap(({ events, names }) => events.map((event) => say(language).event(event, names)));

/** All that a language says of these games, each line once. */
function linesOf(language: Language): Set<string> {
  const w = say(language);
  const looks = LOOKS.flatMap(({ view, open, names }) =>
    [view, open].flatMap((seen) => [
      w.prompt(seen, names),
      ...w.table(seen, names).flatMap((one) => [one.heading, ...one.lines]),
      ...seen.players.map((_, seat) => w.standing(seen, seat, names)),
    ]),
  );
  const refused = MOMENTS.flatMap(({ refusals, names }) => refusals.map((refusal) => w.refusal(refusal, names)));
  return new Set([...logOf(language), ...menusOf(language).flat(), ...looks, ...refused]);
}

for (const language of LANGUAGES) {
  test(`${language}: every event has a whole sentence`, () => {
    for (const line of linesOf(language)) {
      assert.match(line, /\p{L}|\d/u);
      assert.doesNotMatch(line, /\b(undefined|null|NaN)\b|\[object|=>|\$\{| {2}|\.\.|^ | $|\(\)| [,.]/, line);
      // An id that nobody has translated; flavour may say what it likes.
      assert.doesNotMatch(
        line.replace(/\n— .*$/, ''),
        /\b(far-(north|south)|deal \d|[a-z]+-(dealer|hand|gone|own|rival))\b/,
        line,
      );
    }
  });

  test(`${language}: no two actions of a list read alike`, () => {
    for (const lines of menusOf(language)) assert.equal(new Set(lines).size, lines.length, lines.join('\n'));
  });

  test(`${language}: somebody without a name goes by the number of the seat`, () => {
    assert.match(say(language).event({ type: 'turn', seat: 2 }, []), /3/);
  });

  test(`${language}: an unknown refusal still gets a sentence with its rule`, () => {
    const refusal = { action: { type: 'stop' as const }, code: 'constructor', rule: 'SC-14', values: {} };
    assert.match(say(language).refusal(refusal, NAMES), /\p{L}.* \(SC-14\)\.$/u);
  });
}

test('every language has its own words for every event', () => {
  const logs = LANGUAGES.map(logOf);
  for (const [i, line] of logs[0].entries())
    assert.equal(new Set(logs.map((log) => log[i])).size, LANGUAGES.length, line);
});

test('fr: no elision is missed, and a no-break space stands before high punctuation', () => {
  for (const line of linesOf('fr')) {
    assert.doesNotMatch(line, /\b[Dd]e (Ann|Ugo|Iris|Uptown|Old Town)\b|\bque (Ann|Ugo|Iris)\b/, line);
    assert.doesNotMatch(line, /[^\u00a0\u202f][;!?»]|[^\u00a0]:|«[^\u00a0]/, line);
  }
});

test('it, es: no name follows a word that would have to bend before it', () => {
  for (const line of linesOf('it')) assert.doesNotMatch(line, /\b[ae] (Ann|Ugo|Iris|Uptown|Old Town)\b/, line);
  for (const line of linesOf('es')) assert.doesNotMatch(line, /\b[yo] (Iris)\b/, line);
});

test('SC-17 the table shows one’s own discard pile from the top, and of rivals’ the top card and what has gone there', async () => {
  const t = given(2)
    .has({ discard: ['bagmen', 'card-sharps'] })
    .has({ discard: ['rum-runners', 'bodyguards'] }, 1);
  for (const language of LANGUAGES) {
    const { people } = await import(`../lang/${language}/cards/people.ts`);
    const sections = say(language).table(game.view(t.s, 0), NAMES);
    const lines = sections.flatMap((section) => section.lines).flatMap((line) => line.split('\n'));
    const inOrder = (...ids: string[]): boolean =>
      lines.some((line) => {
        const places = ids.map((id) => line.indexOf(people[id].name));
        return places.every((at, i) => at >= 0 && (i === 0 || at > places[i - 1]));
      });
    assert.ok(inOrder('card-sharps', 'bagmen') && !inOrder('bagmen', 'card-sharps'), language);
    assert.ok(inOrder('bodyguards', 'rum-runners'), language);
  }
});

for (const language of LANGUAGES)
  test(`${language}: the table shows a card in full as the card has it, with its flavour`, () => {
    const t = given(2).has({ hand: ['capone', 'bagmen'], jobs: ['bathtub-gin'], boss: 5 });
    const speaker = spoken.get(language)?.speaker(NAMES) ?? assert.fail(`no ${language}`);
    const view = game.view(t.s, 0);
    const shown = say(language)
      .table(view, NAMES)
      .flatMap(({ lines }) => lines);
    const news = view.headlines[view.headlines.length - 1];
    for (const id of ['capone', 'bagmen', 'bathtub-gin', news, ...view.market]) {
      const { title, lines, flavour } = speaker.printed(id, 5);
      const line = shown.find((one) => one.startsWith(title)) ?? assert.fail(`no ${title}`);
      for (const part of lines) assert.ok(line.includes(part), `${part} is missing in ${line}`);
      assert.ok(line.endsWith(`\n— ${flavour}`), line);
    }
    const short =
      spoken
        .get(language)
        ?.overview(view, NAMES)
        .flatMap(({ lines }) => lines) ?? [];
    const { title, lines } = speaker.printed('capone', 5);
    assert.ok(short.some((line) => line.startsWith(title) && line.includes(lines[0])));
  });
