// The texts of the log, besides names, sums and pieces.
import type { Language } from '@backroom/kit';
import { logWords as all } from '../../lang/log.all.ts';

export interface LogWords {
  readonly payday: string;
}

export const logWords: Readonly<Record<Language, LogWords>> = all;
