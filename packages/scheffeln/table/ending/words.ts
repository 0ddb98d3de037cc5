// The texts of the result screen. Names, sums and places are passed in as finished text.
import type { Language } from '@backroom/kit';
import { endingWords as all } from '../../lang/ending.all.ts';

interface Decided {
  readonly who: string;
  readonly round: number;
  readonly sum: string;
  readonly at: string;
}

export interface EndingWords {
  readonly places: string;
  place(number: number): string;
  readonly perRound: string;
  readonly round: string;
  readonly total: string;
  decisive(decided: Decided): string;
}

export const endingWords: Readonly<Record<Language, EndingWords>> = all;
