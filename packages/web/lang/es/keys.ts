import type { KeyWords } from '../../src/table/key-words.ts';

export const keyWords: KeyWords = {
  title: 'Teclas',
  card: 'Elegir una carta',
  zoom: 'Ver la carta en grande',
  list: 'Mostrar u ocultar esta lista',
  off: 'Atajos de una sola tecla en la mesa',
};
