// Scarface 1920 on a terminal: its flags, its phrases, and the result of a game played alone. Its words draw the table.
import type { TerminalPart } from '@backroom/kit/terminal';
import { lang } from '../lang/index.ts';
import { resultLinesIn } from './card.ts';
import { flags } from './flags.ts';

export const terminal: TerminalPart = {
  flags,
  load: async (language) => {
    const [{ terminal: texts }, { result }] = await Promise.all([lang[language].terminal(), lang[language].result()]);
    return { ...texts, resultLines: resultLinesIn(result) };
  },
};
