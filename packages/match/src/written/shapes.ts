// Validators for outside data, and how to combine them.
import { isRecord } from '@backroom/kit';

export type Test = (x: unknown) => boolean;

export const anything: Test = () => true;

export const orNull =
  (test: Test): Test =>
  (x) =>
    x === null || test(x);

/** Has exactly these fields, and each passes its test. */
export function shaped(fields: Readonly<Record<string, Test>>): Test {
  const tests = Object.entries(fields);
  return (x) => {
    if (!isRecord(x) || Object.keys(x).length !== tests.length) return false;
    for (const [name, test] of tests) if (!Object.hasOwn(x, name) || !test(x[name])) return false;
    return true;
  };
}
