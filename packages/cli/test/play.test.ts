// The terminal table, driven as a person would drive it: lines in, text out.
import assert from 'node:assert/strict';
import { PassThrough, Readable } from 'node:stream';
import { test } from 'node:test';
import { loadBotWords } from '@backroom/bots/words';
import { OFFERS } from '@backroom/games';
import { everyOptions, LANGUAGES, Seeded } from '@backroom/kit';
import { cut, plain, width, wrap } from '@backroom/kit/terminal';
import { type Action, type Event, type Options, type State, scheffeln } from '@backroom/scheffeln';
import { words } from '@backroom/scheffeln/words';
import { loadDrawing } from '../../scheffeln/terminal/drawing.ts';
import type { WallClock } from '../src/play/clock.ts';
import { type PlayIo, play } from '../src/play/index.ts';
import { UNCOLOURED } from '../src/play/paint.ts';
import { loadPhrases } from '../src/play/phrases.ts';
import { paper } from './support/streams.ts';

const MODES = ['', '--run', '--mafia', '--run --mafia', '--cards 32', '--speed', '--speed --study 30'];

interface Outcome {
  readonly status: number;
  readonly text: string;
  readonly complaint: string;
}

/** Plays with typed lines that come through a pipe. */
async function piped(args: string, lines: readonly string[], io: Partial<PlayIo> = {}): Promise<Outcome> {
  const [output, error] = [paper(), paper()];
  const input = Readable.from([lines.map((line) => `${line}\n`).join('')]);
  const words = args.split(' ').filter(Boolean);
  const status = await play(words, { input, output: output.stream, error: error.stream, env: {}, ...io });
  return { status, text: output.text(), complaint: error.text() };
}

/** More lines than any game needs; the first choice, or now and then another one. */
const eagerly = Array.from({ length: 600 }, (_, i) => ['1', '1', '2', '5'][i % 4]);

/** The longest step of the fast clock, in its milliseconds: a busy machine must not skip the end of a countdown. */
const LONGEST_STEP = 250;

/** How many times faster than real time. */
function hasty(times: number): WallClock {
  let [time, looked] = [0, performance.now()];
  const advance = (to: number): void => {
    time = to;
    looked = performance.now();
  };
  const now = (): number => {
    advance(time + Math.min((performance.now() - looked) * times, LONGEST_STEP));
    return time;
  };
  return {
    now,
    after(ms, then) {
      const due = now() + ms;
      const timer = setTimeout(() => {
        advance(Math.max(time, due));
        then();
      }, ms / times);
      return () => clearTimeout(timer);
    },
  };
}

/** A screen of 80 by 24 with a keyboard. */
function screen(args: string, io: Partial<PlayIo> = {}) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const { stream, text } = paper();
  const output = Object.assign(stream, { isTTY: true, columns: 80, rows: 24 });
  const status = play(args.split(' '), { input, output, env: { TERM: 'xterm' }, clock: hasty(20), ...io });
  const type = (keys: string): void => void input.write(keys);
  let isOver = false;
  const over = status.then(() => {
    isOver = true;
  });
  /** Types the same line again and again, until something shows or the game is over. */
  const keepTyping = async (line: string, until: () => boolean = () => false): Promise<void> => {
    while (!isOver && !until()) {
      type(`${line}\r`);
      await Promise.race([over, rest(3)]);
    }
  };
  return { type, keepTyping, text, status };
}

const ESCAPE = '\u001B';
/** What each frame showed; a frame begins in the top left corner. */
const framesOf = (text: string): string[][] =>
  text
    .split(`${ESCAPE}[H`)
    .slice(1)
    .map((frame) => frame.split(`${ESCAPE}[J`)[0].split('\n').slice(0, -1));

function assertFits(text: string): void {
  for (const line of text.split('\n')) assert.ok(width(line) <= 80, `${width(line)} columns: ${line}`);
}

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Waits until a condition holds, even on a busy machine; the text says what is missing. */
async function comes(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + 60_000; !isSo() && Date.now() < end; ) await rest(10);
}

