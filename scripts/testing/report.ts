// The reporter inside each test process: one line of JSON per result, written before the next test begins. A process that is
// killed loses nothing that it had reported.
import { appendFileSync } from 'node:fs';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';

/**
 * One line of a report. `busy` and `idle`: a test was declared, and the last declared one has ended. `end` comes once, when nothing is
 * open any more; it says how many tests Node has counted.
 */
export type ReportLine =
  | { readonly type: 'busy' | 'idle' }
  | { readonly type: 'passed' | 'skipped'; readonly name: string }
  | { readonly type: 'failed'; readonly name: string; readonly text: string }
  | { readonly type: 'end'; readonly tests: number };

/** @public Node's test runner calls it. */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<never> {
  const path = process.env.BACKROOM_TEST_REPORT;
  if (path === undefined) throw new Error('BACKROOM_TEST_REPORT must be the path of the report.');
  const write = (line: ReportLine): void => appendFileSync(path, `${JSON.stringify(line)}\n`);
  /** The titles from the outermost group down to the current test. */
  const titles: string[] = [];
  let unfinished = 0;
  for await (const event of events) {
    if (event.type === 'test:enqueue' && unfinished++ === 0) write({ type: 'busy' });
    if (event.type === 'test:complete' && --unfinished === 0) write({ type: 'idle' });
    if (event.type === 'test:start') titles.splice(event.data.nesting, titles.length, event.data.name);
    if (event.type === 'test:pass' || event.type === 'test:fail') {
      const { details, nesting, skip } = event.data;
      const name = [...titles.slice(0, nesting), event.data.name].join(' > ');
      if (event.type === 'test:fail') {
        // A group fails with its tests, which are reported themselves.
        if (details.type !== 'suite' || !hasFailedTests(event.data.details.error))
          write({ type: 'failed', name, text: textOf(event.data.details.error) });
      } else if (details.type !== 'suite') write({ type: skip === undefined ? 'passed' : 'skipped', name });
    }
    if (event.type === 'test:summary') write({ type: 'end', tests: event.data.counts.tests });
  }
}

const hasFailedTests = (error: Error): boolean => 'failureType' in error && error.failureType === 'subtestsFailed';

/** Node wraps what a test threw in an error of its own. Its own lines of the stack help nobody. */
function textOf(error: Error): string {
  const cause = error.cause ?? error;
  const text = typeof cause === 'string' ? cause : inspect(cause, { depth: 3 });
  return text.replaceAll(/\n\s+at [^\n]*\bnode:[^\n]*/g, '');
}
