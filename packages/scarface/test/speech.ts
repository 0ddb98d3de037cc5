// How each language says what stands on a card.
import { LANGUAGES, type Language } from '@backroom/kit';
import type { Speech } from '../src/words/cards/index.ts';
import { words } from '../src/words/index.ts';

const loaded = await Promise.all(
  LANGUAGES.map(async (language) => [language, (await words[language]()).speaker([]).speech] as const),
);

export const SPEECH = Object.fromEntries(loaded) as Readonly<Record<Language, Speech>>;
