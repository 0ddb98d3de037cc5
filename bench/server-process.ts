// The bench's side of a measured server: starts it as a process and asks for its usage.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Use {
  /** Microseconds of all its threads since it was started. */
  readonly cpu: number;
  /** Of that, the main thread's: the rest is the database, the garbage collector and the compiler. */
  readonly main: number;
  /** Bytes that V8 holds and that are neither garbage nor compiled code, with buffers outside of its heap. */
  readonly heap: number;
  readonly rss: number;
}

/** On a busy machine a server with a profile to write takes longer than one without; milliseconds. */
const CLOSED_WITHIN = 30_000;

export class ServerProcess {
  readonly port: number;
  readonly lobby: number;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, port: number, lobby: number) {
    this.child = child;
    this.port = port;
    this.lobby = lobby;
  }

  static async start(
    program: URL,
    args: readonly string[] = [],
    nodeArgs: readonly string[] = [],
  ): Promise<ServerProcess> {
    const child = fork(fileURLToPath(program), args, {
      // boardgame.io looks at this while it loads. In development it would check and print more.
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: ['--expose-gc', ...nodeArgs],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const { port, lobby } = (await answerOf(child, program.pathname)) as { port: number; lobby: number };
    return new ServerProcess(child, port, lobby);
  }

  async cpu(): Promise<Pick<Use, 'cpu' | 'main'>> {
    this.child.send('cpu');
    return (await answerOf(this.child, 'cpu')) as Use;
  }

  async use(): Promise<Use> {
    this.child.send('use');
    return (await answerOf(this.child, 'use')) as Use;
  }

  async close(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.send('close');
    // Some servers leave sockets open: do not wait for those.
    const late = setTimeout(() => this.child.kill(), CLOSED_WITHIN);
    await ended;
    clearTimeout(late);
  }
}

async function answerOf(child: ChildProcess, what: string): Promise<unknown> {
  const gone = new AbortController();
  const hangUp = (): void => gone.abort();
  child.once('exit', hangUp);
  try {
    const [answer] = await once(child, 'message', { signal: gone.signal });
    return answer;
  } catch (error) {
    throw gone.signal.aborted ? new Error(`the server process has ended (${what}); see the lines above`) : error;
  } finally {
    child.off('exit', hangUp);
  }
}
