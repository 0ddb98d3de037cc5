// The texts of a round's summary. The rest comes from the names of the pieces.
import type { Language } from '@backroom/kit';
import { summaryWords as all } from '../../lang/summary.all.ts';

export interface SummaryWords {
  readonly title: (round: number) => string;
  readonly blocked: (car: string) => string;
  readonly goOn: string;
  readonly nothing: string;
  /** The largest earnings of the round, and who has them: several if they are equal. */
  readonly most: (who: string, sum: string) => string;
  readonly nobody: string;
  readonly lead: (who: string, sum: string) => string;
}

export const summaryWords: Readonly<Record<Language, SummaryWords>> = all;
