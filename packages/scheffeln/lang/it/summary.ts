import type { SummaryWords } from '../../table/motion/words.ts';

export const summaryWords: SummaryWords = {
  title: (round) => `Giorno di paga, round ${round}`,
  blocked: (car) => `bloccato da: ${car}`,
  goOn: 'Continua',
  nothing: 'niente',
  most: (who, sum) => `Guadagno più alto: ${who}, ${sum}.`,
  nobody: 'Nessuno ha guadagnato nulla.',
  lead: (who, sum) => `In testa: ${who}, ${sum}.`,
};
