import { fr } from '@backroom/kit';
import type { Problems } from '../../src/words/catalogue.ts';

export const problems: Problems = {
  'not-found': fr`Rien à voir ici. Le lien est peut-être ancien : demande-en un autre.`,
  'no-session': 'Le serveur ne te connaît pas encore. Indique un nom et réessaie.',
  'not-yours': 'Seul l’hôte de cette table peut le faire.',
  malformed: 'Le serveur n’accepte pas ce choix. Change-le et réessaie.',
  'too-many': 'Trop de tentatives. Attends une minute, puis réessaie.',
  taken: 'Cette place est prise. Demande-en une autre, ou regarde.',
  'not-over': 'La partie est encore en cours. Tu pourras le voir à la fin.',
  'other-rules':
    'Cette partie suit d’autres règles que ce serveur. Elle est conservée, mais ne peut pas continuer ici.',
  'not-stored': 'Le serveur n’enregistre rien pour l’instant. Réessaie dans une minute.',
  'foreign-origin': 'Cette page ne peut pas utiliser ce serveur. Ouvre-le à sa propre adresse.',
  unreachable: fr`Le serveur est injoignable. Vérifie la connexion ; en attendant, tu peux jouer sur cet appareil.`,
  trouble: fr`Une erreur s’est produite sur le serveur. Rien n’a changé ; réessaie.`,
};
