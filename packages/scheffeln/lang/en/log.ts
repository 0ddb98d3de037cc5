import type { LogWords } from '../../table/log/words.ts';

export const logWords: LogWords = { payday: 'Payday' };
