// `backroom serve`: opens the house, says where, and closes it properly when asked to.
import { flushCompileCache } from 'node:module';
import { readConfig, SERVE_USAGE, serve } from '@backroom/server';

/** Gives the exit status, once the house is closed. */
export async function keepHouse(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(SERVE_USAGE);
    return 0;
  }
  const config = readConfig(args, process.env);
  if (!config.ok) {
    console.error(`${config.why}\n\n${SERVE_USAGE}`);
    return 2;
  }
  try {
    const house = await serve(config.value);
    console.log(`Backroom is open at ${house.address}`);
    // A house may never end by itself: what was compiled is kept now, for a quick start after a crash.
    flushCompileCache();
    if (config.value.plainHttp) console.log('Without https: only for a network you trust.');
    await askedToClose();
    console.log('Closing … (again to leave at once)');
    await house.close();
    return 0;
  } catch (error) {
    console.error(whyNot(error, config.value.port));
    return 1;
  }
}

/** One wish may arrive twice: from the terminal or the system, and from the program that started this one. */
const ECHO = 1000;

/** Resolves at the first wish; whoever repeats it later does not want to wait. */
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
  if (code === 'EACCES') return `Port ${port} is not for everybody. Choose one above 1023: --port 3000`;
  return `The house cannot open: ${message}`;
}
