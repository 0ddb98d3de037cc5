// The title of the page names the screen, and at a table whose turn it is.
import { effect, signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { spoken } from '../words/index.ts';

const parts = signal<readonly string[]>([]);

export function followTitle(): void {
  effect(() => {
    if (spoken.value !== null) document.title = [...parts.value, spoken.value.words.name].join(' – ');
  });
}

/** Sets the title while the caller is shown; null: a part of it sets its own. */
export function useTitle(title: string | null, ...more: readonly string[]): void {
  useLayoutEffect(() => {
    if (title === null) return;
    // A title has no full stop.
    const own = [title, ...more].map((part) => part.replace(/\.$/, ''));
    parts.value = own;
    return () => {
      // The next screen may have set its own title already.
      if (parts.peek() === own) parts.value = [];
    };
  }, [title, ...more]);
}
