// Italian.
import type { ScarfaceWords } from './catalogue.ts';

export const words: ScarfaceWords = {
  line: 'Chicago negli anni del Proibizionismo: metti su una gang, fai affari, prenditi la città. Da due a quattro boss, un’ora circa.',
  play: 'Contro gli habitué',
  goOn: 'Riprendi la tua partita',
  alone: 'Da solo contro l’Esecutore',
  aloneWhy: 'Un rivale che non nasconde nulla: di tutto ciò che fa ti dice il perché.',
  friends: 'Con gli amici',
  rules: 'Come si gioca',
  difficulty: 'Quanto è duro',
  rival: 'La sua gang',
  begin: 'Affrontalo',
  daily: 'Sfida del giorno',
  dailyWhy: (rival, difficulty) => `Le stesse carte per tutti. Oggi: ${rival}, ${difficulty}.`,
  options: {
    jobDraft: {
      name: 'Colpi',
      values: { false: 'Distribuiti a tutti', true: 'A scelta: se ne tiene uno, il resto passa' },
    },
    gangs: { name: 'Gang', values: { null: 'Estratte a sorte' } },
    solo: { name: 'Al tavolo', values: { null: 'Da due a quattro giocatori', alone: 'Da solo contro l’Esecutore' } },
  },
};
