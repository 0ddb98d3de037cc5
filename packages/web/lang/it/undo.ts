import type { UndoWords } from '../../src/table/undo-words.ts';

export const undoWords: UndoWords = {
  free: 'Annulla la tua ultima mossa',
  consent: 'Chiedi di annullare la tua ultima mossa',
  turn: { label: 'Annulla il turno', title: 'Annulla tutto dall’inizio del tuo turno' },
  why: {
    untouched: 'Da allora nessuno ha visto nulla di nuovo.',
    seen: 'Gli altri hanno visto qualcosa di nuovo.',
    drawn: 'Da allora sono state distribuite carte.',
    answered: 'Da allora hanno giocato altri.',
    terms: 'A questo tavolo le mosse non si annullano.',
    'not-playing': 'La partita non è in corso.',
    'real-time': 'Era una gara: chi ha preso ha preso.',
    nothing: 'Non hai ancora giocato.',
  },
};
