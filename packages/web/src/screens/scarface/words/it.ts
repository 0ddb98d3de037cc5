// Italian.
import { count } from '../../../words/numbers.ts';
import type { ScarfaceWords } from './catalogue.ts';

const counted = count('it');
const inDays = (n: number): string => counted(n, { one: 'un giorno', other: (x) => `${x} giorni` });

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
  gang: { own: 'La tua gang', seat: (number) => `Gang del posto ${number}`, any: 'Estratta a sorte' },
  gangs: { dealt: 'Estratte a sorte', chosen: 'Scelte posto per posto' },
  card: {
    title: 'Il tuo risultato',
    share: 'Condividi',
    picture: 'Condividi come immagine',
    copied: 'Copiato. Incollalo dove vuoi.',
    byHand: 'Questo browser non può copiare da sé: seleziona le righe qui sopra e copiale.',
    trouble: 'Qui non è stato possibile creare l’immagine.',
    against: 'contro',
  },
  records: {
    title: 'I tuoi record',
    games: 'Giocate',
    wins: 'Vinte',
    best: 'Miglior totale',
    margin: 'Vittoria più ampia',
    bestYet: 'Il tuo miglior risultato finora a questo livello.',
    played: (days, longest) => `Sfide del giorno: ${inDays(days)} di fila; la serie più lunga: ${longest}.`,
    won: (days, longest) => `Sfide vinte: ${inDays(days)} di fila; la serie più lunga: ${longest}.`,
    last: (day, outcome, own, his) =>
      `La tua ultima sfida, ${day}: ${{ won: 'vinta', drawn: 'pari', lost: 'persa' }[outcome]}, ${own} contro ${his}.`,
    kept: 'Restano in questo browser e da nessun’altra parte.',
    forget: 'Dimentica i miei record',
    sure: 'Sì, dimenticali tutti',
    keep: 'Tienili',
    forgotten: 'I tuoi record sono dimenticati.',
  },
};
