// The page's texts for this game, in one language.
import type { Language } from '@backroom/kit';
import { useThere } from '@backroom/kit/preact';
import { lang } from '../../lang/index.ts';
import type { PageWords } from './catalogue.ts';

export type { PageWords } from './catalogue.ts';

export const loadPageWords = async (language: Language): Promise<PageWords> => (await lang[language].page()).page;

/** Null until they are loaded. */
export const usePageWords = (language: Language): PageWords | null =>
  useThere(() => loadPageWords(language), [language]);
