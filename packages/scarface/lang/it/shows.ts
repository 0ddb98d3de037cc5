// Italiano: what the picture says while things move, and at the end.
import type { EndingWords } from '../../table/ending/words.ts';
import type { MotionWords } from '../../table/words/motion/index.ts';

export const motion: MotionWords = {
  goOn: 'Continua',
  roundOver: (round) => `Il round ${round} è finito`,
  brought: 'Che cosa ha fruttato il round',
  skip: 'Salta',
  raid: 'Retata!',
  account: 'Bilancio della Retata',
  nothing: 'niente',
  final: 'Risultato finale',
  money: 'Denaro',
  businesses: 'Attività',
  associates: 'Complici',
  total: 'Totale',
  jobs: 'Colpi',
  discardPile: 'Pila degli scarti',
  beside: 'Accanto alla plancia',
  aside: 'Bracci destri da parte',
  knownInHand: 'Carte note in mano',
  allCards: 'Tutte le carte della gang',
  paper: 'Il Corriere del Lago',
};

export const ending: EndingWords = {
  overTime: 'Il denaro nel tempo',
  start: 'All’inizio',
  round: (round) => `Round ${round}`,
  income: 'Da dove viene il denaro',
  sources: {
    sale: 'Vendite',
    business: 'Attività',
    fence: 'Venduto alle Autorità',
    ring: 'Anello di famiglia',
    'boss-track': 'Tracciato del Boss',
    card: 'Carte',
    theft: 'Rubato',
  },
};
