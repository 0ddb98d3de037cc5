// A game's voice in one language: its words, and its reasons if it gives any.
import type { Manifest } from '@backroom/games/manifests';
import type { AnyWords, Language, Names } from '@backroom/kit';

export interface Speech {
  readonly words: AnyWords;
  readonly reason: ((reason: unknown, names: Names) => string) | null;
}

export async function loadSpeech(game: Manifest, language: Language): Promise<Speech> {
  const spoken: { words: AnyWords; reasons?: () => Promise<Speech['reason']> } = await (await game.words()).words[
    language
  ]();
  return { words: spoken.words, reason: (await spoken.reasons?.()) ?? null };
}
