// What is said aloud to whoever cannot see it, and what is shown in passing to everybody.
import { signal } from '@preact/signals';

/** The live region's sentence. The number makes the same sentence twice two sentences. */
export const spokenAloud = signal<{ readonly text: string; readonly number: number }>({ text: '', number: 0 });

export function announce(text: string): void {
  spokenAloud.value = { text, number: spokenAloud.peek().number + 1 };
}

/** Nothing of what was said before stays: another person is about to look, and only this is for him. */
export function sayOnly(text: string): void {
  toasts.value = [];
  announce(text);
}

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** Something one can do about it. */
  readonly remedy: { readonly label: string; readonly do: () => void } | null;
}

export const toasts = signal<readonly Toast[]>([]);
let made = 0;

/** Long enough to be read; those with a remedy stay until they are answered. */
const SHOWN_MS = 7000;

export function toast(text: string, remedy: Toast['remedy'] = null): void {
  const id = ++made;
  toasts.value = [...toasts.peek().filter((one) => one.text !== text), { id, text, remedy }].slice(-3);
  announce(text);
  if (remedy === null) setTimeout(() => dismiss(id), SHOWN_MS);
}

export function dismiss(id: number): void {
  toasts.value = toasts.peek().filter((one) => one.id !== id);
}
