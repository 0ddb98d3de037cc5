import type { MenuWords } from '../../src/table/menu-words.ts';

export const menuWords: MenuWords = {
  pause: 'Pausa',
  resume: 'Seguir',
  end: 'Terminar la partida',
  leave: 'Dejar tu asiento a un bot',
  comeBack: 'Recuperar tu asiento',
  endSure: '¿Terminar esta partida para todos? Después no podrá continuar.',
  endYes: 'Terminar',
  endNo: 'Seguir jugando',
  bots: 'Velocidad de los bots',
  paces: { calm: 'Tranquila', quick: 'Rápida', none: 'Inmediata' },
  showAgain: 'Ver otra vez',
  show: 'Mostrar',
  inWords: 'En palabras',
  soundOn: 'Sonido: activado',
  soundOff: 'Sonido: desactivado',
  noHints: 'Aquí no hay pistas: juegan otras personas.',
  hints: 'Aquí se permiten pistas: la mesa se abrió así.',
};
