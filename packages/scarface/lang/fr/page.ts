// French.
import { count, fr } from '@backroom/kit';
import type { PageWords } from '../../page/words/catalogue.ts';
import { difficulties } from './difficulties.ts';
import { result } from './result-card.ts';

const counted = count('fr');
const inDays = (n: number): string => counted(n, { one: 'un jour', other: (x) => `${x} jours` });

export const page: PageWords = {
  result,
  difficulties,
  line: fr`Chicago sous la Prohibition : monte un gang, fais des affaires, prends la ville. De deux à quatre boss, une heure environ.`,
  play: 'Contre les habitués',
  goOn: 'Reprendre ta partie',
  alone: 'En solo contre l’Exécuteur',
  aloneWhy: fr`Un rival qui ne cache rien : pour chacun de ses gestes, il te dit pourquoi.`,
  friends: 'Entre amis',
  rules: 'Règles',
  learn: 'Apprendre en huit étapes',
  difficulty: 'Difficulté',
  rival: 'Son gang',
  begin: 'L’affronter',
  daily: 'Défi du jour',
  dailyWhy: (rival, difficulty) => fr`Les mêmes cartes pour tous. Aujourd’hui : ${rival}, ${difficulty}.`,
  options: {
    ringByHand: {
      name: 'Chevalière',
      values: { false: 'Paie automatiquement', true: 'Prendre l’argent à son tour, ou l’oublier' },
    },
    jobDraft: {
      name: 'Coups',
      values: { false: 'Distribués à chacun', true: fr`Au choix : on en garde un, on passe le reste` },
    },
    gangs: { name: 'Gangs', values: { null: 'Tirés au sort' } },
    solo: { name: 'Type de partie', values: { null: 'De deux à quatre joueurs', alone: 'En solo contre l’Exécuteur' } },
  },
  gang: { own: 'Ton gang', seat: (number) => `Gang de la place ${number}`, any: 'Tiré au sort' },
  gangs: { dealt: 'Tirés au sort', chosen: 'Choisis place par place' },
  card: {
    title: 'Ton résultat',
    share: 'Partager',
    picture: 'Partager en image',
    copied: 'Copié. Il ne reste qu’à coller.',
    byHand: fr`Ce navigateur ne peut pas copier tout seul : sélectionne les lignes ci-dessus et copie-les.`,
    trouble: 'Impossible de créer l’image ici.',
    against: 'contre',
  },
  records: {
    title: 'Tes records',
    games: 'Jouées',
    wins: 'Gagnées',
    best: 'Meilleur total',
    margin: 'Plus large victoire',
    bestYet: 'Ton meilleur résultat à ce niveau jusqu’ici.',
    played: (days, longest) => fr`Défis du jour : ${inDays(days)} de suite ; la plus longue série : ${longest}.`,
    won: (days, longest) => fr`Défis gagnés : ${inDays(days)} de suite ; la plus longue série : ${longest}.`,
    last: (day, outcome, own, his) =>
      fr`Ton dernier défi, ${day} : ${{ won: 'gagné', drawn: 'à égalité', lost: 'perdu' }[outcome]}, ${own} à ${his}.`,
    kept: 'Ils sont enregistrés dans ce navigateur et nulle part ailleurs.',
    forget: 'Effacer mes records',
    sure: 'Oui, tout effacer',
    keep: 'Les garder',
    forgotten: 'Tes records sont effacés.',
  },
};
