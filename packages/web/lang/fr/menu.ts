import { fr } from '@backroom/kit';
import type { MenuWords } from '../../src/table/menu-words.ts';

export const menuWords: MenuWords = {
  pause: 'Pause',
  resume: 'Continuer',
  end: 'Arrêter la partie',
  leave: 'Laisser ta place à un bot',
  comeBack: 'Reprendre ta place',
  endSure: fr`Terminer cette partie pour tout le monde ? Elle ne pourra pas reprendre.`,
  endYes: 'Terminer',
  endNo: 'Continuer à jouer',
  bots: 'Vitesse des bots',
  paces: { calm: 'Calme', quick: 'Rapide', none: 'Immédiate' },
  showAgain: 'Revoir',
  show: 'Montrer',
  inWords: 'En mots',
  soundOn: fr`Son : activé`,
  soundOff: fr`Son : coupé`,
  noHints: fr`Pas de conseils ici : d’autres personnes jouent.`,
  hints: fr`Les conseils sont permis ici : la table a été ouverte ainsi.`,
};
