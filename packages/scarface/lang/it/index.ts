// Italiano. Imports are written out one by one: a bundler follows only an import whose path it can read.
import type { LanguageParts } from '../parts.ts';

export const parts: LanguageParts = {
  words: () => import('./words.ts'),
  help: () => import('./help.ts'),
  page: () => import('./page.ts'),
  result: () => import('./result-card.ts'),
  lesson: () => import('./lesson.ts'),
  terminal: () => import('./terminal.ts'),
  picture: () => import('./picture.ts'),
  icons: () => import('./icons.ts'),
};
