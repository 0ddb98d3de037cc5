// Scheffeln on a terminal: its flags, its phrases and its drawing.
import type { TerminalPart } from '@backroom/kit/terminal';
import { loadDrawing } from './drawing.ts';
import { flags } from './flags.ts';
import { loadPhrases } from './phrases/catalogue.ts';

export const terminal: TerminalPart = {
  flags,
  load: async (language) => {
    const { flagRows, welcome } = await loadPhrases(language);
    return { flagRows, welcome, drawing: await loadDrawing(language) };
  },
};
