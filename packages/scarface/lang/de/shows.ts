// Deutsch: what the picture says while things move, and at the end.
import type { EndingWords } from '../../table/ending/words.ts';
import type { MotionWords } from '../../table/words/motion/index.ts';

export const motion: MotionWords = {
  goOn: 'Weiter',
  roundOver: (round) => `Runde ${round} ist vorbei`,
  brought: 'Was die Runde eingebracht hat',
  skip: 'Überspringen',
  raid: 'Razzia!',
  account: 'Was die Razzia angerichtet hat',
  nothing: 'nichts',
  final: 'Endergebnis',
  money: 'Geld',
  businesses: 'Geschäfte',
  associates: 'Komplizen',
  total: 'Gesamt',
  jobs: 'Aufträge',
  discardPile: 'Ablagestapel',
  beside: 'Neben dem Tableau',
  aside: 'Rechte Hände, die bereitliegen',
  knownInHand: 'Bekannte Handkarten',
  allCards: 'Alle Karten der Gang',
  paper: 'Der Seeufer-Kurier',
};

export const ending: EndingWords = {
  overTime: 'Geld im Verlauf',
  start: 'Am Anfang',
  round: (round) => `Runde ${round}`,
  income: 'Woher das Geld kam',
  sources: {
    sale: 'Verkäufe',
    business: 'Geschäfte',
    fence: 'An die Behörden verkauft',
    ring: 'Familienring',
    'boss-track': 'Bossleiste',
    card: 'Karten',
    theft: 'Gestohlen',
  },
};
