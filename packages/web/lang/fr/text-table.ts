// French.
import { count, fr } from '@backroom/kit';
import type { TextTableWords } from '../../src/text-table/words/catalogue.ts';

const n = count('fr');

export const words: TextTableWords = {
  choices: (count) => n(count, { one: fr`À toi : un seul choix`, other: (x) => fr`À toi : ${x} choix` }),
  keys: fr`Les flèches, un numéro ou les premières lettres d’un mot trouvent un choix ; Entrée le joue.`,
  waiting: fr`Rien à décider : on attend les autres.`,
  watching: 'Tu regardes.',
  confirm: 'Appuie encore une fois pour confirmer.',
  suggested: 'conseillé',
  brings: fr`Résultat garanti :`,
  news: 'Depuis ton dernier coup',
  latest: 'À l’instant',
  earlier: (count) => n(count, { one: 'Une ligne auparavant', other: (x) => `${x} lignes auparavant` }),
  notAllowed: (count) =>
    n(count, {
      one: 'Pas possible maintenant (1)',
      other: (x) => `Pas possible maintenant (${x})`,
    }),
  rule: (id) => `Règle ${id}`,
  table: 'La table en toutes lettres',
  timeLeft: (time) => fr`Temps restant : ${time}`,
};
