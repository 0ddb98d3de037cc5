// Italiano.
import type { Sentences } from '../../table/words/sentences.ts';

const mayEnd = 'l’ultimo gettone: può chiudere la partita';

export const sentences: Sentences = {
  ring: 'L’anello delle attività',
  seats: 'Giocatori',
  hand: 'La tua mano',
  faces: 'Personaggi',
  row: 'La fila, da sinistra a destra',
  played: 'Giocate in questo round',
  round: (n) => `Round ${n}`,
  you: 'tu',
  leads: 'in testa',
  wins: 'vince',
  toAct: 'di turno',
  starts: 'comincia',
  cards: (n) => (n === 1 ? '1 carta' : `${n} carte`),
  ifNow: 'Se il round finisse ora',
  nothing: 'niente',
  beneath: (car) => `sotto ${car}`,
  earns: (sum) => `prenderebbe ${sum}`,
  change: ({ who, before, after }) => `${who}: ${after} invece di ${before}`,
  nobodyElse: 'I guadagni non cambiano per nessuno.',
  frees: (car) => `libera ${car}`,
  again: 'Tocca di nuovo per confermare.',
  putBack: 'Rimetti giù',
  discardFor: (character) => `Quale carta scarti coperta per ${character}?`,
  whichCar: 'Quale auto?',
  whereTo: (car) => `Dove va ${car}?`,
  whom: 'Chi prendi?',
  place: ({ letter, name, cars, tokens }) => `${letter}, ${name}: ${cars}; ${tokens}`,
  empty: 'nessuna auto',
  on: (top, bottom) => `${top} sopra ${bottom}`,
  tokens: (top, beneath, n) =>
    n === 0
      ? `${top}, ${mayEnd}`
      : `${top}, ${beneath.length > 0 ? `poi ${beneath.join(', ')} in ordine ignoto` : n === 1 ? 'un altro coperto' : `altri ${n} coperti`}`,
  mayEnd,
  noToken: 'nessun gettone',
  carAt: (car, place) => `${car}, presso ${place}`,
  free: 'libero',
  heldBy: (who) => `con ${who}`,
  faceDown: 'coperta',
  mafia: (sum, who) => (who === null ? `La Mafia toglierebbe ${sum} dal gioco` : `La Mafia passerebbe ${sum} a ${who}`),
  mafiaNothing: 'La Mafia non prenderebbe niente',
  seconds: (n) => (n === 1 ? '1 secondo' : `${n} secondi`),
  justNow: 'Poco fa',
};
