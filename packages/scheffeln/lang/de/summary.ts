import type { SummaryWords } from '../../table/motion/words.ts';

export const summaryWords: SummaryWords = {
  title: (round) => `Zahltag, Runde ${round}`,
  blocked: (car) => `blockiert: ${car}`,
  goOn: 'Weiter',
  nothing: 'nichts',
};
