// Texts about the result of a match. Loaded with it.
import type { Language } from '@backroom/kit';
import { endingWords as all } from '../../lang/ending.all.ts';

export interface EndingWords {
  readonly youWon: string;
  readonly rank: string;
  readonly player: string;
  readonly money: string;
  readonly replay: string;
  readonly again: string;
  readonly stopped: string;
  readonly result: string;
}

export const endingWords: Readonly<Record<Language, EndingWords>> = all;
