// The words of every language, each loaded only when it is asked for.
import { LANGUAGES, type Language } from '@backroom/kit';
import { lang } from '../../lang/index.ts';
import type { Spoken } from './speak.ts';

export const words = Object.fromEntries(LANGUAGES.map((language) => [language, lang[language].words])) as Readonly<
  Record<Language, () => Promise<Spoken>>
>;
