// `backroom play`: a table on a terminal, for one person or several, against bots.
import { loadReviewWords } from '@backroom/bots/review';
import { type BotWords, loadBotWords } from '@backroom/bots/words';
import { OFFERS, type Offer } from '@backroom/games';
import type { Language } from '@backroom/kit';
import { type Paint, plain, wrap } from '@backroom/kit/terminal';
import { ownCommand } from '../own-command.ts';
import { WALL_CLOCK, type WallClock } from './clock.ts';
import { againLines, finalLines, lookBack } from './ending.ts';
import { echo } from './flags.ts';
import { GameSession } from './game-session.ts';
import { seatNames, welcome } from './greeting.ts';
import { type Opponent, opponentOf, opponentsOf } from './opponents.ts';
import { COLOURED, UNCOLOURED } from './paint.ts';
import { loadPhrases, type Phrases } from './phrases.ts';
import { playOut } from './play-out.ts';
import { namesFlag, type Resumed, readResumed } from './resuming.ts';
import { replaySteps, saveGame } from './saving.ts';
import type { TerminalSpeech, TerminalTable } from './table.ts';
import { type Input, Leaving, type Output, Terminal } from './terminal.ts';
import { terminalTexts } from './terminal-texts.ts';
import { playUsage } from './usage.ts';
import { languageOf, type PlayArgs, readWish } from './wish.ts';

/** The environment of the table; defaults are the process's own. */
export interface PlayIo {
  readonly input?: Input;
  readonly output?: Output;
  readonly error?: NodeJS.WritableStream;
  readonly env?: NodeJS.ProcessEnv;
  readonly clock?: WallClock;
  readonly opponent?: Opponent;
  readonly offers?: readonly Offer[];
}

const WRONG_USE = 2;
const COLUMNS = 79;
const LINES = 24;

/** Plays one game. `args` are the words after "play"; the answer is the exit status. */
export async function play(args: readonly string[], io: PlayIo = {}): Promise<number> {
  const { output = process.stdout, error = process.stderr, env = process.env, offers = OFFERS } = io;
  const language = languageOf(args, env);
  const phrases = await loadPhrases(language);
  const complain = (why: string): number => {
    error.write(`${[...wrap(why, COLUMNS), ...wrap(phrases.flags.seeHelp, COLUMNS)].join('\n')}\n`);
    return WRONG_USE;
  };
  if (args.some((arg) => /^--resume(=|$)/.test(arg)) && !args.includes('--help')) {
    const resumed = await readResumed(args, offers, phrases);
    if (!resumed.ok) return complain(resumed.why);
    const spoken = languageOf([...resumed.value.wish.args, ...args], env);
    return open(resumed.value, spoken, await loadPhrases(spoken), io);
  }
  const [first = '-'] = args;
  const isNamed = !first.startsWith('-');
  const offer = isNamed ? offers.find(({ game }) => game.id === first) : offers[0];
  if (offer === undefined) {
    return complain(phrases.flags.unknownGame(echo(first), offers.map(({ game }) => game.id).join(', ')));
  }
  const flags = isNamed ? args.slice(1) : args;
  const wish = readWish(offer.game, flags, phrases, (await offer.terminal?.())?.flags);
  if (flags.includes('--help')) {
    output.write(`${(await playUsage(isNamed ? [offer] : offers, isNamed, language, phrases, COLUMNS)).join('\n')}\n`);
    return 0;
  }
  if (!wish.ok) return complain(wish.why);
  return open({ offer, wish: wish.value, resumed: null }, language, phrases, io);
}

/** What is about to be played; `resumed`: from which file, and what has happened so far. */
interface Opening {
  readonly offer: Offer;
  readonly wish: PlayArgs;
  readonly resumed: Resumed['resumed'] | null;
}

