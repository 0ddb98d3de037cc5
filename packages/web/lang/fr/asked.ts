import { fr } from '@backroom/kit';
import type { AskedWords } from '../../src/table/asked-words.ts';

export const askedWords: AskedWords = {
  asks: (who, what) =>
    ({
      undo: `${who} voudrait reprendre un coup.`,
      pause: `${who} voudrait une pause.`,
      resume: `${who} voudrait continuer.`,
      end: `${who} voudrait arrêter la partie.`,
      'open-hands': `${who} voudrait montrer toutes les mains aux spectateurs.`,
    })[what],
  race: (first, seconds, winner) => fr`${first} avait ${seconds} s d’avance ; le sort a désigné ${winner}.`,
  left: (who) => fr`${who} a quitté sa place ; un bot continue.`,
  returned: (who) => `${who} est de retour.`,
  pausedBy: 'La partie est en pause.',
  goesOn: 'La partie reprend.',
  takenBack: (who) => `${who} a repris un coup.`,
  ended: 'La partie a été arrêtée.',
  chatOff: 'Pas de discussion à cette table.',
  chatEmpty: 'Personne n’a encore rien dit.',
  logEmpty: 'Il ne s’est encore rien passé.',
};
