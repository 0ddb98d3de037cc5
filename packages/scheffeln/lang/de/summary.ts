import type { SummaryWords } from '../../table/motion/words.ts';

export const summaryWords: SummaryWords = {
  title: (round) => `Zahltag, Runde ${round}`,
  blocked: (car) => `blockiert: ${car}`,
  goOn: 'Weiter',
  nothing: 'nichts',
  most: (who, sum) => `Am meisten verdient: ${who}, ${sum}.`,
  nobody: 'Niemand hat etwas verdient.',
  lead: (who, sum) => `In Führung: ${who}, ${sum}.`,
};
