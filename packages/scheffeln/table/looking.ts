// What an action would do is foretold a moment after it is touched or looked at: the touch itself is shown first, and whoever
// only passes over a card on the way to another is told nothing of it.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SeatAction } from '../src/actions.ts';
import type { View } from '../src/view.ts';
import type { Hold } from './choices.ts';
import { oncePainted } from './painted.ts';

interface Look {
  readonly view: View;
  readonly action: SeatAction | null;
}

/** How long a pointer or the focus rests on something before that counts as looking. */
const REST_MS = 80;

/** The action that is foretold, and how to look again. `meant`: what hold, pointer or focus mean by then. */
export function useLook(
  view: View,
  hold: Hold,
  meant: () => SeatAction | null,
  isMoving: () => boolean,
): readonly [SeatAction | null, () => void] {
  const [{ view: seen, action }, show] = useState<Look>({ view, action: null });
  const latest = useRef({ view, meant });
  latest.current = { view, meant };
  const pending = useRef(() => {});
  const tell = (): void => {
    const now = { view: latest.current.view, action: latest.current.meant() };
    show((last) => (last.view === now.view && last.action === now.action ? last : now));
  };
  const rest = (then: () => void): void => {
    pending.current();
    const rested = setTimeout(then, REST_MS);
    pending.current = () => clearTimeout(rested);
  };
  const [look] = useState(() => () => rest(tell));
  // What is held up is told as soon as it is seen that it is.
  useLayoutEffect(() => {
    pending.current();
    pending.current = oncePainted(tell);
  }, [hold]);
  // A new position: what lies under a pointer that rests may mean something else now. That can wait until the cars stand.
  useEffect(() => {
    const wait = (): void => (isMoving() ? rest(wait) : tell());
    rest(wait);
  }, [view]);
  useEffect(() => () => pending.current(), []);
  return [seen === view ? action : null, look];
}
