// `backroom puzzle`: the puzzle of the day, or any other, on a terminal or through a pipe.
import { loadPuzzleWords, readPuzzles } from '@backroom/bots/puzzle';
import { loadReviewWords } from '@backroom/bots/review';
import { OFFERS } from '@backroom/games';
import type { Language } from '@backroom/kit';
import { plain, wrap } from '@backroom/kit/terminal';
import { ownCommand } from '../own-command.ts';
import { WALL_CLOCK } from '../play/clock.ts';
import { rowLines } from '../play/commands.ts';
import { echo } from '../play/flags.ts';
import { type PlayIo, paintFor } from '../play/index.ts';
import { opponentOf } from '../play/opponents.ts';
import { loadPhrases } from '../play/phrases.ts';
import type { TerminalSpeech } from '../play/table.ts';
import { Leaving, Terminal } from '../play/terminal.ts';
import { terminalTexts } from '../play/terminal-texts.ts';
import { languageOf } from '../play/wish.ts';
import { loadPuzzlePhrases } from './phrases.ts';
import { type Corner, pose } from './posing.ts';
import { inTableWords, type Posed, type PuzzleArgs, readOrder, readPuzzleFlags } from './wish.ts';

/** As at the table, and today's date in local time. */
export type PuzzleIo = PlayIo & { readonly today?: () => string };

const WRONG_USE = 2;
const COLUMNS = 79;

/** `args` are the words after "puzzle"; the answer is the exit status. */
export async function puzzle(args: readonly string[], io: PuzzleIo = {}): Promise<number> {
  const { input = process.stdin, output = process.stdout, error = process.stderr, env = process.env } = io;
  const { clock = WALL_CLOCK, offers = OFFERS, today = calendarDay } = io;
  const words = inTableWords(args);
  const language = languageOf(words, env);
  const phrases = await loadPhrases(language);
  const puzzlePhrases = await loadPuzzlePhrases(language);
  const complain = (why: string): number => {
    error.write(`${[why, puzzlePhrases.seeHelp].flatMap((text) => wrap(text, COLUMNS)).join('\n')}\n`);
    return WRONG_USE;
  };
  if (words.includes('--help')) {
    output.write(`${[puzzlePhrases.usage(ownCommand()), '', ...rowLines(puzzlePhrases.rows, COLUMNS)].join('\n')}\n`);
    return 0;
  }
  const flags = readPuzzleFlags(words, phrases);
  if (!flags.ok) return complain(flags.why);
  const named = flags.value.get('--game');
  const offer = named === undefined ? offers[0] : offers.find(({ game }) => game.id === named);
  if (offer === undefined) {
    return complain(phrases.flags.unknownGame(echo(named ?? ''), offers.map(({ game }) => game.id).join(', ')));
  }
  if (offer.puzzles === undefined) return complain(puzzlePhrases.noneFor(offer.game.id));
  const collection = readPuzzles(offer.game, await offer.puzzles());
  if (!collection.ok) return complain(collection.why);
  const order = readOrder(flags.value, collection.value, today(), { phrases, puzzlePhrases });
  if (!order.ok) return complain(order.why);
  const { words: gameWords, reasons }: TerminalSpeech = await offer.words[language]();
  const own = await terminalTexts(offer, language);
  const corner: Corner = {
    offer,
    puzzleWords: await loadPuzzleWords(language),
    puzzlePhrases,
    table: {
      words: gameWords,
      help: await gameWords.help(),
      reason: (await reasons?.()) ?? null,
      review: await loadReviewWords(language),
      phrases,
      drawing: own.drawing ?? null,
      flagRows: own.flagRows,
      paint: paintFor(output, env, { colour: !flags.value.has('--no-color') }),
      // Question and answer are read together, so the output is plain lines on a screen too.
      terminal: new Terminal(input, output, clock, false),
      clock,
      opponent: opponentOf(offer.game, 'random'),
      people: 1,
      isDrawn: !flags.value.has('--text'),
      timed: false,
      lastActed: new Map(),
      lastTold: new Map(),
      viewer: null,
    },
  };
  const numberOf = ({ puzzle: one }: Posed): number => collection.value.indexOf(one) + 1;
  return poseAll(corner, order.value, (posed) => headingOf(corner, posed, numberOf(posed), language));
}

/** Poses puzzles one after the other until the person stops or the input ends. */
async function poseAll(corner: Corner, order: PuzzleArgs, heading: (posed: Posed) => string[]): Promise<number> {
  const { terminal } = corner.table;
  try {
    for (let place = 0; ; place++) {
      const posed = order(place);
      await pose(corner, posed.puzzle, heading(posed));
      terminal.printPrompt(corner.puzzlePhrases.another);
      if (['q', 'quit', 'exit'].includes(plain((await terminal.hear()) ?? '').toLowerCase())) return 0;
    }
  } catch (reason) {
    if (!(reason instanceof Leaving)) throw reason;
    return reason.status;
  } finally {
    terminal.close();
  }
}

function headingOf({ puzzleWords }: Corner, { puzzle: one, day }: Posed, number: number, language: Language): string[] {
  const heading = puzzleWords.heading({ number, grade: puzzleWords.grades[one.grade] });
  return day === null ? [heading] : [puzzleWords.daily(inFull(day, language)), heading];
}

const DAY_MS = 86_400_000;

const inFull = (day: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    day * DAY_MS,
  );

/** Today in this machine's time zone. */
function calendarDay(): string {
  const now = new Date();
  const parts = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(now.getFullYear()).padStart(4, '0'), ...parts].join('-');
}
