// `play --help`: how to call it, the flags of the named game or of each game, and the flags of all.
import type { Offer } from '@backroom/games';
import type { Language } from '@backroom/kit';
import { ownCommand } from '../own-command.ts';
import { rowLines } from './commands.ts';
import type { Phrases } from './phrases.ts';
import { terminalTexts } from './terminal-texts.ts';

/** `isNamed`: the one offer is the game on the command line; otherwise each game's flags are listed. */
export async function playUsage(
  offers: readonly Offer[],
  isNamed: boolean,
  language: Language,
  phrases: Phrases,
  columns: number,
): Promise<string[]> {
  const ids = offers.map(({ game }) => game.id);
  const own = await Promise.all(
    offers.map(async (offer) => {
      const { flagRows } = await terminalTexts(offer, language);
      return flagRows.length === 0 ? [] : ['', phrases.flags.flagsOf(offer.game.id), ...rowLines(flagRows, columns)];
    }),
  );
  return [
    phrases.flags.usage(ownCommand(), isNamed ? ids.join('') : `[${ids.join('|')}]`),
    ...own.flat(),
    '',
    phrases.flags.flagsOfAll,
    ...rowLines(phrases.flags.rows, columns),
  ];
}
