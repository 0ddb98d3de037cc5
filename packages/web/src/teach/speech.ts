// A game's voice in one language: its words, and its reasons if it gives any.
import type { AnyWords, Language, Names } from '@backroom/kit';
import type { GameOfThePage } from '../games.ts';

export interface Speech {
  readonly words: AnyWords;
  readonly reason: ((reason: unknown, names: Names) => string) | null;
}

export async function loadSpeech(game: GameOfThePage, language: Language): Promise<Speech> {
  const spoken: { words: AnyWords; reasons?: Speech['reason'] } = await game.words[language]();
  return { words: spoken.words, reason: spoken.reasons ?? null };
}
