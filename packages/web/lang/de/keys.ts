import type { KeyWords } from '../../src/table/key-words.ts';

export const keyWords: KeyWords = {
  title: 'Tasten',
  card: 'Karte wählen',
  zoom: 'Karte groß zeigen',
  list: 'Diese Liste ein- oder ausblenden',
  off: 'Einzelne Tasten als Kürzel am Tisch',
};
