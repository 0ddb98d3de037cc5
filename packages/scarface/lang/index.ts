// The languages of this game, each part loaded on demand.
import type { Language } from '@backroom/kit';
import { parts } from './index.all.ts';
import type { LanguageParts } from './parts.ts';

export const lang: Readonly<Record<Language, LanguageParts>> = parts;
