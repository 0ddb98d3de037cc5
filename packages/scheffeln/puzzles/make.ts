// Makes the collection of puzzles: plays games of every kind, looks for puzzles, chooses a varied lot.
// The same seed makes the same collection on any number of cores.
//
//   npm run puzzles [-- SEED]
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { choosePuzzles, findPuzzles, GRADES, type Puzzle, type Source } from '@backroom/bots/puzzle';
import { itemAt, readOptions } from '@backroom/kit';
import { knowledge } from '../knowledge/index.ts';
import { type Options, scheffeln } from '../src/index.ts';

const SEED = 'backroom-1';
const GAMES_A_KIND = 12;
/** Whole weeks: grade 1 on Mondays, 2 on Tuesdays, 3 on two days, 4 on two days, 5 on Sundays. */
const WEEKS = 18;
const WANTED = { 1: WEEKS, 2: WEEKS, 3: 2 * WEEKS, 4: 2 * WEEKS, 5: WEEKS } as const;
const COLLECTION = new URL('./collection.json', import.meta.url);
/** Leaves cores free for other work. */
const MOST_WORKERS = 2;

/** Without Speed: there the row decides everything, and only speed counts. */
const KINDS = [false, true].flatMap((run) =>
  [false, true].flatMap((mafia) => {
    const options = readOptions(scheffeln.options, { run, mafia });
    return options.ok ? [2, 3, 4].map((seats) => ({ options: options.value, seats })) : [];
  }),
);

interface Job {
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
}

if (isMainThread) await make(process.argv[2] ?? SEED);
else {
  parentPort?.on('message', ({ options, seats, seed }: Job) => {
    parentPort?.postMessage(findPuzzles({ game: scheffeln, knowledge }, options, seats, seed));
  });
}

async function make(seed: string): Promise<void> {
  const begun = performance.now();
  const jobs = Array.from({ length: GAMES_A_KIND }, (_, game) =>
    KINDS.map(
      ({ options, seats }): Job => ({
        options,
        seats,
        seed: `${seed}: ${seats} seats${options.run ? ', RUN' : ''}${options.mafia ? ', Mafia' : ''}, game ${game + 1}`,
      }),
    ),
  ).flat();
  const sources: Source[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL(import.meta.url));
    try {
      while (next < jobs.length) {
        const at = next++;
        const job = itemAt(jobs, at);
        const { seats, options } = job;
        sources[at] = { kind: `${seats} ${options.run} ${options.mafia}`, puzzles: await ask(worker, job) };
        process.stderr.write(`\rgame ${next} of ${jobs.length}`);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(MOST_WORKERS, availableParallelism()) }, work));
  const chosen = choosePuzzles(sources, WANTED);
  writeFileSync(COLLECTION, `[\n${chosen.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
  report(sources, chosen, (performance.now() - begun) / 1000);
}

function ask(worker: Worker, job: Job): Promise<Puzzle[]> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (puzzles: Puzzle[]) => {
      worker.off('error', reject);
      resolve(puzzles);
    });
    worker.postMessage(job);
  });
}

function report(sources: readonly Source[], chosen: readonly Puzzle[], seconds: number): void {
  const found = sources.flatMap(({ puzzles }) => puzzles);
  console.log(
    `\n${sources.length} games, ${found.length} puzzles found, ${chosen.length} chosen, ${seconds.toFixed(0)} s`,
  );
  for (const grade of GRADES) {
    const count = (puzzles: readonly Puzzle[]): number => puzzles.filter((puzzle) => puzzle.grade === grade).length;
    console.log(`grade ${grade}: ${count(chosen)} of ${count(found)}`);
    if (count(chosen) < WANTED[grade]) console.log(`  ${WANTED[grade]} were wanted: play more games`);
  }
}
