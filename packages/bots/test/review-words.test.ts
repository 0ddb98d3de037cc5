// A review has complete sentences in every language, and a chart that can be read without colour.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chart, loadReviewWords, type Review, type ReviewWords, review, VERDICTS } from '@backroom/bots/review';
import { type AnyWords, LANGUAGES, type Names } from '@backroom/kit';
import { JOB_KINDS, playAtRandom } from './review-games.ts';

const NAMES: Names = ['Anna', 'Bob & <Sons>', '“Cy”', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'];
const LEFTOVERS = /undefined|NaN|\bnull\b|\$\{|\[object|Infinity| {2}|\.\.|,,| [.,]/;

const REVIEWS = JOB_KINDS.map((kind) => ({
  kind,
  reviewed: review(kind.mind, kind.options, kind.seats, playAtRandom(kind, 'told').steps, {
    seed: 'told',
    iterations: 200,
  }) as Review<unknown, unknown>,
}));

function everything(words: ReviewWords, { course, summaries }: Review<unknown, unknown>): string[] {
  const { texts } = words;
  return [
    texts.title,
    texts.working,
    ...[texts.chart.title, texts.chart.viewpoint, texts.turning.title, texts.turning.none],
    ...[texts.decisions.title, texts.decisions.viewpoint, texts.decisions.none, texts.summary.title],
    ...Object.values(texts.summary.columns),
    texts.summary.legend,
    ...words.course(course, NAMES),
    ...words.describe(course, NAMES),
    ...summaries.map((summary) => words.summary(summary, NAMES)),
    words.more([{ verdict: 'slip' }, { verdict: 'blunder' }, { verdict: 'slip' }]),
  ];
}

for (const language of LANGUAGES) {
  test(`a review is told in whole sentences: ${language}`, async () => {
    const words = await loadReviewWords(language);
    assert.equal(words.texts.language, language);
    const told = new Set<string>();
    for (const { kind, reviewed } of REVIEWS) {
      const speech: { words: AnyWords; reasons?: () => Promise<(reason: unknown, names: Names) => string> } =
        await kind.tongues[language]();
      const voice = { words: speech.words, names: NAMES, reason: (await speech.reasons?.()) ?? null };
      const turns = reviewed.turningPoints.map((point) => words.turningPoint(point, voice));
      assert.ok(turns.length > 0, `${kind.name} has its turning points`);
      const judged = reviewed.decisions.map((decision) => {
        const lines = words.decision(decision, voice);
        assert.equal(lines.length, ['best', 'forced'].includes(decision.verdict) ? 2 : 3);
        assert.ok(lines[0].includes(words.texts.decisions.verdicts[decision.verdict]));
        assert.ok(lines.slice(1).every((line) => line.endsWith('.')));
        if (speech.reasons !== undefined) assert.ok(lines[1].includes(words.texts.decisions.because));
        told.add(decision.verdict);
        return lines;
      });
      for (const line of [...everything(words, reviewed), ...turns.flat(), ...judged.flat()]) {
        assert.doesNotMatch(line, LEFTOVERS);
        assert.ok(line.trim() === line && line.length > 1, JSON.stringify(line));
      }
    }
    assert.deepEqual([...told].sort(), [...VERDICTS].sort(), 'every verdict was told');
  });
}

test('no two languages say the same, and none leaves a sentence out', async () => {
  const catalogues = await Promise.all(LANGUAGES.map(async (language) => (await loadReviewWords(language)).texts));
  for (const said of [
    (t: (typeof catalogues)[number]) => t.title,
    (t: (typeof catalogues)[number]) => t.chart.viewpoint,
    (t: (typeof catalogues)[number]) => t.turning.none,
    (t: (typeof catalogues)[number]) => t.decisions.viewpoint,
    (t: (typeof catalogues)[number]) => t.decisions.verdicts.blunder,
    (t: (typeof catalogues)[number]) => t.summary.legend,
  ])
    assert.equal(new Set(catalogues.map(said)).size, LANGUAGES.length);
});

test('numbers go with their nouns, and changes have a sign that can be read', async () => {
  const { numbers, texts } = await loadReviewWords('de');
  assert.equal(numbers.count(1, texts.summary.blunder), '1 grober Fehler');
  assert.equal(numbers.count(2, texts.summary.blunder), '2 grobe Fehler');
  assert.deepEqual([0.118, -0.118, 0.001, -0.001].map(numbers.points), ['+12', '−12', '0', '0']);
  assert.equal(numbers.form(-0.01, texts.summary.point), 'Prozentpunkt');
});

/** Every tag that is opened is closed, in order. */
function assertWellFormed(svg: string): void {
  const open: string[] = [];
  for (const [, close, name, empty] of svg.matchAll(/<(\/?)([a-z]+)(?:\s+[\w:-]+="[^"<]*")*(\/?)>/g)) {
    if (close === '/') assert.equal(open.pop(), name);
    else if (empty === '') open.push(name);
  }
  assert.deepEqual(open, []);
  assert.equal(svg.replace(/<(\/?)([a-z]+)(?:\s+[\w:-]+="[^"<]*")*(\/?)>/g, '').match(/[<>]/), null, 'stray signs');
}

test('the chart is sound SVG with a title and a description, and a line and a label for every seat', async () => {
  for (const language of LANGUAGES) {
    const words = await loadReviewWords(language);
    for (const { reviewed } of REVIEWS) {
      const { course, turningPoints } = reviewed;
      const svg = chart(course, { words, names: NAMES, turningPoints, id: 'a"b' });
      assertWellFormed(svg);
      assert.ok(svg.includes(`>${words.texts.chart.title}</title>`));
      assert.ok(svg.includes(words.texts.chart.viewpoint));
      assert.doesNotMatch(svg, /undefined|NaN|<Sons>|https?:(?!\/\/www\.w3\.org\/2000\/svg)|url\(|<script/);
      const lines = [...svg.matchAll(/<g stroke="(#\w+)".*?<path d="M[^"]*" fill="none"(.*?)\/>.*?<path d="([^"]+)"/g)];
      assert.equal(lines.length, course[0].chances.length);
      for (const sign of [1, 2, 3]) assert.equal(new Set(lines.map((line) => line[sign])).size, lines.length);
      const heights = [...svg.matchAll(/<text x="\d+" y="([\d.]+)" fill="#\w+">/g)].map(([, y]) => Number(y));
      assert.equal(heights.length, lines.length);
      for (const [i, height] of heights.entries()) if (i > 0) assert.ok(height - heights[i - 1] > 20, 'labels touch');
      assert.ok(heights.every((height) => height > 60 && height < 380));
    }
  }
});

test('eight seats that end alike still have their labels apart and on the field', async () => {
  const words = await loadReviewWords('en');
  for (const last of [
    [1, 0, 0, 0, 0, 0, 0, 0],
    [0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125],
    [0.5, 0.5, 0, 0, 0, 0, 0, 0],
  ]) {
    const point = { seq: -1, move: 0, by: null, action: null, view: null, chances: last, errors: last.map(() => 0) };
    const svg = chart([point], { words, names: NAMES });
    const heights = [...svg.matchAll(/<text x="\d+" y="([\d.]+)" fill="#\w+">/g)].map(([, y]) => Number(y));
    assert.equal(heights.length, 8);
    for (const [i, height] of heights.entries()) if (i > 0) assert.ok(height - heights[i - 1] > 20, 'labels touch');
    assert.ok(heights.every((height) => height > 60 && height < 380));
  }
});
