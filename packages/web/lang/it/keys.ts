import type { KeyWords } from '../../src/table/key-words.ts';

export const keyWords: KeyWords = {
  title: 'Tasti',
  card: 'Scegli una carta',
  zoom: 'Mostra la carta in grande',
  list: 'Mostra o nascondi questo elenco',
  off: 'Scorciatoie a tasto singolo al tavolo',
};
