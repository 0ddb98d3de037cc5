// A review in the terminal: requested with r, in every language, never wider than the screen.
import assert from 'node:assert/strict';
import { PassThrough, Writable } from 'node:stream';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { loadReviewWords } from '@backroom/bots/review';
import { LANGUAGES, type Language, replay, Seeded } from '@backroom/kit';
import { width } from '@backroom/kit/terminal';
import { scheffeln } from '@backroom/scheffeln';
import { words } from '@backroom/scheffeln/words';
import { WALL_CLOCK } from '../src/play/clock.ts';
import { GameSession } from '../src/play/game-session.ts';
import { type PlayIo, play } from '../src/play/index.ts';
import { loadPhrases } from '../src/play/phrases.ts';

const ESCAPE = '\u001B';
const LEFTOVERS = /undefined|NaN|\[object|\$\{/;

/** Answers every question of the game with a number, the questions after it with `last`, and then with empty lines. */
async function playAndAnswer(args: string, last: readonly string[], io: Partial<PlayIo> & { isScreen?: boolean } = {}) {
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
    const { after } = await playAndAnswer(`scheffeln --speed --seats 3 --seed back --lang ${language}`, ['r']);
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
  const { after } = await playAndAnswer('scheffeln --seats 2 --seed slips', ['R']);
  const told = after.replace(/\n +/g, ' ');
  assert.match(
    told,
    /Move \d+: a (slip|blunder) \(−\d+ percentage points?\) Played: .+?, \d+% – .+?\. Better: .+?, \d+% – /,
  );
  assert.match(told, /What would have been better/);
  assertFits(after);
});

test('two reviews of the same game are equal', async () => {
  const { after } = await playAndAnswer('scheffeln --speed --seats 3 --seed twice', ['r', 'review', '']);
  const [, one, two] = after.split('GAME REVIEW');
  assert.equal(one.split('Enter to leave')[0], two.split('Enter to leave')[0]);
});

test('a review is shown only on request', async () => {
  for (const answer of ['', '1', 'q']) {
    const { after } = await playAndAnswer('scheffeln --speed --seats 3 --seed none', [answer]);
    assert.ok(!after.includes('REVIEW'));
    assert.match(after, /--seed=none/);
  }
});

test('each person at the keyboard gets a review of their own decisions, bots get none', async () => {
  const { after } = await playAndAnswer('scheffeln --speed --seats 4 --players 2 --names Anna,Bob --seed two', ['r']);
  assert.match(after, /What would have been better – Anna/);
  assert.match(after, /What would have been better – Bob/);
  assert.doesNotMatch(after, /What would have been better – (Dot|Lefty)/);
});

test('with --text a review is told, not drawn', async () => {
  const { after } = await playAndAnswer('scheffeln --speed --text --seats 3 --names Anna --seed read', ['r']);
  assert.doesNotMatch(after, /[▁▂▃▄▅▆▇█╭│╰●▮→]/);
  assert.match(after, /Anna: \d+% at the start, \d+% at the end/);
  assert.match(after, /Anna kept \d+% of their chances/);
});

test('a game that gives no reasons is reviewed without them', async () => {
  const offers = [{ game: { ...scheffeln, id: 'other' }, words }];
  const { after } = await playAndAnswer('other --mode speed --seats 3 --seed plain', ['r'], { offers });
  assert.match(after, /Turning points/);
  assert.doesNotMatch(after, LEFTOVERS);
});

/** What each frame showed; a frame begins in the top left corner. */
const framesOf = (text: string): string[][] =>
  text
    .split(`${ESCAPE}[H`)
    .slice(1)
    .map((frame) => frame.split(`${ESCAPE}[J`)[0].split('\n').slice(0, -1));

test('on a screen the review shows its progress, has pages, and fits into 80 by 24 characters', async () => {
  const args = 'scheffeln --fast --seats 2 --names Anna --no-color --seed pages';
  const { text } = await playAndAnswer(args, ['r'], { isScreen: true });
  const frames = framesOf(text);
  const shows = (sign: RegExp): number => frames.filter((frame) => sign.test(frame.join('\n'))).length;
  assert.ok(shows(/Reviewing the game[\s\S]*━*─* \d+%/) > 1);
  assert.equal(shows(/GAME REVIEW/), 1);
  assert.ok(shows(/Summary/) >= 1);
  for (const frame of frames) {
    assert.ok(frame.length <= 23, `${frame.length} lines`);
    for (const line of frame) assert.ok(width(line) <= 80, line);
  }
  assert.match(text.split(`${ESCAPE}[?1049l`)[1], /Final result/);
});

test('Enter stops a running review and returns to the question', async () => {
  const args = 'scheffeln --fast --seats 2 --names Anna --no-color --seed wait';
  const { text } = await playAndAnswer(args, ['r', 'stop', ''], { isScreen: true, clock: WALL_CLOCK });
  assert.match(text, /Reviewing the game/);
  assert.ok(!text.includes('GAME REVIEW'));
  assert.match(text.split(`${ESCAPE}[?1049l`)[1], /Final result/);
});

test('the log of a terminal game replays the same game, chance and clock included', () => {
  for (const mode of ['basic', 'speed'] as const) {
    const options = {
      mode,
      movementCards: 24,
      run: false,
      mafia: false,
      studyLimitMs: mode === 'speed' ? 30_000 : null,
    };
    const session = new GameSession(scheffeln, options, 3, 'kept');
    const random = new Seeded('kept');
    for (;;) {
      const { turn } = session;
      if (turn === 'over') break;
      if (session.deadline !== null) session.pass(random.below(9000));
      const seat = session.turn[0];
      if (typeof seat !== 'number') continue;
      const legal = session.legal(seat);
      session.act(seat, legal[random.below(legal.length)]);
    }
    const again = replay(scheffeln, options as never, 3, session.log as never);
    assert.ok(again.ok, again.ok ? '' : again.why);
    assert.deepEqual(scheffeln.result(again.value), session.result);
    assert.ok(session.log.some(({ by }) => by === (mode === 'speed' ? 'clock' : 'chance')));
  }
});
