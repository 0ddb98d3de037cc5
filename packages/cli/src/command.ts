// The words after `backroom`.
import { ENGINE_USAGE, engine } from './engine/index.ts';
import { climb, LADDER_USAGE } from './ladder/index.ts';
import { countSequences, PERFT_USAGE } from './perft.ts';
import { play } from './play/index.ts';
import { puzzle } from './puzzle/index.ts';
import { VERIFY_USAGE, verify } from './verify/index.ts';
import { version } from './version.ts';

const USAGE = `backroom ${version}: gangster board games of the 1920s

backroom serve [options]         starts a server for friends, with the page and one database file
backroom admin ACTION            manages a server from its own machine
backroom play [GAME] [options]   plays a game in this terminal
backroom puzzle [options]        shows today's puzzle, or another one
backroom engine                  speaks the engine protocol on standard input and output (docs/engine-protocol.md)
backroom verify FILE             checks that a match was played by the rules and with a fair shuffle (docs/fairness.md)
backroom ladder [GAME]           plays bots against each other and against reference methods, and prints their Elo
backroom perft GAME              counts sequences of decisions
backroom COMMAND --help          lists the options of a command, with examples
backroom --help, --version`;

/** Commands whose help is one text in English. The others answer --help themselves. */
const USAGES: Readonly<Record<string, string>> = {
  engine: ENGINE_USAGE,
  verify: VERIFY_USAGE,
  ladder: LADDER_USAGE,
  perft: PERFT_USAGE,
};

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';

/** Runs a command line; returns the exit status. */
export async function parseCommand([name, ...words]: string[]): Promise<number> {
  if (name === 'help' && words.length > 0) return parseCommand([...words, '--help']);
  const args = words.map((word) => (isHelp(word) ? '--help' : word));
  if (name !== undefined && Object.hasOwn(USAGES, name) && args.includes('--help')) {
    console.log(USAGES[name]);
    return 0;
  }
  switch (name) {
    case 'serve':
      // Load the server only when it is needed.
      return (await import('./serve/index.ts')).serveCommand(args);
    case 'admin':
      return withUsage(USAGE, async () => (await import('./admin/index.ts')).admin(args));
    case 'play':
      return play(args);
    case 'puzzle':
      return puzzle(args);
    case 'engine':
      if (args.length > 0) return wrongUse(`engine takes no options: ${JSON.stringify(args[0])}`, ENGINE_USAGE);
      return engine(process.stdin, process.stdout);
    case 'verify':
      return withUsage(VERIFY_USAGE, () =>
        verify(args, { input: process.stdin, output: process.stdout, error: process.stderr }),
      );
    case 'ladder':
      return withUsage(LADDER_USAGE, () => climb(args));
    case 'perft':
      return withUsage(PERFT_USAGE, () => countSequences(args));
    case '--version':
    case '-v':
      console.log(version);
      return 0;
    case undefined:
    case '--help':
    case '-h':
    case 'help':
      console.log(USAGE);
      return 0;
    default:
      return wrongUse(`there is no command ${JSON.stringify(name)}.`);
  }
}

/** A flag that does not exist is the caller's mistake, not a crash. */
async function withUsage(usage: string, run: () => number | Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof TypeError) || !('code' in error)) throw error;
    return wrongUse(error.message, usage);
  }
}

function wrongUse(why: string, usage = USAGE): number {
  console.error(`backroom: ${why}\n\n${usage}`);
  return 2;
}
