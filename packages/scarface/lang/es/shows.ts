// Español: what the picture says while things move, and at the end.
import type { EndingWords } from '../../table/ending/words.ts';
import type { MotionWords } from '../../table/words/motion/index.ts';

export const motion: MotionWords = {
  goOn: 'Continuar',
  roundOver: (round) => `Ha terminado la ronda ${round}`,
  brought: 'Lo que ha dado la ronda',
  skip: 'Saltar',
  raid: '¡Redada!',
  account: 'Balance de la Redada',
  nothing: 'nada',
  final: 'Resultado final',
  money: 'Dinero',
  businesses: 'Negocios',
  associates: 'Socios',
  total: 'Total',
  jobs: 'Golpes',
  discardPile: 'Pila de descartes',
  beside: 'Junto al tablero',
  aside: 'Manos derechas apartadas',
  knownInHand: 'Cartas conocidas en la mano',
  allCards: 'Todas las cartas de la banda',
  paper: 'El Correo del Lago',
};

export const ending: EndingWords = {
  overTime: 'El dinero a lo largo de la partida',
  start: 'Al principio',
  round: (round) => `Ronda ${round}`,
  income: 'De dónde vino el dinero',
  sources: {
    sale: 'Ventas',
    business: 'Negocios',
    fence: 'Vendido a las Autoridades',
    ring: 'Anillo de la Familia',
    'boss-track': 'Pista del Jefe',
    card: 'Cartas',
    theft: 'Robado',
  },
};
