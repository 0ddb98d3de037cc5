// French.
import { count } from '../../../words/numbers.ts';
import type { ScarfaceWords } from './catalogue.ts';

const counted = count('fr');
const inDays = (n: number): string => counted(n, { one: 'un jour', other: (x) => `${x} jours` });

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
  gang: { own: 'Ton gang', seat: (number) => `Gang de la place ${number}`, any: 'Tiré au sort' },
  gangs: { dealt: 'Tirés au sort', chosen: 'Choisis place par place' },
  card: {
    title: 'Ton résultat',
    share: 'Partager',
    picture: 'Partager en image',
    copied: 'Copié. Colle-le où tu veux.',
    byHand: 'Ce navigateur ne peut pas copier tout seul\u00a0: sélectionne les lignes ci-dessus et copie-les.',
    trouble: 'L’image n’a pas pu être faite ici.',
    against: 'contre',
  },
  records: {
    title: 'Tes records',
    games: 'Jouées',
    wins: 'Gagnées',
    best: 'Meilleur total',
    margin: 'Plus large victoire',
    bestYet: 'Ton meilleur résultat à ce niveau jusqu’ici.',
    played: (days, longest) =>
      `Défis du jour\u00a0: ${inDays(days)} de suite\u00a0; la plus longue série\u00a0: ${longest}.`,
    won: (days, longest) =>
      `Défis gagnés\u00a0: ${inDays(days)} de suite\u00a0; la plus longue série\u00a0: ${longest}.`,
    last: (day, outcome, own, his) =>
      `Ton dernier défi, ${day}\u00a0: ${{ won: 'gagné', drawn: 'à égalité', lost: 'perdu' }[outcome]}, ${own} à ${his}.`,
    kept: 'Ils restent dans ce navigateur et nulle part ailleurs.',
    forget: 'Oublier mes records',
    sure: 'Oui, tout oublier',
    keep: 'Les garder',
    forgotten: 'Tes records sont oubliés.',
  },
};
