import type { SummaryWords } from '../../table/motion/words.ts';

export const summaryWords: SummaryWords = {
  title: (round) => `Payday, round ${round}`,
  blocked: (car) => `blocked by ${car}`,
  goOn: 'Continue',
  nothing: 'nothing',
  most: (who, sum) => `Most earned: ${who}, ${sum}.`,
  nobody: 'Nobody earned anything.',
  lead: (who, sum) => `In the lead: ${who}, ${sum}.`,
};
