// The closing lines of `npm test`: what failed, with its text, then the counts. The last 60 lines of a log say what to do.
import type { Failure, FileResult } from './file.ts';
import type { SuiteResult } from './run.ts';

const LINES_FOR_FAILURES = 48;
const FEWEST_LINES_EACH = 3;

export function summaryOf({ results, flaky }: SuiteResult, isStrict = false): string[] {
  const failures = results.flatMap((result) => result.failures);
  const first = flaky.flatMap((result) => result.failures);
  const each = Math.floor(LINES_FOR_FAILURES / Math.max(1, failures.length + first.length));
  const sum = (count: (result: FileResult) => number): number => results.reduce((n, result) => n + count(result), 0);
  const skipped = sum((result) => result.skipped);
  const passed = sum((result) => result.passed);
  return [
    ...first.flatMap((failure) => told('FLAKY', failure, each)),
    ...failures.flatMap((failure) => told('FAILED', failure, each)),
    ...(flaky.length > 0
      ? [
          `FLAKY tests passed when they were repeated alone: mend them in the next change.${isStrict ? ' With --strict they fail.' : ''}`,
        ]
      : []),
    `tests: ${passed + skipped + failures.length} in ${results.length} files`,
    `flaky: ${first.length}`,
    `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ];
}

/** A long text keeps its beginning: an assertion's difference comes before the stack. */
function told(word: string, { file, test, text }: Failure, lines: number): string[] {
  const all = text.split('\n');
  const most = Math.max(FEWEST_LINES_EACH, lines) - 1;
  const shown = all.length > most ? [...all.slice(0, most - 1), `… ${all.length - most + 1} more lines`] : all;
  return [`${word}: ${file}: ${test}`, ...shown.map((line) => `    ${line}`)];
}

export const isGreen = ({ results, flaky }: SuiteResult, isStrict: boolean): boolean =>
  results.length > 0 && results.every(({ failures }) => failures.length === 0) && !(isStrict && flaky.length > 0);
