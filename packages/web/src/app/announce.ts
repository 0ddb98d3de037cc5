// Announcements for screen readers, and toasts for everybody.
import { signal } from '@preact/signals';
import type { Speaker } from './speaker.ts';

/** The live region's sentence. The number makes a repeated sentence a new one. */
export const spokenAloud = signal<{ readonly text: string; readonly number: number }>({ text: '', number: 0 });

let speaker: Promise<Speaker> | null = null;

/** Loaded with the first sentence, after the page can be played. Sentences that come meanwhile keep their order. */
function speak(how: (speaker: Speaker) => void): void {
  speaker ??= import('./speaker.ts').then(({ speakerOf }) =>
    speakerOf((text) => {
      spokenAloud.value = { text, number: spokenAloud.peek().number + 1 };
    }),
  );
  // If it does not load, nothing is announced, and the next sentence tries again.
  speaker.then(how).catch(() => {
    speaker = null;
  });
}

/** `isNews`: it may wait, and may be dropped when too much happens. */
export function announce(text: string, isNews = false): void {
  speak((one) => (isNews ? one.tell(text) : one.say(text)));
}

/** Clears everything said before: another person is about to look, and may read only this. */
export function sayOnly(text: string): void {
  toasts.value = [];
  speak((one) => one.only(text));
}

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** A button that solves the problem. */
  readonly remedy: { readonly label: string; readonly do: () => void } | null;
}

export const toasts = signal<readonly Toast[]>([]);
let made = 0;

/** Long enough to read. Toasts with a button stay until they are answered. */
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
