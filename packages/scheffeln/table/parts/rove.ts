// One tab stop for a whole group; the arrow keys move within it.
import { itemAt } from '@backroom/kit';
import { useState } from 'preact/hooks';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export interface Rove {
  /** Which member the tab key finds. */
  readonly at: number;
  onKeyDown(event: KeyboardEvent): void;
}

export function useRove(count: number): Rove {
  const [at, setAt] = useState(0);
  return {
    // Set by drawing, never on the element: otherwise the tab stop would be lost with its member.
    at: at < count ? at : 0,
    onKeyDown: (event) => {
      const members = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[data-pick]')];
      const here = members.indexOf(event.target as HTMLElement);
      const ends: Readonly<Record<string, number>> = { Home: 0, End: members.length - 1 };
      const step = STEPS[event.key];
      const next = ends[event.key] ?? (step === undefined ? null : (here + step + members.length) % members.length);
      if (here < 0 || next === null) return;
      event.preventDefault();
      setAt(next);
      itemAt(members, next).focus();
    },
  };
}
