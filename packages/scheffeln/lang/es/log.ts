import type { LogWords } from '../../table/log/words.ts';

export const logWords: LogWords = { payday: 'Día de paga' };
