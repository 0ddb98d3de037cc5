import { fr } from '@backroom/kit';
import type { SummaryWords } from '../../table/motion/words.ts';

export const summaryWords: SummaryWords = {
  title: (round) => `Jour de paie, manche ${round}`,
  blocked: (car) => fr`blocage : ${car}`,
  goOn: 'Continuer',
  nothing: 'rien',
  most: (who, sum) => fr`Le plus gros gain : ${who}, ${sum}.`,
  nobody: 'Personne n’a rien gagné.',
  lead: (who, sum) => fr`En tête : ${who}, ${sum}.`,
};
