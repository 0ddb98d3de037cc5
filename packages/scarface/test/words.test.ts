// Words: in random games every language has a whole sentence for whatever is shown, done, told or refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language, pick, type Refusal, Seeded } from '@backroom/kit';
import { type Action, type Event, scarface as game, type Options, type View } from '../src/index.ts';
import { words } from '../src/words/index.ts';
import type { Spoken } from '../src/words/speak.ts';

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

const USUAL: Options = { jobDraft: false, gangs: null, solo: null };
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
  test(`${language}: whatever happens gets a whole sentence`, () => {
    for (const line of linesOf(language)) {
      assert.match(line, /\p{L}|\d/u);
      assert.doesNotMatch(line, /\b(undefined|null|NaN)\b|\[object|=>|\$\{| {2}|\.\.|^ | $|\(\)| [,.]/, line);
      // An id that nobody has translated.
      assert.doesNotMatch(line, /\b(far-(north|south)|deal \d|[a-z]+-(dealer|hand|gone|own|rival))\b/, line);
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
