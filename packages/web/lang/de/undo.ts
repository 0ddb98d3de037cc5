import type { UndoWords } from '../../src/table/undo-words.ts';

export const undoWords: UndoWords = {
  free: 'Deinen letzten Zug zurücknehmen',
  consent: 'Bitten, den letzten Zug zurückzunehmen',
  turn: { label: 'Ganzen Zug zurücknehmen', title: 'Bis zum Anfang deines Zuges zurücknehmen' },
  why: {
    untouched: 'Seither hat niemand etwas Neues gesehen.',
    seen: 'Die anderen haben dadurch etwas gesehen.',
    drawn: 'Seither wurden Karten gegeben.',
    answered: 'Seither haben andere gezogen.',
    terms: 'An diesem Tisch lassen sich Züge nicht zurücknehmen.',
    'not-playing': 'Das Spiel läuft gerade nicht.',
    'real-time': 'Das war ein Wettlauf: Was geschnappt ist, ist geschnappt.',
    nothing: 'Du hast noch nicht gezogen.',
  },
};
