// Italian.
import { count } from '../../words/numbers.ts';
import type { TeachWords } from './catalogue.ts';

const n = count('it');

export const words: TeachWords = {
  board: { asPicture: 'Mostra l’immagine', asText: 'Mostra il testo' },
  hint: {
    title: 'Tre buone mosse',
    thinking: 'Ci sto pensando …',
    chance: (percent) => `${percent} di probabilità di vincere`,
    pointOut: 'Indicala sul tavolo',
    pointedOut: 'Indicata',
    nothing: 'Per ora non c’è niente da decidere.',
    and: '; ',
    fair: 'Il consiglio sa solo ciò che puoi vedere anche tu.',
  },
  puzzle: {
    today: 'Rompicapo del giorno',
    grade: 'Difficoltà',
    number: 'Numero',
    previous: 'Rompicapo precedente',
    next: 'Rompicapo seguente',
    again: 'Riprova',
    another: 'Un altro',
    yourAnswer: 'La tua risposta',
    streak: (days) => n(days, { one: 'Un giorno di fila', other: (x) => `${x} giorni di fila` }),
    noStreak: 'Risolvi il rompicapo del giorno per iniziare una serie.',
    solved: (count, of) => `${count} risolti su ${of}`,
    isSolved: 'risolto',
  },
  rules: {
    title: 'Regole',
    search: 'Cerca nelle regole',
    found: (count) => n(count, { one: 'Una regola trovata', other: (x) => `${x} regole trovate` }),
    ruling: 'Decisione',
    rulings:
      'Dove i regolamenti tacciono o si contraddicono, abbiamo dovuto decidere noi. Queste regole portano il segno di una decisione.',
    games: 'Quale gioco',
    chapters: 'Capitoli',
    link: (id) => `Link alla regola ${id}`,
  },
};
