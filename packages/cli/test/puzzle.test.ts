// Puzzles in the terminal, driven as a person would drive them: lines in, text out.
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { dailyPuzzle, GRADES, loadPuzzleWords, type Puzzle, readPuzzles } from '@backroom/bots/puzzle';
import { OFFERS } from '@backroom/games';
import { LANGUAGES } from '@backroom/kit';
import { width } from '@backroom/kit/terminal';
import { scheffeln } from '@backroom/scheffeln';
import lines from '../../scheffeln/puzzles/collection.json' with { type: 'json' };
import { type PuzzleIo, puzzle } from '../src/puzzle/index.ts';
import { loadPuzzlePhrases } from '../src/puzzle/phrases.ts';
import { paper } from './support/streams.ts';

const read = readPuzzles(scheffeln, lines);
const collection: readonly Puzzle[] = read.ok ? read.value : [];
const TODAY = '2027-03-14';
const EN = await loadPuzzleWords('en');

interface Outcome {
  readonly status: number;
  readonly text: string;
  readonly complaint: string;
}

async function piped(args: string, typed: readonly string[], io: Partial<PuzzleIo> = {}): Promise<Outcome> {
  const [output, error] = [paper(), paper()];
  const status = await puzzle(args.split(' ').filter(Boolean), {
    input: Readable.from([typed.map((line) => `${line}\n`).join('')]),
    output: output.stream,
    error: error.stream,
    env: {},
    today: () => TODAY,
    ...io,
  });
  return { status, text: output.text(), complaint: error.text() };
}

/** Lines may be broken anywhere between words. */
const flat = (text: string): string => text.replace(/\s+/g, ' ');
const shows = (text: string, one: Puzzle, words = EN): boolean =>
  flat(text).includes(flat(words.heading({ number: collection.indexOf(one) + 1, grade: words.grades[one.grade] })));

const daily = (date: string): Puzzle => {
  const answer = dailyPuzzle(collection, date);
  assert.ok(answer.ok);
  return answer.value;
};
const wrongMove = ({ chances }: Puzzle): string =>
  Object.keys(chances).reduce((one, other) => (chances[other] < chances[one] ? other : one));

for (const language of LANGUAGES) {
  test(`the puzzle of today, found and missed, within 80 columns: ${language}`, async () => {
    const words = await loadPuzzleWords(language);
    const phrases = await loadPuzzlePhrases(language);
    const today = daily(TODAY);
    for (const args of [`--lang ${language}`, `--language=${language} --text`]) {
      const right = await piped(args, [today.solution, 'q']);
      const wrong = await piped(args, [wrongMove(today), 'q']);
      for (const { status, text, complaint } of [right, wrong]) {
        assert.equal(status, 0);
        assert.equal(complaint, '');
        assert.ok(shows(text, today, words));
        assert.ok(flat(text).includes(flat(phrases.another)));
        for (const line of text.split('\n')) assert.ok(width(line) <= 80, line);
        assert.doesNotMatch(text, /undefined|NaN/);
      }
      const solved = flat(words.solution({ move: '', percent: 0 }))
        .split(' ')
        .slice(0, 2)
        .join(' ');
      assert.ok(!flat(right.text).includes(solved));
      assert.ok(flat(wrong.text).includes(solved));
    }
  });
}

test('an answer is a number or a notation, as at the table; anything else is asked again', async () => {
  const first = collection[0];
  const { text } = await piped('--number 1', ['999', 'nonsense', 'h', '?', 'rules SH-22', '', first.solution, 'q']);
  const { yourAnswer, noHints } = await loadPuzzlePhrases('en');
  assert.equal(text.split(yourAnswer).length - 1, 7);
  assert.ok(flat(text).includes(noHints));
  assert.ok(text.includes('SH-22'));
  assert.ok(text.includes('Right!'));
  const byNumber = await piped('--number 1', ['1', 'q']);
  assert.match(byNumber.text, /Right!|Nearly!|Not this time\./);
});

test('a hint never gives a puzzle away', async () => {
  const { text } = await piped('--number 1', ['h', 'hint']);
  assert.doesNotMatch(text, /\d%/);
});

test('another: the next number, or the puzzles of the days before', async () => {
  const byNumber = await piped(`--number ${collection.length}`, ['1', '', '1', 'q']);
  assert.ok(shows(byNumber.text, collection[collection.length - 1]) && shows(byNumber.text, collection[0]));
  const byDate = await piped('--date 2027-03-01', ['1', '', '1', 'q']);
  assert.ok(shows(byDate.text, daily('2027-03-01')) && shows(byDate.text, daily('2027-02-28')));
  assert.ok(byDate.text.includes('1 March 2027') && byDate.text.includes('28 February 2027'));
});

for (const grade of GRADES) {
  test(`--grade ${grade} shows puzzles of that grade only`, async () => {
    const { text } = await piped(`--grade ${grade}`, ['1', '', '1', '', '1', 'q']);
    const named = GRADES.filter((one) => text.includes(EN.grades[one]));
    assert.deepEqual(named, [grade]);
    assert.equal(text.split(EN.grades[grade]).length - 1, 3);
  });
}

test('a person who leaves or types nothing gets no error', async () => {
  for (const typed of [[], ['q'], ['1'], ['1', 'q'], ['1', '', 'q']]) {
    const { status, complaint } = await piped('', typed);
    assert.equal(status, 0);
    assert.equal(complaint, '');
  }
});

test('bad flags get a sentence each, and nothing is shown', async () => {
  for (const [args, why] of [
    ['--date 2027-02-29', /--date can’t be “2027-02-29”/],
    ['--date tomorrow', /YYYY-MM-DD/],
    ['--grade 6', /--grade can’t be “6”/],
    ['--grade', /--grade/],
    ['--number 0', /--number can’t be “0”/],
    ['--number 1e2', /--number can’t be/],
    [`--number ${collection.length + 1}`, /--number can’t be/],
    ['--number 3 --grade 2', /leave out/],
    ['--number 3 --date 2027-01-01', /leave out/],
    ['--game chess', /chess/],
    ['--language xx', /xx/],
    ['--nonsense', /--nonsense/],
    ['extra', /extra/],
  ] as const) {
    const { status, text, complaint } = await piped(args, ['1']);
    assert.equal(status, 2, args);
    assert.equal(text, '', args);
    assert.match(flat(complaint), why);
    assert.match(flat(complaint), /puzzle --help/);
  }
});

test('a game without puzzles, and a collection that is broken, are named', async () => {
  const { puzzles: _puzzles, ...bare } = OFFERS[0];
  const none = await piped('', ['1'], { offers: [bare] });
  assert.equal(none.status, 2);
  assert.match(none.complaint, /no puzzles for “scheffeln”/);
  const broken = await piped('', ['1'], {
    offers: [{ ...bare, puzzles: async () => [{ ...collection[0], grade: 9 }] }],
  });
  assert.equal(broken.status, 2);
  assert.match(broken.complaint, /puzzle 1: grade/);
});

test('--help lists every flag in every language', async () => {
  for (const language of LANGUAGES) {
    const { status, text } = await piped(`--help --lang ${language}`, []);
    assert.equal(status, 0);
    for (const flag of ['--date', '--grade', '--number', '--game', '--language', '--text', '--no-color', '--help']) {
      assert.ok(text.includes(flag), `${language}: ${flag}`);
    }
    for (const line of text.split('\n')) assert.ok(width(line) <= 79, line);
  }
});
