// What a screen reader is told: everything that came within a moment in one go, and nothing twice.
import { useEffect, useRef, useState } from 'preact/hooks';

/** Long enough for a step and what follows from it to be told together. */
const MOMENT_MS = 350;

export interface Live {
  readonly text: string;
  say(sentence: string): void;
}

export function useLive(): Live {
  const [text, show] = useState('');
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  return {
    text,
    say(sentence) {
      if (sentence === '' || waiting.current.includes(sentence)) return;
      waiting.current.push(sentence);
      timer.current ??= setTimeout(() => {
        timer.current = null;
        show(waiting.current.join(' '));
        waiting.current = [];
      }, MOMENT_MS);
    },
  };
}

export const LiveRegion = ({ live }: { readonly live: Live }) => (
  <p class="unseen" role="status" aria-live="polite">
    {live.text}
  </p>
);
