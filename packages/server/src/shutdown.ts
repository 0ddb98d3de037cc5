// Closes the server step by step within a fixed time, even with a broken disk. A step that fails or times out is
// reported and skipped: the steps after it still run.

export interface ClosingStep {
  /** What the operator reads if it fails. */
  readonly name: string;
  /** Milliseconds. Less if earlier steps took most of the time. */
  readonly limit: number;
  run(): unknown;
}

/** The limit after a SIGTERM; milliseconds. Half a second of it is for the exit of the process. */
export const CLOSES_WITHIN = 10_000;
const FOR_ALL_STEPS = CLOSES_WITHIN - 500;
/** Reserved for each later step. */
const RESERVE = 200;

/** Returns what went wrong, in order. Empty: closed cleanly. */
export async function runClosingSteps(
  steps: readonly ClosingStep[],
  within: number = FOR_ALL_STEPS,
  now: () => number = () => performance.now(),
): Promise<readonly string[]> {
  const problems: string[] = [];
  const end = now() + within;
  for (const [index, { name, limit, run }] of steps.entries()) {
    const left = end - now() - RESERVE * (steps.length - 1 - index);
    const problem = await failureOf(run, Math.max(0, Math.min(limit, Math.round(left))));
    if (problem !== null) problems.push(`${name}: ${problem}`);
  }
  return problems;
}

async function failureOf(run: ClosingStep['run'], limit: number): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms`)), limit);
  });
  try {
    await Promise.race([run(), tooLong]);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}
