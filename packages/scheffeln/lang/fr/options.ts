import { fr } from '@backroom/kit';
import type { Labels } from '../../options/labels.ts';

export const labels: Labels = {
  mode: {
    name: 'Variante',
    values: { basic: fr`De base : à tour de rôle, 2 à 4 joueurs`, speed: fr`Speed : tous ensemble, 3 à 8 joueurs` },
  },
  movementCards: {
    name: 'Cartes de mouvement',
    values: { 24: '24, trois de chaque couleur', 32: '32, quatre de chaque couleur' },
  },
  run: { name: 'Cartes RUN', values: { false: 'Sans', true: 'Six cartes RUN sont ajoutées' } },
  mafia: { name: 'Mafia-Style', values: { false: 'Sans', true: 'Une voiture noire roule à chaque échange' } },
  studyLimitMs: {
    name: 'Temps d’observation',
    values: { null: 'Sans limite', 30000: '30 secondes', 60000: 'Une minute', 90000: 'Une minute et demie' },
  },
};
