// The texts of the result screen.
import type { Language } from '@backroom/kit';
import { ending } from '../../lang/shows.all.ts';
import type { Source } from './income.ts';

export interface EndingWords {
  readonly overTime: string;
  readonly start: string;
  readonly round: (round: number) => string;
  readonly income: string;
  readonly sources: Readonly<Record<Source, string>>;
}

export const ENDING_WORDS: Readonly<Record<Language, EndingWords>> = ending;
