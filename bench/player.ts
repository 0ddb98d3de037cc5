// A worker process of the bench, and the bench's side of it: asked for windows of CPU time, it answers with samples.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { cpuWindow, type Sample } from './measure.ts';

/** Work by name. Each returns how many units it did. */
export type Works = Readonly<Record<string, () => number>>;

interface Request {
  readonly name: string;
  readonly cpuMs: number;
}

/** In the process: handles requests until the bench disconnects. */
export function answer(works: Works): void {
  process.on('message', ({ name, cpuMs }: Request) => process.send?.(cpuWindow(works[name], cpuMs)));
}

/** In the bench: starts such a process and asks it. */
export class Player {
  private readonly child: ChildProcess;

  constructor(program: URL) {
    this.child = fork(fileURLToPath(program), {
      // boardgame.io looks at this while it loads. In development it would check and print more.
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }

  async window(name: string, cpuMs: number): Promise<Sample> {
    const gone = new AbortController();
    const hangUp = () => gone.abort();
    this.child.once('exit', hangUp);
    try {
      this.child.send({ name, cpuMs } satisfies Request);
      const [sample] = await once(this.child, 'message', { signal: gone.signal });
      return sample;
    } catch (error) {
      if (!gone.signal.aborted) throw error;
      throw new Error(`the process that was to measure ${name} has ended; see the lines above`);
    } finally {
      this.child.off('exit', hangUp);
    }
  }

  close(): void {
    if (this.child.connected) this.child.disconnect();
  }
}
