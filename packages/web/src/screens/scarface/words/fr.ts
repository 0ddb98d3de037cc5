// French.
import type { ScarfaceWords } from './catalogue.ts';

export const words: ScarfaceWords = {
  line: 'Chicago sous la Prohibition\u00a0: monte un gang, fais des affaires, prends la ville. De deux à quatre parrains, une heure environ.',
  play: 'Contre les habitués',
  goOn: 'Reprendre ta partie',
  alone: 'Seul contre l’Exécuteur',
  aloneWhy: 'Un rival qui ne cache rien\u00a0: pour chacun de ses gestes, il te dit pourquoi.',
  friends: 'Entre amis',
  rules: 'Comment on joue',
  difficulty: 'Sa force',
  rival: 'Son gang',
  begin: 'L’affronter',
  daily: 'Défi du jour',
  dailyWhy: (rival, difficulty) => `Les mêmes cartes pour tous. Aujourd’hui\u00a0: ${rival}, ${difficulty}.`,
  options: {
    jobDraft: {
      name: 'Coups',
      values: { false: 'Distribués à chacun', true: 'Au choix\u00a0: on en garde un, on passe le reste' },
    },
    gangs: { name: 'Gangs', values: { null: 'Tirés au sort' } },
    solo: { name: 'À la table', values: { null: 'De deux à quatre joueurs', alone: 'Seul contre l’Exécuteur' } },
  },
};
