// The text table's own words. Each language is loaded on demand.
import type { Language } from '@backroom/kit';
import { load } from '../../../lang/text-table.lazy.ts';
import type { TextTableWords } from './catalogue.ts';

export type { TextTableWords } from './catalogue.ts';

export const loadTextTableWords = async (language: Language): Promise<TextTableWords> => (await load[language]()).words;
