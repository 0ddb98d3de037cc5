// The words for teaching. Each language is loaded on demand.
import type { Language } from '@backroom/kit';
import { load } from '../../../lang/teach.lazy.ts';
import type { TeachWords } from './catalogue.ts';

export type { TeachWords } from './catalogue.ts';

export const loadTeachWords = async (language: Language): Promise<TeachWords> => (await load[language]()).words;
