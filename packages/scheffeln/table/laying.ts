// The table is laid piece by piece, with a breath between: a browser that draws all of it at once answers nobody meanwhile.
import { useLayoutEffect, useState } from 'preact/hooks';
import { oncePainted } from './painted.ts';

/** What lies after how many breaths. The frame of it comes first, so that nothing moves when the rest comes. */
export const LAID = { faces: 1, houses: 2, cars: 3 } as const;

export function useLaying(): number {
  const [laid, setLaid] = useState(0);
  useLayoutEffect(() => (laid < LAID.cars ? oncePainted(() => setLaid(laid + 1)) : undefined), [laid]);
  return laid;
}