for (const language of LANGUAGES) {
  for (const mode of MODES) {
    test(`a whole game to the end: ${language} ${mode}`, async () => {
      const { status, text } = await piped(`scheffeln ${mode} --lang ${language} --seed fixed`, eagerly);
      const { ending } = await loadPhrases(language);
      assert.equal(status, 0);
      assert.ok(text.includes(ending.ranking), text.slice(-600));
      assert.ok(text.includes(ending.winner));
      assert.ok(text.includes(ending.seed('fixed')));
      assert.ok(text.includes('--seed=fixed'));
      assert.ok(!text.includes(ESCAPE));
      assertFits(text);
    });
  }
}

test('the same seed deals the same game', async () => {
  const [one, same, other] = await Promise.all(
    ['a', 'a', 'b'].map((seed) => piped(`scheffeln --seed ${seed}`, eagerly)),
  );
  assert.equal(one.text, same.text);
  assert.notEqual(one.text, other.text);
});

const WILD = [
  '王小明王小明王小明王小明',
  `${ESCAPE}[31mRed${ESCAPE}]0;title\u0007${ESCAPE}[2J`,
  '👩‍👩‍👧‍👦🇩🇪👍🏽🎲🎲🎲🎲🎲🎲',
  `Z${'\u0301\u0316'.repeat(40)}algo`,
  '\u202Eevil\u200B\u0000\u009B1m',
  'Wolfeschlegelsteinhausenbergerdorff',
  '\u0301',
  'ｆｕｌｌｗｉｄｔｈ ｎａｍｅ',
].join(',');

for (const options of everyOptions<Options>(scheffeln.options)) {
  const { min, max } = scheffeln.seats(options);
  const flags = Object.entries({
    [`--mode ${options.mode}`]: true,
    [`--cards ${options.movementCards}`]: true,
    '--run': options.run,
    '--mafia': options.mafia,
    [`--study-limit-ms ${options.studyLimitMs ?? 'none'}`]: true,
  }).flatMap(([flag, on]) => (on ? [flag] : []));
  test(`no line is too long with any name: ${flags.join(' ')}`, async () => {
    for (let seats = min; seats <= max; seats++) {
      const names = WILD.split(',').slice(0, seats).join(',');
      const args = [
        'scheffeln',
        ...flags.join(' ').split(' '),
        '--seats',
        String(seats),
        '--names',
        names,
        '--seed',
        'w',
      ];
      const [{ stream: output, text }, input] = [paper(), Readable.from([`${eagerly.join('\n')}\n`])];
      assert.equal(await play([...args, '--lang', seats % 2 ? 'de' : 'fr'], { input, output, env: {} }), 0);
      assertFits(text());
      // biome-ignore lint/suspicious/noControlCharactersInRegex: it is their absence that is tested.
      assert.doesNotMatch(text(), /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E]/);
    }
  });
}

