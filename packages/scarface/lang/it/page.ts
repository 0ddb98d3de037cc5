// Italian.
import { count } from '@backroom/kit';
import type { PageWords } from '../../page/words/catalogue.ts';
import { difficulties } from './difficulties.ts';
import { result } from './result-card.ts';

const counted = count('it');
const inDays = (n: number): string => counted(n, { one: 'un giorno', other: (x) => `${x} giorni` });

export const page: PageWords = {
  result,
  difficulties,
  line: 'Chicago negli anni del Proibizionismo: metti su una gang, fai affari, prenditi la città. Da due a quattro boss, un’ora circa.',
  play: 'Contro gli habitué',
  goOn: 'Riprendi la tua partita',
  alone: 'In solitaria contro l’Esecutore',
  aloneWhy: 'Un rivale che non nasconde nulla: di tutto ciò che fa ti dice il perché.',
  friends: 'Con gli amici',
  rules: 'Regole',
  learn: 'Impara in otto passi',
  difficulty: 'Difficoltà',
  rival: 'La sua gang',
  begin: 'Affrontalo',
  daily: 'Sfida del giorno',
  dailyWhy: (rival, difficulty) => `Le stesse carte per tutti. Oggi: ${rival}, ${difficulty}.`,
  options: {
    ringByHand: {
      name: 'Anello di famiglia',
      values: { false: 'Paga automaticamente', true: 'Soldi da prendere nel proprio turno, o da scordare' },
    },
    jobDraft: {
      name: 'Colpi',
      values: { false: 'Distribuiti a tutti', true: 'A scelta: se ne tiene uno, il resto passa' },
    },
    gangs: { name: 'Gang', values: { null: 'Estratte a sorte' } },
    solo: {
      name: 'Modalità',
      values: { null: 'Da due a quattro giocatori', alone: 'In solitaria contro l’Esecutore' },
    },
  },
  gang: { own: 'La tua gang', seat: (number) => `Gang del posto ${number}`, any: 'Estratta a sorte' },
  gangs: { dealt: 'Estratte a sorte', chosen: 'Scelte posto per posto' },
  card: {
    title: 'Il tuo risultato',
    share: 'Condividi',
    picture: 'Condividi come immagine',
    copied: 'Copiato. Incollalo dove vuoi.',
    byHand: 'Questo browser non permette di copiare: seleziona le righe qui sopra e copiale.',
    trouble: 'Impossibile creare l’immagine qui.',
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
    kept: 'Sono salvati in questo browser e da nessun’altra parte.',
    forget: 'Cancella i miei record',
    sure: 'Sì, cancellali tutti',
    keep: 'Tienili',
    forgotten: 'I tuoi record sono cancellati.',
  },
};
