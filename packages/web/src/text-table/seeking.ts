// Finding a choice by typing: its number, or the beginning of any word in its sentence.

/** What was typed within this time belongs together. */
const TOGETHER_MS = 900;

export interface Typed {
  readonly text: string;
  readonly at: number;
}

export const NOTHING_TYPED: Typed = { text: '', at: 0 };

export const typeOn = (typed: Typed, key: string, now: number): Typed => ({
  text: now - typed.at > TOGETHER_MS ? key : typed.text + key,
  at: now,
});

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The index of the choice that is meant, or null. The same letter again selects the next match. */
export function sought(sentences: readonly string[], typed: string, from: number): number | null {
  if (/^\d+$/.test(typed)) {
    const number = Number(typed);
    return number >= 1 && number <= sentences.length ? number - 1 : null;
  }
  const wanted = plain(typed).trim();
  if (wanted === '') return null;
  const isOneLetter = [...wanted].every((letter) => letter === wanted[0]);
  const begins = (sentence: string, by: string): boolean =>
    plain(sentence)
      .split(/[^\p{L}\p{N}]+/u)
      .some((_, i, words) => words.slice(i).join(' ').startsWith(by));
  // Typing on keeps the choice that still fits; the same letter again leaves it.
  const start = isOneLetter ? from + 1 : from;
  for (let i = 0; i < sentences.length; i++) {
    const place = (start + i + sentences.length) % sentences.length;
    if (begins(sentences[place] ?? '', wanted)) return place;
  }
  return isOneLetter && wanted.length > 1 ? sought(sentences, wanted.slice(0, 1), from) : null;
}
