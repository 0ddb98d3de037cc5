// French.
import { count } from '../../words/numbers.ts';
import type { TextTableWords } from './catalogue.ts';

const n = count('fr');

export const words: TextTableWords = {
  choices: (count) => n(count, { one: 'À toi : un seul choix', other: (x) => `À toi : ${x} choix` }),
  keys: 'Les flèches, un numéro ou les premières lettres d’un mot trouvent un choix ; Entrée le joue.',
  waiting: 'Rien à décider : d’autres réfléchissent.',
  watching: 'Tu regardes.',
  confirm: 'Appuie encore une fois pour confirmer.',
  suggested: 'conseillé',
  brings: 'Ce qui arrive à coup sûr :',
  news: 'Depuis ton dernier coup',
  latest: 'À l’instant',
  earlier: (count) => n(count, { one: 'Une ligne auparavant', other: (x) => `${x} lignes auparavant` }),
  notAllowed: (count) =>
    n(count, {
      one: 'Visible, mais interdit pour l’instant : une chose',
      other: (x) => `Visible, mais interdit pour l’instant : ${x} choses`,
    }),
  rule: (id) => `Règle ${id}`,
  table: 'La table en toutes lettres',
  timeLeft: (time) => `Temps restant : ${time}`,
};
