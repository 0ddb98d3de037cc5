// A pool of threads that share a list of games.
import { Worker } from 'node:worker_threads';

/** Answers come in the order of the settings. */
export function playAll<S, R>(settings: readonly S[], cores: number, tell: (done: number) => void): Promise<R[]> {
  const answers: R[] = [];
  let [next, done] = [0, 0];
  return new Promise((resolve, reject) => {
    const workers = Array.from(
      { length: Math.min(cores, settings.length) },
      () => new Worker(new URL('./worker.ts', import.meta.url)),
    );
    const finish = (): void => {
      for (const worker of workers) void worker.terminate();
      resolve(answers);
    };
    if (workers.length === 0) finish();
    for (const worker of workers) {
      let mine = 0;
      const take = (): void => {
        mine = next++;
        if (mine < settings.length) worker.postMessage(settings[mine]);
      };
      worker.on('error', reject);
      worker.on('message', (answer: R) => {
        answers[mine] = answer;
        tell(++done);
        if (done === settings.length) finish();
        else take();
      });
      take();
    }
  });
}
