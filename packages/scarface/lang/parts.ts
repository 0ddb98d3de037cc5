// What a language brings: each part is loaded only when it is asked for.
import type { TerminalTexts } from '@backroom/kit/terminal';
import type { LessonTexts } from '../lesson/words.ts';
import type { PageWords } from '../page/words/catalogue.ts';
import type { HelpTexts } from '../src/help/texts.ts';
import type { ResultTexts } from '../src/words/rival/result-card.ts';
import type { Spoken } from '../src/words/speak.ts';
import type { IconWords } from '../table/words/icons/catalogue.ts';
import type { Sentences } from '../table/words/sentences.ts';

export interface LanguageParts {
  words(): Promise<Spoken>;
  help(): Promise<{ readonly help: HelpTexts }>;
  page(): Promise<{ readonly page: PageWords }>;
  result(): Promise<{ readonly result: ResultTexts }>;
  lesson(): Promise<{ readonly lesson: LessonTexts }>;
  terminal(): Promise<{ readonly terminal: TerminalTexts }>;
  picture(): Promise<{ readonly sentences: Sentences }>;
  icons(): Promise<{ readonly icons: IconWords }>;
}
