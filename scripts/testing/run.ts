// Runs test files lane by lane and repeats failed real ones alone.
import { type FileResult, runFile } from './file.ts';
import { browsersLast, FILES_AT_ONCE, type Lane, laneOf } from './lanes.ts';

export interface SuiteResult {
  /** One per file; of a repeated file the second result. */
  readonly results: readonly FileResult[];
  /** The first results of files that passed when they were repeated. */
  readonly flaky: readonly FileResult[];
}

/** Where every line of the run goes. */
type Say = (line: string) => void;

export async function runSuite(
  files: readonly string[],
  root: string,
  env: NodeJS.ProcessEnv,
  say: Say,
): Promise<SuiteResult> {
  const inLane = (lane: Lane): string[] => files.filter((file) => laneOf(file, root) === lane);
  const pure = await runLane(inLane('pure'), FILES_AT_ONCE.pure, root, env, say);
  const real = await runLane(browsersLast(inLane('real'), root), FILES_AT_ONCE.real, root, env, say);
  const flaky: FileResult[] = [];
  const settled: FileResult[] = [];
  for (const first of real) {
    if (first.failures.length === 0) {
      settled.push(first);
      continue;
    }
    say(`again, alone: ${first.file}`);
    const [second = first] = await runLane([first.file], 1, root, env, say);
    settled.push(second);
    if (second.failures.length === 0) flaky.push(first);
  }
  return { results: [...pure, ...settled], flaky };
}

/** Every second worker begins at the end of the list, so that a file that waits and one that computes run together. */
async function runLane(
  files: readonly string[],
  atOnce: number,
  root: string,
  env: NodeJS.ProcessEnv,
  say: Say,
): Promise<FileResult[]> {
  const results: FileResult[] = [];
  const waiting = [...files];
  const worker = async (_: unknown, index: number): Promise<void> => {
    const next = (): string | undefined => (index % 2 === 0 ? waiting.shift() : waiting.pop());
    for (let file = next(); file !== undefined; file = next()) {
      const result = await runFile(file, root, env);
      results.push(result);
      say(lineFor(result));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

function lineFor({ file, passed, skipped, failures, seconds }: FileResult): string {
  const parts = [
    `${passed} passed`,
    ...(failures.length > 0 ? [`${failures.length} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  return `${failures.length > 0 ? 'FAILED' : 'ok'}: ${file} (${parts.join(', ')}, ${seconds.toFixed(1)} s)`;
}
