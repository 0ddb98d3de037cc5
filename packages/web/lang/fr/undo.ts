import { fr } from '@backroom/kit';
import type { UndoWords } from '../../src/table/undo-words.ts';

export const undoWords: UndoWords = {
  free: 'Reprendre ton dernier coup',
  consent: 'Demander à reprendre ton dernier coup',
  turn: { label: 'Reprendre le tour', title: 'Reprendre depuis le début de ton tour' },
  why: {
    untouched: 'Personne n’a rien vu de nouveau depuis.',
    seen: 'Les autres ont vu quelque chose de nouveau.',
    drawn: 'Des cartes ont été distribuées depuis.',
    answered: 'D’autres ont joué depuis.',
    terms: 'À cette table, on ne reprend pas ses coups.',
    'not-playing': 'La partie n’est pas en cours.',
    'real-time': fr`C’était une course : ce qui est pris est pris.`,
    nothing: 'Tu n’as pas encore joué.',
  },
};
