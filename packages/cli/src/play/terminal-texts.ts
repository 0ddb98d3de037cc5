// A game's own texts for the terminal. They are optional.
import type { Offer } from '@backroom/games';
import type { Language } from '@backroom/kit';
import type { TerminalTexts } from '@backroom/kit/terminal';

const NONE: TerminalTexts = { flagRows: [], welcome: [] };

export const terminalTexts = async ({ terminal }: Offer, language: Language): Promise<TerminalTexts> =>
  (await (await terminal?.())?.load(language)) ?? NONE;
