// Français: what the picture says while things move, and at the end.
import { fr } from '@backroom/kit';
import type { EndingWords } from '../../table/ending/words.ts';
import type { MotionWords } from '../../table/words/motion/index.ts';

export const motion: MotionWords = {
  goOn: 'Continuer',
  roundOver: (round) => `La manche ${round} est finie`,
  brought: 'Ce que la manche a rapporté',
  skip: 'Passer',
  raid: fr`Descente !`,
  account: 'Bilan de la Descente',
  nothing: 'rien',
  final: 'Résultat final',
  money: 'Argent',
  businesses: 'Commerces',
  associates: 'Associés',
  total: 'Total',
  jobs: 'Coups',
  discardPile: 'Défausse',
  beside: 'À côté du plateau',
  aside: 'Bras droits mis de côté',
  knownInHand: 'Cartes connues en main',
  allCards: 'Toutes les cartes du gang',
  paper: 'Le Courrier du Lac',
};

export const ending: EndingWords = {
  overTime: 'L’argent au fil de la partie',
  start: 'Au début',
  round: (round) => `Manche ${round}`,
  income: 'D’où vient l’argent',
  sources: {
    sale: 'Ventes',
    business: 'Commerces',
    fence: 'Vendu aux Autorités',
    ring: 'Chevalière',
    'boss-track': 'Piste du Boss',
    card: 'Cartes',
    theft: 'Volé',
  },
};