async function open(
  { offer, wish, resumed }: Opening,
  language: Language,
  phrases: Phrases,
  io: PlayIo,
): Promise<number> {
  const { output = process.stdout, error = process.stderr } = io;
  const { words, reasons, overview }: TerminalSpeech = await offer.words[language]();
  const own = await terminalTexts(offer, language);
  const table = layTable(
    wish,
    {
      offer,
      words,
      help: await words.help(),
      reason: (await reasons?.()) ?? null,
      overview,
      introduction: own.welcome,
      flagRows: own.flagRows,
      review: await loadReviewWords(language),
      bots: await loadBotWords(language),
      drawing: own.drawing ?? null,
      phrases,
      resultLines: own.resultLines,
    },
    resumed?.path ?? null,
    io,
  );
  if (resumed !== null) {
    const replayed = replaySteps(table.session, resumed.steps);
    if (!replayed.ok) {
      table.terminal.close();
      error.write(`${wrap(phrases.flags.badSave(echo(resumed.path), plain(replayed.why)), COLUMNS).join('\n')}\n`);
      return WRONG_USE;
    }
    // The player has seen the earlier turns before; repeat only the last ones.
    for (let seat = 0; seat < table.people; seat++)
      table.lastActed.set(seat, Math.max(0, table.session.length - wish.seats));
  }
  return sit(table, wish, output.isTTY === true);
}

type Brought = Pick<
  TerminalTable,
  | 'words'
  | 'help'
  | 'reason'
  | 'review'
  | 'drawing'
  | 'flagRows'
  | 'phrases'
  | 'resultLines'
  | 'overview'
  | 'introduction'
> & {
  readonly offer: Offer;
  readonly bots: BotWords;
};

/** On a screen that has room for the drawing, frames are drawn; anywhere else text runs down. */
function layTable(
  wish: PlayArgs,
  { offer, bots, ...brought }: Brought,
  savedAt: string | null,
  io: PlayIo,
): TerminalTable {
  let path = savedAt;
  const { drawing } = brought;
  const { input = process.stdin, output = process.stdout, env = process.env, clock = WALL_CLOCK } = io;
  const hasRoom = (output.columns ?? 80) > (drawing?.width ?? COLUMNS) && (output.rows ?? LINES) >= LINES;
  const isTerminal = input.isTTY === true && output.isTTY === true;
  const live = isTerminal && env.TERM !== 'dumb' && hasRoom && drawing !== null && !wish.text;
  const session = new GameSession(offer.game, wish.options, wish.seats, wish.seed);
  const opponents = opponentsOf(wish, bots, session.randomFor('temperaments'));
  return {
    ...brought,
    session,
    isPaged: !live && isTerminal && !wish.fast,
    save: (names) => {
      const saved = saveGame(session, [...wish.args, namesFlag(names)], path, wish.seed);
      if (saved.ok) path = saved.value;
      return saved;
    },
    names: seatNames(wish.names, wish.seats),
    paint: paintFor(output, env, wish),
    terminal: new Terminal(input, output, clock, live),
    clock,
    opponent: io.opponent ?? opponentOf(offer.game, opponents.level, opponents.temperaments),
    opponents,
    people: wish.people,
    isDrawn: !wish.text,
    timed: live && !wish.fast,
    lastActed: new Map(),
    lastTold: new Map(),
    viewer: null,
  };
}

async function sit(laid: TerminalTable, wish: PlayArgs, isWatched: boolean): Promise<number> {
  const { terminal, phrases, session } = laid;
  let status = 0;
  let last: string[];
  try {
    const table = { ...laid, names: await welcome(laid, wish, isWatched) };
    await playOut(table);
    last = await lookBack(table, finalLines(table));
  } catch (reason) {
    if (!(reason instanceof Leaving)) throw reason;
    status = reason.status;
    last = ['', ...(reason.lines.length > 0 ? reason.lines : [phrases.ending.leftEarly])];
  } finally {
    terminal.close();
  }
  const command = [ownCommand(), 'play', session.game.id, ...wish.again].join(' ');
  terminal.print([...last, ...againLines(laid, wish.seed, command)]);
  return status;
}

/** Colour on a terminal, unless the user has declined it (no-color.org). */
export function paintFor(output: Output, env: NodeJS.ProcessEnv, { colour }: Pick<PlayArgs, 'colour'>): Paint {
  const isDeclined = !colour || (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  const enough = 8;
  const depth = output.getColorDepth?.() ?? enough;
  return output.isTTY === true && !isDeclined && depth >= enough ? COLOURED : UNCOLOURED;
}
