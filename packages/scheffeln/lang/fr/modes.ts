import { fr } from '@backroom/kit';
import type { ModesText } from '../../page/modes/words.ts';

export const modeWords: ModesText = {
  basic: { name: 'Jeu de base', why: fr`Pour commencer : rouler, échanger, encaisser.` },
  limousine: { name: 'Édition limousine', why: fr`32 cartes au lieu de 24 : des plans plus longs.` },
  run: { name: 'RUN', why: fr`Six cartes spéciales : Joker, Marche arrière et plus.` },
  mafia: { name: 'Mafia-Style', why: 'Une voiture noire roule à chaque échange.' },
  speed: { name: 'Speed', why: fr`Sans tours : tout le monde attrape un personnage en même temps.` },
};
