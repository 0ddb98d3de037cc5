// The table is drawn in steps with pauses between them: a browser that draws everything at once does not react to input.
import { useLayoutEffect, useState } from 'preact/hooks';
import { oncePainted } from './painted.ts';

/** What is drawn in which step. The frame comes first, so that nothing moves later. */
export const LAID = { faces: 1, houses: 2, cars: 3 } as const;

/** The step that a table on this page has reached: the next table, such as after a curtain, starts there. */
let known = 0;

export function useLaying(): number {
  const [laid, setLaid] = useState(known);
  known = laid;
  useLayoutEffect(() => (laid < LAID.cars ? oncePainted(() => setLaid(laid + 1)) : undefined), [laid]);
  return laid;
}
