import type { UndoWords } from '../../src/table/undo-words.ts';

export const undoWords: UndoWords = {
  free: 'Take back your last move',
  consent: 'Ask to take back your last move',
  turn: { label: 'Take back the turn', title: 'Take back to the start of your turn' },
  why: {
    untouched: 'Nobody has seen anything new since.',
    seen: 'It showed the others something new.',
    drawn: 'Cards have been dealt since.',
    answered: 'Others have moved since.',
    terms: 'Moves cannot be taken back at this table.',
    'not-playing': 'The game is not running.',
    'real-time': 'It was a race: a grab cannot be taken back.',
    nothing: 'You have not moved yet.',
  },
};
