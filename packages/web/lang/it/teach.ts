// Italian.
import { count } from '@backroom/kit';
import type { TeachWords } from '../../src/teach/words/catalogue.ts';

const n = count('it');

export const words: TeachWords = {
  board: { asPicture: 'Mostra l’immagine', asText: 'Mostra il testo' },
  lesson: {
    progress: (step, of) => `Compito ${step} di ${of}`,
    yourTask: 'Il tuo compito',
    showMe: 'Fammi vedere',
    next: 'Compito successivo',
    back: 'Compito precedente',
    again: 'Rifai questo',
    whatHappened: 'Ecco che cosa è successo',
    wouldHappen: 'Ecco che cosa succederebbe',
    notAllowed: 'Non è permesso',
    unknown: 'Non fa parte di questo compito. Prendi una delle scelte.',
    play: 'Gioca una partita',
    firstGame: 'Gioca una prima partita, con suggerimenti',
    offer: 'Impara con piccoli compiti',
    puzzle: 'Prova un rompicapo',
    rules: 'Leggi le regole',
  },
  hint: {
    title: (count) => ['Una buona mossa', 'Due buone mosse', 'Tre buone mosse'][count - 1] ?? '',
    another: 'Altra mossa',
    thinking: 'Un attimo…',
    late: 'Il suggerimento non è arrivato in tempo.',
    askAgain: 'Chiedi di nuovo',
    chance: (percent) => `${percent} di probabilità di vincere`,
    pointOut: 'Indicala sul tavolo',
    pointedOut: 'Indicata',
    nothing: 'Per ora non c’è niente da decidere.',
    and: '; ',
    fair: 'Il suggerimento si basa solo su ciò che puoi vedere anche tu.',
  },
  puzzle: {
    today: 'Rompicapo del giorno',
    grade: 'Difficoltà',
    number: 'Numero',
    previous: 'Rompicapo precedente',
    next: 'Rompicapo successivo',
    again: 'Riprova',
    solution: 'Mostra la soluzione',
    another: 'Un altro rompicapo',
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
      'Dove i regolamenti tacciono o si contraddicono, abbiamo dovuto decidere noi. Queste regole sono contrassegnate come decisioni.',
    games: 'Gioco',
    chapters: 'Capitoli',
    link: (id) => `Link alla regola ${id}`,
  },
};
