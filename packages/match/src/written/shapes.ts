// Tests for what comes from outside, and how they are put together.
import { isRecord } from '@backroom/kit';

export type Test = (x: unknown) => boolean;

export const anything: Test = () => true;

export const orNull =
  (test: Test): Test =>
  (x) =>
    x === null || test(x);

/** Has exactly these fields, each as it should be. */
export function shaped(fields: Readonly<Record<string, Test>>): Test {
  const names = Object.keys(fields);
  return (x) =>
    isRecord(x) &&
    Object.keys(x).length === names.length &&
    names.every((name) => Object.hasOwn(x, name) && fields[name](x[name]));
}
