// `backroom play`: a table on a terminal, for one person or several, against the house.
import { loadReviewWords } from '@backroom/bots/review';
import { type BotWords, loadBotWords } from '@backroom/bots/words';
import { OFFERS, type Offer } from '@backroom/games';
import type { Language } from '@backroom/kit';
import { type Clock, WALL_CLOCK } from './clock.ts';
import { rowLines } from './commands.ts';
import { loadDrawing } from './drawing.ts';
import { againLines, finalLines, lookBack } from './ending.ts';
import { playOut } from './evening.ts';
import { echo } from './flags.ts';
import { seatNames, welcome } from './greeting.ts';
import { houseOf, type Opponent, opponentOf } from './opponents.ts';
import { COLOURED, type Paint, UNCOLOURED } from './paint.ts';
import { loadPhrases, type Phrases } from './phrases.ts';
import { cardIn } from './scarface/card.ts';
import { Sitting } from './sitting.ts';
import type { Speech, Table } from './table.ts';
import { type Input, Leaving, type Output, Terminal } from './terminal.ts';
import { wrap } from './text.ts';
import { languageOf, readWish, type Wish } from './wish.ts';

/** What the table stands on; everything not given is the process's own. */
export interface Io {
  readonly input?: Input;
  readonly output?: Output;
  readonly error?: NodeJS.WritableStream;
  readonly env?: NodeJS.ProcessEnv;
  readonly clock?: Clock;
  readonly opponent?: Opponent;
  readonly offers?: readonly Offer[];
}

const WRONG_USE = 2;
const COLUMNS = 79;
const LINES = 24;

/** Plays one game. `args` are the words after "play"; the answer is the exit status. */
export async function play(args: readonly string[], io: Io = {}): Promise<number> {
  const { output = process.stdout, error = process.stderr, env = process.env, offers = OFFERS } = io;
  const language = languageOf(args, env);
  const phrases = await loadPhrases(language);
  const isNamed = args.length > 0 && !args[0].startsWith('-');
  const offer = isNamed ? offers.find(({ game }) => game.id === args[0]) : offers[0];
  const complain = (why: string): number => {
    error.write(`${[...wrap(why, COLUMNS), ...wrap(phrases.flags.seeHelp, COLUMNS)].join('\n')}\n`);
    return WRONG_USE;
  };
  if (offer === undefined) {
    return complain(phrases.flags.unknownGame(echo(args[0]), offers.map(({ game }) => game.id).join(', ')));
  }
  const flags = isNamed ? args.slice(1) : args;
  const wish = readWish(offer.game, flags, phrases);
  if (flags.includes('--help')) {
    output.write(`${helpText(offer, phrases).join('\n')}\n`);
    return 0;
  }
  if (!wish.ok) return complain(wish.why);
  const { words, reasons }: Speech = await offer.words[language]();
  const drawing = await loadDrawing(offer.game.id, language);
  const review = await loadReviewWords(language);
  const bots = await loadBotWords(language);
  return sit(
    layTable(
      wish.value,
      {
        offer,
        words,
        help: await words.help(),
        reason: reasons ?? null,
        review,
        bots,
        drawing,
        phrases,
        card: CARDS[offer.game.id]?.(language),
      },
      io,
    ),
    wish.value,
    output.isTTY === true,
  );
}

/** Games that tell a result in their own way. */
const CARDS: Readonly<Record<string, ((language: Language) => Table['card']) | undefined>> = { scarface: cardIn };

type Brought = Pick<Table, 'words' | 'help' | 'reason' | 'review' | 'drawing' | 'phrases' | 'card'> & {
  readonly offer: Offer;
  readonly bots: BotWords;
};

/** On a screen that has room for the drawing, frames are drawn; anywhere else text runs down. */
function layTable(
  wish: Wish,
  { offer, words, help, reason, review, bots, drawing, phrases, card }: Brought,
  io: Io,
): Table {
  const { input = process.stdin, output = process.stdout, env = process.env, clock = WALL_CLOCK } = io;
  const hasRoom = (output.columns ?? 80) > (drawing?.width ?? COLUMNS) && (output.rows ?? LINES) >= LINES;
  const isScreen = input.isTTY === true && output.isTTY === true && env.TERM !== 'dumb' && hasRoom;
  const live = isScreen && drawing !== null && !wish.text;
  const sitting = new Sitting(offer.game, wish.options, wish.seats, wish.seed);
  const house = houseOf(wish, bots, sitting.randomFor('temperaments'));
  return {
    sitting,
    words,
    help,
    reason,
    review,
    phrases,
    drawing,
    card,
    names: seatNames(wish.names, wish.seats),
    paint: paintFor(output, env, wish),
    terminal: new Terminal(input, output, clock, live),
    clock,
    opponent: io.opponent ?? opponentOf(offer.game, house.level, house.temperaments),
    house,
    people: wish.people,
    isDrawn: !wish.text,
    timed: live && !wish.fast,
    lastActed: new Map(),
    lastTold: new Map(),
    onlooker: null,
  };
}

async function sit(laid: Table, wish: Wish, isWatched: boolean): Promise<number> {
  const { terminal, phrases, sitting } = laid;
  let status = 0;
  let last: string[];
  try {
    const table = { ...laid, names: await welcome(laid, wish, isWatched) };
    await playOut(table);
    last = await lookBack(table, finalLines(table));
  } catch (reason) {
    if (!(reason instanceof Leaving)) throw reason;
    status = reason.status;
    last = ['', phrases.ending.leftEarly];
  } finally {
    terminal.close();
  }
  const command = ['npx backroom play', sitting.game.id, ...wish.again].join(' ');
  terminal.print([...last, ...againLines(laid, wish.seed, command)]);
  return status;
}

/** Colour where somebody can see it and nobody has declined it (no-color.org). */
export function paintFor(output: Output, env: NodeJS.ProcessEnv, { colour }: Pick<Wish, 'colour'>): Paint {
  const isDeclined = !colour || (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  const enough = 8;
  const depth = output.getColorDepth?.() ?? enough;
  return output.isTTY === true && !isDeclined && depth >= enough ? COLOURED : UNCOLOURED;
}

function helpText({ game }: Offer, { flags, scheffeln }: Phrases): string[] {
  const own = game.id === 'scheffeln' ? scheffeln.flagRows : [];
  return [flags.usage(game.id), '', ...rowLines([...own, ...flags.rows], COLUMNS)];
}
