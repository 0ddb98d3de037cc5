// French.
import { count, fr } from '@backroom/kit';
import type { TeachWords } from '../../src/teach/words/catalogue.ts';

const n = count('fr');

export const words: TeachWords = {
  board: { asPicture: 'Voir l’image', asText: 'Voir le texte' },
  lesson: {
    progress: (step, of) => `Tâche ${step} sur ${of}`,
    yourTask: 'Ta tâche',
    showMe: 'Montre-moi',
    next: 'Tâche suivante',
    back: 'Tâche précédente',
    again: 'Refaire celle-ci',
    whatHappened: 'Voici ce qui s’est passé',
    wouldHappen: 'Voici ce qui se passerait',
    notAllowed: 'Ce n’est pas permis',
    unknown: 'Cela ne fait pas partie de cette tâche. Prends l’un des choix.',
    play: 'Jouer une partie',
    firstGame: 'Jouer une première partie, avec conseils',
    offer: 'Apprendre par petites tâches',
    puzzle: 'Essayer une énigme',
    rules: 'Lire les règles',
  },
  hint: {
    title: (count) => ['Un bon coup', 'Deux bons coups', 'Trois bons coups'][count - 1] ?? '',
    another: 'Autre coup',
    thinking: 'Réflexion en cours…',
    late: 'Le conseil n’est pas arrivé à temps.',
    askAgain: 'Redemander',
    chance: (percent) => `${percent} de chances de gagner`,
    pointOut: 'Le montrer sur la table',
    pointedOut: 'Montré',
    nothing: 'Rien à décider pour l’instant.',
    and: fr` ; `,
    fair: 'Le conseil ne sait que ce que tu peux voir.',
  },
  puzzle: {
    today: 'Énigme du jour',
    grade: 'Niveau',
    number: 'Numéro',
    previous: 'Énigme précédente',
    next: 'Énigme suivante',
    again: 'Réessayer',
    solution: 'Montrer la solution',
    another: 'Une autre énigme',
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
    games: 'Jeu',
    chapters: 'Chapitres',
    link: (id) => `Lien vers la règle ${id}`,
  },
};
