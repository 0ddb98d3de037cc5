import type { SummaryWords } from '../../table/motion/words.ts';

export const summaryWords: SummaryWords = {
  title: (round) => `Día de paga, ronda ${round}`,
  blocked: (car) => `bloqueo: ${car}`,
  goOn: 'Continuar',
  nothing: 'nada',
  most: (who, sum) => `La mayor ganancia: ${who}, ${sum}.`,
  nobody: 'Nadie ha ganado nada.',
  lead: (who, sum) => `En cabeza: ${who}, ${sum}.`,
};
