// Texts of the menu at a table. Loaded with it.
import type { Language } from '@backroom/kit';
import { menuWords as all } from '../../lang/menu.all.ts';
import type { BotPace } from '../app/bot-paces.ts';

export interface MenuWords {
  readonly pause: string;
  readonly resume: string;
  readonly end: string;
  readonly leave: string;
  readonly comeBack: string;
  readonly endSure: string;
  readonly endYes: string;
  readonly endNo: string;
  readonly bots: string;
  readonly paces: Readonly<Record<BotPace, string>>;
  readonly showAgain: string;
  /** The button that shows what happened while the player was away. */
  readonly show: string;
  readonly inWords: string;
  readonly soundOn: string;
  readonly soundOff: string;
  readonly noHints: string;
  readonly hints: string;
}

export const menuWords: Readonly<Record<Language, MenuWords>> = all;
