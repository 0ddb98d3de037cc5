// French.
import { count } from '../../words/numbers.ts';
import type { TeachWords } from './catalogue.ts';

const n = count('fr');

export const words: TeachWords = {
  board: { asPicture: 'Voir l’image', asText: 'Voir le texte' },
  hint: {
    title: 'Trois bons coups',
    thinking: 'Réflexion en cours …',
    chance: (percent) => `${percent} de chances de gagner`,
    pointOut: 'Le montrer sur la table',
    pointedOut: 'Montré',
    nothing: 'Rien à décider pour l’instant.',
    and: '; ',
    fair: 'Le conseil ne sait que ce que tu peux voir.',
  },
  puzzle: {
    today: 'Énigme du jour',
    grade: 'Niveau',
    number: 'Numéro',
    previous: 'Énigme précédente',
    next: 'Énigme suivante',
    again: 'Réessayer',
    another: 'Une autre',
    yourAnswer: 'Ta réponse',
    streak: (days) => n(days, { one: 'Un jour d’affilée', other: (x) => `${x} jours d’affilée` }),
    noStreak: 'Résous l’énigme du jour pour commencer une série.',
    solved: (count, of) => `${count} résolues sur ${of}`,
    isSolved: 'résolue',
  },
  rules: {
    title: 'Règles',
    search: 'Chercher dans les règles',
    found: (count) => n(count, { one: 'Une règle trouvée', other: (x) => `${x} règles trouvées` }),
    ruling: 'Décision',
    rulings:
      'Là où les livrets se taisent ou se contredisent, il a fallu trancher. Ces règles sont marquées comme décisions.',
    games: 'Quel jeu',
    chapters: 'Chapitres',
    link: (id) => `Lien vers la règle ${id}`,
  },
};
