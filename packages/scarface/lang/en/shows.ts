// English: what the picture says while things move, and at the end.
import type { EndingWords } from '../../table/ending/words.ts';
import type { MotionWords } from '../../table/words/motion/index.ts';

export const motion: MotionWords = {
  goOn: 'Go on',
  roundOver: (round) => `Round ${round} is over`,
  brought: 'What the round brought',
  skip: 'Skip',
  raid: 'Raid!',
  account: 'What the Raid did',
  nothing: 'nothing',
  final: 'Final result',
  money: 'Money',
  businesses: 'Businesses',
  associates: 'Associates',
  total: 'Total',
  jobs: 'Jobs',
  discardPile: 'Discard pile',
  beside: 'Beside the board',
  aside: 'Right-hands set aside',
  knownInHand: 'Known cards in hand',
  allCards: 'All cards of the gang',
  paper: 'The Lakeside Courier',
};

export const ending: EndingWords = {
  overTime: 'Money over time',
  start: 'At the start',
  round: (round) => `Round ${round}`,
  income: 'Where the money came from',
  sources: {
    sale: 'Sales',
    business: 'Businesses',
    fence: 'Sold to the Authorities',
    ring: 'Family Ring',
    'boss-track': 'Boss Track',
    card: 'Cards',
    theft: 'Stolen',
  },
};
