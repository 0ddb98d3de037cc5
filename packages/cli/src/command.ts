// The words after `backroom`.
import { engine } from './engine/index.ts';
import { climb, LADDER_USAGE } from './ladder/index.ts';
import { countSequences, PERFT_USAGE } from './perft.ts';
import { play } from './play/index.ts';
import { puzzle } from './puzzle/index.ts';
import { VERIFY_USAGE, verify } from './verify/index.ts';
import { version } from './version.ts';

const USAGE = `backroom ${version}: gangster board games of the 1920s

backroom serve [options]         a house for friends: the page, the tables, one file for all of it (serve --help)
backroom admin ACTION            looks after a house from its own machine (admin --help)
backroom play [GAME] [options]   a table in this terminal (play --help)
backroom puzzle [options]        today's puzzle, or another one (puzzle --help)
backroom engine                  the engine protocol on standard input and output (docs/engine-protocol.md)
${VERIFY_USAGE}
${LADDER_USAGE}
${PERFT_USAGE}
backroom --help, --version`;

/** Carries out a command line; gives the exit status. */
export async function parseCommand([name, ...args]: string[]): Promise<number> {
  switch (name) {
    case 'serve':
      // A server is much to load for somebody who only wants to play.
      return (await import('./serve/index.ts')).keepHouse(args);
    case 'admin':
      return withUsage(async () => (await import('./admin/index.ts')).admin(args));
    case 'play':
      return play(args);
    case 'puzzle':
      return puzzle(args);
    case 'engine':
      return engine(process.stdin, process.stdout);
    case 'verify':
      return withUsage(() => verify(args, { input: process.stdin, output: process.stdout, error: process.stderr }));
    case 'ladder':
      return withUsage(() => climb(args));
    case 'perft':
      return withUsage(() => countSequences(args));
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
      console.error(`backroom: there is no command ${JSON.stringify(name)}.\n\n${USAGE}`);
      return 2;
  }
}

/** A flag that does not exist is the caller's mistake, not a crash. */
async function withUsage(run: () => number | Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof TypeError) || !('code' in error)) throw error;
    console.error(`backroom: ${error.message}\n\n${USAGE}`);
    return 2;
  }
}
