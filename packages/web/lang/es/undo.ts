import type { UndoWords } from '../../src/table/undo-words.ts';

export const undoWords: UndoWords = {
  free: 'Deshacer tu última jugada',
  consent: 'Pedir deshacer tu última jugada',
  turn: { label: 'Deshacer el turno', title: 'Deshacer hasta el principio de tu turno' },
  why: {
    untouched: 'Nadie ha visto nada nuevo desde entonces.',
    seen: 'Los demás han visto algo nuevo con ella.',
    drawn: 'Se han repartido cartas desde entonces.',
    answered: 'Otros han jugado desde entonces.',
    terms: 'En esta mesa no se deshacen jugadas.',
    'not-playing': 'La partida no está en marcha.',
    'real-time': 'Era una carrera: lo que se atrapa no se devuelve.',
    nothing: 'Todavía no has jugado.',
  },
};
