// The names of icons, loaded by language.
import type { Language } from '@backroom/kit';
import { lang } from '../../../lang/index.ts';
import type { IconWords } from './catalogue.ts';

export const iconWords = async (language: Language): Promise<IconWords> => (await lang[language].icons()).icons;
