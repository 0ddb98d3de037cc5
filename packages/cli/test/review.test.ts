// Looking back upon a game in the terminal: asked for with r, told in every language, never wider than the screen.
import assert from 'node:assert/strict';
import { PassThrough, Writable } from 'node:stream';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { loadReviewWords } from '@backroom/bots/review';
import { LANGUAGES, type Language, replay, Seeded } from '@backroom/kit';
import { scheffeln } from '@backroom/scheffeln';
import { words } from '@backroom/scheffeln/words';
import { WALL_CLOCK } from '../src/play/clock.ts';
import { type Io, play } from '../src/play/index.ts';
import { loadPhrases } from '../src/play/phrases.ts';
import { Sitting } from '../src/play/sitting.ts';
import { width } from '../src/play/text.ts';

const ESCAPE = '\u001B';
const LEFTOVERS = /undefined|NaN|\[object|\$\{/;

/** Answers every question with a number, and the question after the game as told; empty lines when that is used up. */
async function evening(args: string, last: readonly string[], io: Partial<Io> & { isScreen?: boolean } = {}) {
  const { isScreen = false, ...rest } = io;
  const language = /--lang (\w\w)/.exec(args)?.[1] ?? 'en';
  const { ending } = await loadPhrases(language as Language);
  const answers = [...last];
  let text = '';
  let asked = 0;
  const input = Object.assign(new PassThrough(), isScreen ? { isTTY: true, setRawMode: () => undefined } : {});
  const stream = new Writable({
    write(part, _encoding, done) {
      const shown = String(part);
      text += shown;
      if (/› $|› \n$/.test(stripVTControlCharacters(shown))) {
        const answer = shown.includes(ending.after) ? (answers.shift() ?? '') : String(1 + (asked++ % 3));
        const isWaiting = shown.includes(ending.stop);
        if (!isWaiting) setImmediate(() => input.write(`${answer}${isScreen ? '\r' : '\n'}`));
        else if (answers[0] === 'stop') {
          answers.shift();
          setImmediate(() => input.write('\r'));
        }
      }
      done();
    },
  });
  const output = isScreen ? Object.assign(stream, { isTTY: true, columns: 80, rows: 24 }) : stream;
  const env = isScreen ? { TERM: 'xterm' } : {};
  const status = await play(args.split(' '), { input, output, env, ...rest });
  assert.equal(status, 0);
  return { text, after: text.slice(text.indexOf(ending.after)) };
}

function assertFits(text: string): void {
  for (const line of text.split('\n')) assert.ok(width(line) <= 80, `${width(line)} columns: ${line}`);
}

for (const language of LANGUAGES) {
  test(`r after a game shows the course, the turning points, what was better and the balance: ${language}`, async () => {
    const { texts } = await loadReviewWords(language);
    const { ending } = await loadPhrases(language);
    const { after } = await evening(`scheffeln --speed --seats 3 --seed back --lang ${language}`, ['r']);
    for (const heading of [
      texts.working,
      texts.title.toUpperCase(),
      texts.chart.title,
      texts.turning.title,
      texts.decisions.title,
      texts.decisions.viewpoint,
      texts.summary.title,
      ending.seed('back'),
    ])
      assert.ok(after.includes(heading), heading);
    assert.match(after, /[▁▂▃▄▅▆▇█]{20}/);
    assert.doesNotMatch(after, LEFTOVERS);
    assertFits(after);
  });
}

test('a slip is shown with what was played, what was better, and why', async () => {
  const { after } = await evening('scheffeln --seats 2 --seed slips', ['R']);
  const told = after.replace(/\n +/g, ' ');
  assert.match(
    told,
    /Move \d+: a (slip|blunder) \(−\d+ percentage points?\) Played: .+?, \d+% – .+?\. Better: .+?, \d+% – /,
  );
  assert.match(told, /What would have been better/);
  assertFits(after);
});

test('the same game is judged alike each time it is asked for', async () => {
  const { after } = await evening('scheffeln --speed --seats 3 --seed twice', ['r', 'review', '']);
  const [, one, two] = after.split('THE GAME IN REVIEW');
  assert.equal(one.split('Enter to leave')[0], two.split('Enter to leave')[0]);
});

test('nobody who does not ask is shown a review', async () => {
  for (const answer of ['', '1', 'q']) {
    const { after } = await evening('scheffeln --speed --seats 3 --seed none', [answer]);
    assert.ok(!after.includes('REVIEW'));
    assert.match(after, /--seed=none/);
  }
});

test('each person at the keyboard hears of their own decisions, the house of none', async () => {
  const { after } = await evening('scheffeln --speed --seats 4 --players 2 --names Anna,Bob --seed two', ['r']);
  assert.match(after, /What would have been better – Anna/);
  assert.match(after, /What would have been better – Bob/);
  assert.doesNotMatch(after, /What would have been better – (Dot|Lefty)/);
});

test('with --text a review is told, not drawn', async () => {
  const { after } = await evening('scheffeln --speed --text --seats 3 --names Anna --seed read', ['r']);
  assert.doesNotMatch(after, /[▁▂▃▄▅▆▇█╭│╰●▮→]/);
  assert.match(after, /Anna: \d+% at the start, \d+% at the end/);
  assert.match(after, /Anna kept \d+% of the chances/);
});

test('a game that gives no reasons is reviewed without them', async () => {
  const offers = [{ game: { ...scheffeln, id: 'other' }, words }];
  const { after } = await evening('other --mode speed --seats 3 --seed plain', ['r'], { offers });
  assert.match(after, /Turning points/);
  assert.doesNotMatch(after, LEFTOVERS);
});

/** What each frame showed; a frame begins in the top left corner. */
const framesOf = (text: string): string[][] =>
  text
    .split(`${ESCAPE}[H`)
    .slice(1)
    .map((frame) => frame.split(`${ESCAPE}[J`)[0].split('\n').slice(0, -1));

test('on a screen the review grows before one’s eyes, turns its pages, and keeps within 80 by 24', async () => {
  const args = 'scheffeln --fast --seats 2 --names Anna --no-color --seed pages';
  const { text } = await evening(args, ['r'], { isScreen: true });
  const frames = framesOf(text);
  const shows = (sign: RegExp): number => frames.filter((frame) => sign.test(frame.join('\n'))).length;
  assert.ok(shows(/Looking the game through[\s\S]*━*─* \d+%/) > 1);
  assert.equal(shows(/THE GAME IN REVIEW/), 1);
  assert.ok(shows(/The balance/) >= 1);
  for (const frame of frames) {
    assert.ok(frame.length <= 23, `${frame.length} lines`);
    for (const line of frame) assert.ok(width(line) <= 80, line);
  }
  assert.match(text.split(`${ESCAPE}[?1049l`)[1], /The final count/);
});

test('whoever is tired of waiting presses Enter and is asked again', async () => {
  const args = 'scheffeln --fast --seats 2 --names Anna --no-color --seed wait';
  const { text } = await evening(args, ['r', 'stop', ''], { isScreen: true, clock: WALL_CLOCK });
  assert.match(text, /Looking the game through/);
  assert.ok(!text.includes('THE GAME IN REVIEW'));
  assert.match(text.split(`${ESCAPE}[?1049l`)[1], /The final count/);
});

test('a sitting keeps a log that plays the same game again, chance and clock included', () => {
  for (const mode of ['basic', 'speed'] as const) {
    const options = {
      mode,
      movementCards: 24,
      run: false,
      mafia: false,
      studyLimitMs: mode === 'speed' ? 30_000 : null,
    };
    const sitting = new Sitting(scheffeln, options, 3, 'kept');
    const random = new Seeded('kept');
    for (;;) {
      const { turn } = sitting;
      if (turn === 'over') break;
      if (sitting.deadline !== null) sitting.pass(random.below(9000));
      const seat = sitting.turn[0];
      if (typeof seat !== 'number') continue;
      const legal = sitting.legal(seat);
      sitting.act(seat, legal[random.below(legal.length)]);
    }
    const again = replay(scheffeln, options as never, 3, sitting.log as never);
    assert.ok(again.ok, again.ok ? '' : again.why);
    assert.deepEqual(scheffeln.result(again.value), sitting.result);
    assert.ok(sitting.log.some(({ by }) => by === (mode === 'speed' ? 'clock' : 'chance')));
  }
});
