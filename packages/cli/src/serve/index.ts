// `backroom serve`: starts the server, prints its address, and stops it properly when asked to.
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { CLOSES_WITHIN, type Open, readConfig, SERVE_USAGE, serve } from '@backroom/server';

/** Resolves to the exit status when the server is closed. */
export async function serveCommand(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(SERVE_USAGE);
    return 0;
  }
  const config = readConfig(args, process.env);
  if (!config.ok) {
    console.error(`${config.why}\n\n${SERVE_USAGE}`);
    return 2;
  }
  let server: Open;
  try {
    server = await serve(config.value);
  } catch (error) {
    console.error(whyNot(error, config.value.port));
    return 1;
  }
  console.log(`Backroom is open at ${server.address}`);
  // The process may be killed later: write the compile cache now, for a quick start after a crash.
  flushCompileCache();
  if (config.value.plainHttp) console.log('Without https: only for a network you trust.');
  const failure = await Promise.race([askedToClose(), server.failed]);
  const since = performance.now();
  if (failure) console.error(`The server cannot go on: ${failure.message}`);
  else console.log('Closing … (press again to exit at once)');
  return closeServer(server, failure === undefined, since);
}

/**
 * Returns 0 if everything is closed. Otherwise ends the process here: a part that did not close would keep it alive for ever.
 */
async function closeServer(server: Open, wasAsked: boolean, since: number): Promise<number> {
  const after = (): string => `after ${Math.round(performance.now() - since)} ms`;
  const lastResort = setTimeout(() => endAtOnce(`Not closed ${after()}.`), CLOSES_WITHIN - 200);
  const problems = await server.close();
  clearTimeout(lastResort);
  if (problems.length === 0) console.log(`Closed ${after()}.`);
  if (problems.length === 0 && wasAsked) {
    // A connection to PostgreSQL that was being opened may be ready only after everything is closed, and would keep the
    // process alive.
    setTimeout(() => process.exit(0), ENDS_WITHIN).unref();
    return 0;
  }
  const report = problems.map((problem) => `\n  ${problem}`).join('');
  if (problems.length > 0) writeSync(2, `Closed ${after()}, but not everything went well:${report}\n`);
  if (!server.isDatabaseClosed) endAtOnce('Everything acknowledged is stored.');
  process.exit(1);
}

/** How long the process may live on after everything is closed; milliseconds. */
const ENDS_WITHIN = 300;

/** By signal: `process.exit` waits for the database thread, and that may be waiting for a disk that does not answer. */
function endAtOnce(why: string): void {
  writeSync(2, `${why}\n`);
  process.kill(process.pid, 'SIGKILL');
}

/** One signal may arrive twice: from the terminal or the system, and from the parent process. */
const ECHO = 1000;

/** Resolves at the first signal; a second one exits at once. */
const askedToClose = (): Promise<void> =>
  new Promise((resolve) => {
    let first: number | null = null;
    const hear = (): void => {
      if (first !== null && performance.now() - first > ECHO) process.exit(1);
      first ??= performance.now();
      resolve();
    };
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, hear);
  });

function whyNot(error: unknown, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Close what uses it, or choose another: --port ${port + 1}`;
  if (code === 'EACCES') return `Port ${port} needs special rights. Choose one above 1023: --port 3000`;
  return `The server cannot start: ${message}`;
}
