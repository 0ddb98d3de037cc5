import type { SummaryWords } from '../../table/motion/words.ts';

export const summaryWords: SummaryWords = {
  title: (round) => `Giorno di paga, round ${round}`,
  blocked: (car) => `bloccato da: ${car}`,
  goOn: 'Continua',
  nothing: 'niente',
};
