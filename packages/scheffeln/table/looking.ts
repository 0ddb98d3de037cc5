// Shows the preview of an action a moment after it is touched or hovered: the touch itself is drawn first, and a pointer that only
// passes over a card shows nothing.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SeatAction } from '../src/actions.ts';
import type { View } from '../src/view.ts';
import type { Hold } from './choices.ts';
import { oncePainted } from './painted.ts';

interface Look {
  readonly view: View;
  readonly action: SeatAction | null;
}

/** How long a pointer or the focus must rest before the preview shows. */
const REST_MS = 80;

/** The previewed action, and a function that looks again. `meant`: the action under hold, pointer or focus at that time. */
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
  // A held piece gets its preview as soon as it is drawn.
  useLayoutEffect(() => {
    pending.current();
    pending.current = oncePainted(tell);
  }, [hold]);
  // A new position: the piece under the pointer may mean another action now. Wait until the cars have stopped.
  useEffect(() => {
    const wait = (): void => (isMoving() ? rest(wait) : tell());
    rest(wait);
  }, [view]);
  useEffect(() => () => pending.current(), []);
  return [seen === view ? action : null, look];
}
