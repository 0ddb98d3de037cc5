import type { KeyWords } from '../../src/table/key-words.ts';

export const keyWords: KeyWords = {
  title: 'Touches',
  card: 'Choisir une carte',
  zoom: 'Afficher la carte en grand',
  list: 'Afficher ou masquer cette liste',
  off: 'Raccourcis à une touche à la table',
};