test('a screen is never more than 80 columns by 24 lines, in colour as without', async () => {
  for (const flags of ['--run --mafia --seats 2', '--run --seats 4', '--speed --seats 8']) {
    for (const colour of ['', ' --no-color']) {
      const { type, text, status } = screen(`scheffeln --fast --seed s --names Anna ${flags}${colour}`);
      for (let i = 0; i < 400; i++) type('1\r');
      assert.equal(await status, 0);
      const frames = framesOf(text());
      assert.ok(frames.length > 3);
      for (const frame of frames) {
        assert.ok(frame.length <= 23, `${frame.length} lines`);
        for (const line of frame) assert.ok(width(line) <= 80, line);
      }
      // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are escape sequences.
      assert.equal(/\u001B\[[\d;]*48;5;/.test(text()), colour === '');
    }
  }
});

test('NO_COLOR is heeded on a screen', async () => {
  const { type, text, status } = screen('scheffeln --fast --seed s', { env: { TERM: 'xterm', NO_COLOR: '1' } });
  type('\rq\rq\r');
  assert.equal(await status, 0);
  assert.ok(!text().includes('48;5;'));
});

test('the output does not depend on what others hold', async () => {
  const asked = ['?', 'h', 'hand', 'table', 'log', '? 1', '? 9', 'rules', '? choose red', 'foo', 'q'];
  const texts = new Set<string>();
  for (const luck of ['x', 'y', 'z']) {
    const offers = [{ ...OFFERS[0], game: { ...scheffeln, apply: dealingOthers(luck) } }];
    texts.add((await piped('scheffeln --seats 4 --run --level random --seed start3', asked, { offers })).text);
  }
  assert.equal(texts.size, 1);
  assert.match([...texts][0], /In the centre/);

  /** Deals again what seat 0 cannot see. */
  function dealingOthers(luck: string): typeof scheffeln.apply {
    return (state: State, by, action: Action, out: Event[] | null) => {
      scheffeln.apply(state, by, action, out);
      if (action.type !== 'deal') return;
      Object.assign(state, scheffeln.redeal(scheffeln.view(state, 0), new Seeded(luck)));
      const dealt = out?.findIndex(({ type }) => type === 'dealt') ?? -1;
      const hands = [0, 1, 2, 3].map((seat) => scheffeln.view(state, seat).hand ?? []);
      if (out !== null && dealt >= 0) out[dealt] = { ...(out[dealt] as Event & { type: 'dealt' }), hands };
    };
  }
});

test('a drawing shows no more than its view', async () => {
  const [drawing, { words: english }] = [await loadDrawing('en'), await words.en()];
  const names = ['Anna', 'Bob', 'Cy', 'Di'];
  const setting = { words: english, names, paint: UNCOLOURED, width: 79, keys: '?' };
  const random = new Seeded('hidden');
  const options: Options = { mode: 'basic', movementCards: 24, run: true, mafia: true, studyLimitMs: null };
  const state = scheffeln.start(options, 4);
  for (let i = 0; i < 60 && scheffeln.toAct(state) !== 'over'; i++) {
    const turn = scheffeln.toAct(state);
    if (turn === 'chance') scheffeln.apply(state, 'chance', scheffeln.chance(state, random), null);
    else if (turn !== 'over') {
      const legal = scheffeln.legal(state, turn[0]);
      const view = scheffeln.view(state, 0);
      const again = scheffeln.view(scheffeln.redeal(view, random), 0);
      assert.deepEqual(drawing.table(again, setting), drawing.table(view, setting));
      scheffeln.apply(state, turn[0], legal[random.below(legal.length)], null);
    }
  }
});

const NOISE = [
  '',
  '   ',
  '0',
  '999',
  '99999999999999999999999999',
  '-1',
  '1.5',
  'xyzzy',
  'move',
  'exchange red > black',
  'wait 5000',
  'deal red',
  'setup',
  '__proto__',
  'constructor',
  '?constructor',
  '? 77',
  'rules nosuchword',
  'rules SH-999',
  'u',
  'undo',
  'x'.repeat(100_000),
  `${ESCAPE}[2J${ESCAPE}[31m\u0007`,
  '\u0000\u0001',
  '\u202Emove',
];

test('random input gets an answer and changes nothing', async () => {
  const calm = await piped('scheffeln --seed noise --seats 2', ['1', '2', '1', '1', '1', '1', '1']);
  const answered = await piped('scheffeln --seed noise --seats 2', [
    ...['1', '2'].flatMap((line) => [...NOISE, line]),
    ...['1', '1', '1', '1', '1'].flatMap((line) => ['', line]),
  ]);
  const table = (text: string): string[] => text.split('\n').filter((line) => /^[╭│╰]/.test(line));
  assert.deepEqual(table(answered.text), table(calm.text));
  const plain = await piped('scheffeln --seed noise --seats 2', NOISE);
  for (const sentence of [
    'Type a number from 1 to',
    'no move number 999',
    'neither a move nor a command',
    'too long',
    'No rule has',
    'cannot be taken back',
    'Not possible now',
  ]) {
    assert.ok(plain.text.includes(sentence), sentence);
  }
  assert.ok(!plain.text.includes(ESCAPE) && !plain.text.includes('\u0007'));
  assertFits(plain.text);
  assert.equal(plain.status, 0);
});

test('moves may be typed as written, and their unmistakable beginnings too', async () => {
  const begin = ['choose red'];
  const said = async (line: string): Promise<string> =>
    (await piped('scheffeln --seats 2 --seed first', [...begin, line])).text;
  assert.match(await said('? exchange'), /could be .*exchange/s);
  assert.match(await said('? move black'), /neither/);
  const cards = /holds:\s+(\w+)/.exec(await said('log'))?.[1].toLowerCase() ?? '';
  for (const line of [`move ${cards}`, `m ${cards}`, `MOVE  ${cards.toUpperCase()}`]) {
    assert.match(await said(line), new RegExp(`plays an? ${cards} card`), line);
  }
  assert.match(await said(`exchange ${cards}>red`), /that is your own character/);
  assert.match(await said(`? exchange ${cards} > red`), /SH-22 Exchange/);
  assert.match(await said('? 1'), /What would happen/);
  assert.match(await said('rules SH-35'), /SH-35 {2}A car with another on its roof/);
  assert.match(await said('rules mafia'), /SH-90/);
  assert.match(await said('r'), /SH-94/);
});

/** The lines of a hint: from its heading to the next question. */
const hintOf = (text: string, heading: string, prompt: string): string[] =>
  text.split(`${heading}\n`)[1].split(prompt)[0].trimEnd().split('\n');

for (const language of LANGUAGES) {
  test(`a hint: three numbered moves with chances and reasons: ${language}`, async () => {
    const { hint, frame } = await loadPhrases(language);
    for (const [mode, lines] of [
      ['', ['h', 'q']],
      ['--run --mafia', ['1', 'hint', 'q']],
      ['--speed', ['h', 'q']],
    ] as const) {
      const args = `scheffeln ${mode} --seed hint --lang ${language}`;
      const { text, status } = await piped(args, lines);
      assert.equal(status, 0);
      assertFits(text);
      const shown = hintOf(text, hint.heading, frame.yourMove);
      const moves = shown.join('\n').split(/^(?= \d\. )/m);
      assert.equal(moves.length, 3, shown.join('\n'));
      for (const [i, move] of moves.entries()) {
        assert.match(move, new RegExp(`^ ${i + 1}\\. `));
        assert.match(move.replace(/\n +/g, ' '), /\d\s?% \(\p{L}+ \d+\) – .+\.\s*$/u);
      }
      assert.equal((await piped(args, lines)).text, text, 'the same seed gives the same hint');
    }
  });
}

test('the number that a hint names makes that move, and asking changes nobody’s luck', async () => {
  const { text } = await piped('scheffeln --seats 2 --seed tip', ['h', 'q']);
  const [, name, number] = /1\. Choose ([^,]+),[^%]+% \(type (\d+)\)/.exec(text.replace(/\n +/g, ' ')) ?? [];
  const asked = await piped('scheffeln --seats 2 --seed tip', ['h', number, 'log', 'q']);
  const unasked = await piped('scheffeln --seats 2 --seed tip', [number, 'log', 'q']);
  assert.match(asked.text, new RegExp(`chooses ${name}`));
  const log = (told: string): string => told.split('The game so far')[1];
  assert.equal(log(asked.text), log(unasked.text));
});

test('a game without reasons: a hint shows moves and chances only', async () => {
  const offers = [{ game: { ...scheffeln, id: 'other' }, words }];
  const { text } = await piped('other --seed o', ['h', 'q'], { offers });
  const { hint, frame } = await loadPhrases('en');
  const lines = hintOf(text, hint.heading, frame.yourMove).join('\n');
  const moves = lines.split(/\n(?= \d\. )/).map((move) => move.replace(/\n +/g, ' '));
  for (const [i, move] of moves.entries()) assert.match(move, new RegExp(`^ ${i + 1}\\. .+: \\d+% \\(type \\d\\)\\.$`));
  assert.equal(moves.length, 3);
});

test('in Speed a hint is there until one has grabbed', async () => {
  const { type, text, status } = screen('scheffeln --speed --seats 8 --names Anna --no-color --seed race');
  const shows = async (sentence: string): Promise<void> => {
    await comes(() => text().includes(sentence));
    assert.ok(text().includes(sentence), sentence);
  };
  type('\r');
  await shows('Your move');
  type('h\r');
  await shows('A hint:');
  type('\r');
  for (let i = 1; i <= 8; i++) type(String(i));
  await shows('Anna grabs');
  type('h\r');
  await shows('You have nothing to decide');
  for (const frame of framesOf(text())) assert.ok(frame.length <= 23 && frame.every((line) => width(line) <= 80));
  type('\u0003');
  assert.equal(await status, 130);
});

test('a bad flag gets a sentence and status 2, and nothing starts', async () => {
  const wrong = {
    nosuchgame: 'no game called “nosuchgame”',
    'scheffeln --fats': 'no flag --fats',
    'scheffeln --seats': 'needs a value',
    'scheffeln --seats many': 'from 2 to 4',
    'scheffeln --seats 5': 'from 2 to 4',
    'scheffeln --seats 2 --speed': 'from 3 to 8',
    'scheffeln --players 4 --seats 3': 'from 1 to 3',
    'scheffeln --players 0': 'from 1 to 3',
    'scheffeln --cards 25': '24 or 32',
    'scheffeln --study 10 --speed': '30, 60 or 90',
    'scheffeln --lang tlh': 'en, de, fr, it or es',
    'scheffeln --temperament merry': 'cautious, greedy, vengeful or none',
    'scheffeln --speed --run': 'RUN goes with the basic game only',
    'scheffeln --speed --mafia': 'Mafia-Style goes with the basic game only',
    'scheffeln --run=yes': 'takes no value',
    'scheffeln please': 'one word too many',
    'scheffeln --names A,B,C,D,E': '5 names',
    'scheffeln --seed': 'needs a value',
    [`scheffeln --seed ${'s'.repeat(41)}`]: '1 to 40',
    [`scheffeln --${ESCAPE}[31m`]: 'no flag --',
  };
  for (const [args, sentence] of Object.entries(wrong)) {
    const { status, text, complaint } = await piped(args, eagerly);
    assert.equal(status, 2, args);
    assert.equal(text, '', args);
    assert.ok(complaint.replaceAll('\n', ' ').includes(sentence), `${args}: ${complaint}`);
    assert.ok(complaint.includes('--help') && !complaint.includes(ESCAPE));
    assertFits(complaint);
  }
});

/** What a screen shows before the first card. */
async function greeting(args: string): Promise<string[]> {
  const { type, text, status } = screen(`scheffeln --no-color --names Anna ${args}`);
  type('\u0003');
  await status;
  return framesOf(text())[0].map((line) => line.replace(`${ESCAPE}[K`, ''));
}

for (const language of LANGUAGES) {
  test(`the bots are introduced, each with a temperament, and the text fits: ${language}`, async () => {
    const { temperaments, levels } = await loadBotWords(language);
    const names = Object.values(temperaments).map(({ name }) => `(${name})`);
    const wide = WILD.replaceAll(' ', '').replace(/^[^,]*/, 'Anna');
    for (const table of ['--seats 3', '--seats 4', '--speed --seats 8', `--speed --seats 8 --names ${wide}`]) {
      const args = `--lang ${language} --level sharp --seed house ${table}`;
      const shown = await greeting(args);
      assert.ok(shown.length <= 23 && shown.every((line) => width(line) <= 80), shown.join('\n'));
      const told = shown.join(' ').replace(/\s+/g, ' ');
      const count = names.reduce((sum, name) => sum + told.split(name).length - 1, 0);
      assert.equal(count, Number(/--seats (\d)/.exec(table)?.[1]) - 1, shown.join('\n'));
      assert.ok(told.includes(levels.sharp.name));
      assert.deepEqual(await greeting(args), shown, 'the same seed seats the same characters');
    }
  });
}

test('--temperament applies to all bots or none, and is kept for the same deal', async () => {
  const wished = (await greeting('--seats 4 --temperament vengeful')).join('\n');
  assert.equal(wished.split('(vengeful)').length, 4);
  assert.doesNotMatch(wished, /greedy|cautious/);
  for (const plain of ['--temperament none', '--level random']) {
    assert.doesNotMatch((await greeting(plain)).join('\n'), /The bots|vengeful|greedy|cautious/);
  }
  const { text } = await piped('scheffeln --seed t --temperament greedy', ['q']);
  assert.match(text, /--temperament greedy/);
});

test('a temperament changes the choices of bots, and all of them are legal', async () => {
  const games = await Promise.all(
    ['none', 'cautious', 'greedy', 'vengeful'].map((temperament) =>
      piped(`scheffeln --seats 4 --seed flavour --level sharp --temperament ${temperament}`, eagerly),
    ),
  );
  const first = ({ text }: Outcome): string => text.split('Your move')[0];
  assert.equal(new Set(games.map(({ text }) => text)).size, 4);
  for (const game of games) assert.equal(game.status, 0);
  assert.equal(new Set(games.map((game) => /holds:[^\n]*/.exec(first(game))?.[0])).size, 1, 'the same cards');
});

test('the language comes from the flag, else from the environment', async () => {
  const help = async (args: string, env: NodeJS.ProcessEnv): Promise<string> => (await piped(args, [], { env })).text;
  assert.match(await help('--help', { LANG: 'it_IT.UTF-8' }), /quanti posti/);
  assert.match(await help('--help', { LANG: 'it_IT.UTF-8', LC_ALL: 'es_ES' }), /cuántos asientos/);
  assert.match(await help('--help --lang de', { LANG: 'it_IT.UTF-8' }), /Plätze am Tisch/);
  assert.match(await help('--help', { LANG: 'C.UTF-8' }), /number of seats at the table/);
});

test('between two people at one keyboard nothing is visible', async () => {
  const { text, status } = await piped('scheffeln --seats 3 --players 2 --names Anna,Bob --seed hot', eagerly);
  assert.equal(status, 0);
  const turns = text.split(/\n{50,}/);
  assert.ok(turns.length > 10);
  for (const turn of turns.slice(1)) {
    const [, next] = /The keyboard goes to (\w+)/.exec(turn) ?? [];
    const hidden = next === 'Anna' ? 'Bob' : 'Anna';
    assert.ok(next === 'Anna' || next === 'Bob');
    assert.ok(!turn.includes(`${hidden} holds`), turn);
    assert.doesNotMatch(turn, new RegExp(`${hidden} discards an? \\w+ card face`));
  }
});

test('on a screen the next person sees no hand before pressing Enter', async () => {
  const { keepTyping, text, status } = screen(
    'scheffeln --fast --no-color --seats 2 --players 2 --names A,B --seed hot',
  );
  await keepTyping('1', () => framesOf(text()).length > 40);
  await keepTyping('q');
  assert.equal(await status, 0);
  const frames = framesOf(text());
  const curtains = frames.flatMap((frame, i) => (frame.join('').includes('The keyboard goes to') ? [i] : []));
  assert.ok(curtains.length > 3);
  for (const i of curtains) assert.doesNotMatch(frames[i].join('\n'), /[╭│╰]|holds|Your hand/);
});

test('Speed runs against the clock: a player who does not grab gets nothing', async () => {
  const { type, text, status } = screen('scheffeln --speed --seats 3 --names Anna --no-color --seed race');
  type('\r');
  const keys = setInterval(() => type('\r'), 15);
  await comes(() => text().includes('Time is up'));
  clearInterval(keys);
  assert.match(text(), /5 s left!/);
  assert.match(text(), /[1-3] s left!/);
  assert.match(text(), /Time is up: Anna goes/);
  type('\u0003');
  assert.equal(await status, 130);
});

test('in Speed the bots grab in time', async () => {
  const { type, text, status } = screen('scheffeln --speed --seats 3 --names Anna --no-color --study 60 --seed race');
  type('\r');
  await comes(() => text().includes('Your move'));
  type('1');
  await comes(() => /(Vito|Dot) (takes|gets)/.test(text()));
  for (const name of ['Anna', 'Vito', 'Dot']) assert.ok(text().includes(`${name} grabs`), name);
  assert.ok(!text().includes('Time is up'));
  type('\u0003');
  assert.equal(await status, 130);
});

test('in Speed a digit grabs at once, and a taken character keeps its number', async () => {
  const { type, text, status } = screen('scheffeln --speed --seats 8 --names Anna --no-color --seed race');
  type('\r');
  await comes(() => text().includes('Your move'));
  await comes(() => /\n\s+\d {2}–/.test(text()));
  const taken = / (\d) {2}– {2}/.exec(text())?.[1] ?? '';
  type(taken);
  await comes(() => text().includes('was there first'));
  assert.match(text(), /You can’t take .* was there first/s);
  for (let i = 1; i <= 8; i++) type(String(i));
  await comes(() => text().includes('Anna grabs'));
  assert.match(text(), /Anna grabs/);
  type('\u0003');
  assert.equal(await status, 130);
});

test('several people share a Speed table, each with a number of their own', async () => {
  const { type, text, status } = screen('scheffeln --speed --seats 3 --players 3 --names A,B,C --no-color --seed race');
  type('\r');
  await comes(() => text().includes('Your number and a letter'));
  for (const line of ['h', 'g', '9r', '1r', '2r', '2 g', '3b']) {
    type(`${line}\r`);
    await rest(10);
  }
  await comes(() => text().includes('C grabs'));
  for (const seen of ['Whose hand was that?', 'A grabs Scarlet', 'A was there first', 'B grabs Ollie', 'C grabs Lou']) {
    assert.ok(text().replace(/\s+/g, ' ').includes(seen), seen);
  }
  type('\u0003');
  assert.equal(await status, 130);
});

test('Ctrl-C and the end of input give the terminal back', async () => {
  for (const [keys, status] of [
    ['\u0003', 130],
    ['\u0004', 0],
    ['\rq\rq\r', 0],
  ] as const) {
    const table = screen('scheffeln --seed gone');
    table.type(keys);
    assert.equal(await table.status, status);
    const [, after] = table.text().split(`${ESCAPE}[?1049l`);
    assert.match(after, /You have left the table/);
    assert.match(after, /--seed=gone/);
  }
  const { status, text } = await piped('scheffeln --seed gone', []);
  assert.equal(status, 0);
  assert.match(text, /You have left the table/);
});

test('a game without a drawing of its own is told in sentences', async () => {
  const offers = [{ game: { ...scheffeln, id: 'other' }, words }];
  for (const mode of ['', '--mode speed']) {
    const { status, text } = await piped(`other ${mode} --seed o`, eagerly, { offers });
    assert.equal(status, 0);
    assert.match(text, /The ring, clockwise/);
    assert.match(text, /Final result/);
    assertFits(text);
  }
});

test('with --text nothing is drawn', async () => {
  const { status, text } = await piped('scheffeln --run --text --seed t', eagerly);
  assert.equal(status, 0);
  assert.doesNotMatch(text, /[╭│╰●▮→]/);
  assert.match(text, /Drive the \w+ car/);
  assertFits(text);
});

test('text is measured, cut and wrapped by columns', () => {
  assert.equal(width('日本'), 4);
  assert.equal(width('e\u0301'), 1);
  assert.equal(width(`${ESCAPE}[1mx${ESCAPE}[0m`), 1);
  assert.equal(cut('日本語', 4), '日…');
  assert.equal(plain(`a${ESCAPE}[31mb\u0007 \n c`), 'ab c');
  assert.deepEqual(wrap('aa bb cc', 5, '· '), ['· aa', '  bb', '  cc']);
  assert.deepEqual(wrap('abcdefgh', 3), ['abc', 'def', 'gh']);
});

test('a table longer than a screen is described in full once, then only its changes; “table” describes all of it', async () => {
  const { text } = await piped('scarface --seats 2 --text --fast --seed A', ['1', '1', '1', 'table', 'q']);
  const told = text.split(/^Your move › $/m);
  const headings = ['Your hand', 'Your Jobs', 'The city', 'The market', 'Rivals', 'News'];
  const of = (part: string): string[] => headings.filter((heading) => part.includes(`\n${heading}\n`));
  assert.deepEqual(of(told[0]), headings);
  assert.ok(of(told[1]).includes('The city'), 'where she settled is new');
  assert.ok(!of(told[1]).includes('The market'), 'the market is as it was');
  assert.match(told[1], /The rest is unchanged/);
  assert.deepEqual(of(told[4]), headings);
});
