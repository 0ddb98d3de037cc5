// `backroom play`: a table on a terminal, for one person or several, against the house.
import { OFFERS, type Offer } from '../registry.ts';
import { type Clock, WALL_CLOCK } from './clock.ts';
import { rowLines } from './commands.ts';
import { loadDrawing } from './drawing.ts';
import { againLines, finalLines } from './ending.ts';
import { playOut } from './evening.ts';
import { echo, languageOf, readFlags, type Wish } from './flags.ts';
import { seatNames, welcome } from './greeting.ts';
import { atRandom, type Opponent } from './opponents.ts';
import { COLOURED, type Paint, UNCOLOURED } from './paint.ts';
import { loadPhrases, type Phrases } from './phrases.ts';
import { Sitting } from './sitting.ts';
import type { Table } from './table.ts';
import { type Input, Leaving, type Output, Terminal } from './terminal.ts';
import { wrap } from './text.ts';

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

/** Plays one game. `args` are the words after "play"; the answer is the exit status. */
export async function play(args: readonly string[], io: Io = {}): Promise<number> {
  const { input = process.stdin, output = process.stdout, error = process.stderr, env = process.env } = io;
  const offers = io.offers ?? OFFERS;
  const language = languageOf(args, env);
  const phrases = await loadPhrases(language);
  const isNamed = args.length > 0 && !args[0].startsWith('-');
  const offer = isNamed ? offers.find(({ game }) => game.id === args[0]) : offers[0];
  const complain = (why: string): number => {
    error.write(`${[...wrap(why, 79), ...wrap(phrases.flags.seeHelp, 79)].join('\n')}\n`);
    return WRONG_USE;
  };
  if (offer === undefined) {
    return complain(phrases.flags.unknownGame(echo(args[0]), offers.map(({ game }) => game.id).join(', ')));
  }
  const flags = isNamed ? args.slice(1) : args;
  if (flags.includes('--help')) {
    output.write(`${helpText(offer, phrases).join('\n')}\n`);
    return 0;
  }
  const wish = readFlags(offer.game, flags, phrases);
  if (!wish.ok) return complain(wish.why);

  const { words } = await offer.words[language]();
  const live = input.isTTY === true && output.isTTY === true && env.TERM !== 'dumb';
  const clock = io.clock ?? WALL_CLOCK;
  const table: Table = {
    sitting: new Sitting(offer.game, wish.value.options, wish.value.seats, wish.value.seed),
    words,
    phrases,
    drawing: await loadDrawing(offer.game.id, language),
    names: seatNames(wish.value.names, wish.value.seats),
    paint: paintFor(output, env, wish.value),
    terminal: new Terminal(input, output, clock, live),
    clock,
    opponent: io.opponent ?? atRandom,
    people: wish.value.people,
    timed: live && !wish.value.fast,
    lastActed: new Map(),
    onlooker: null,
  };
  return sit(table, wish.value, offer.game.id);
}

async function sit(asked: Table, wish: Wish, game: string): Promise<number> {
  const { terminal, phrases } = asked;
  let table = asked;
  let status = 0;
  let last: string[];
  try {
    table = { ...asked, names: await welcome(asked, wish) };
    await playOut(table);
    last = finalLines(table);
  } catch (reason) {
    if (!(reason instanceof Leaving)) throw reason;
    status = reason.status;
    last = ['', phrases.ending.leftEarly];
  } finally {
    terminal.close();
  }
  terminal.print([...last, ...againLines(table, wish.seed, command(game, wish))]);
  return status;
}

const command = (game: string, { again, seed }: Wish): string =>
  [
    'npx backroom play',
    game,
    ...again,
    '--seed',
    /^[\w.-]+$/.test(seed) ? seed : `'${seed.replaceAll("'", "'\\''")}'`,
  ].join(' ');

/** Colour where somebody can see it and nobody has declined it (no-color.org). */
function paintFor(output: Output, env: NodeJS.ProcessEnv, { colour }: Wish): Paint {
  const isDeclined = !colour || (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  const enough = 8;
  const depth = output.getColorDepth?.() ?? enough;
  return output.isTTY === true && !isDeclined && depth >= enough ? COLOURED : UNCOLOURED;
}

function helpText({ game }: Offer, { flags, scheffeln }: Phrases): string[] {
  const own =
    game.id === 'scheffeln'
      ? scheffeln.flagRows
      : Object.keys(game.options.fields).map((field) => [`--${field}`, ''] as const);
  return [flags.usage(game.id), '', ...rowLines([...own, ...flags.rows], 79)];
}
