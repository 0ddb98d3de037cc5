// French: why a move is good or bad. Loaded with the first hint.
import type { Reasons } from '../../src/words/catalogue.ts';
import { place } from '../../src/words/names.ts';
import { car, known } from './game.ts';

export const reasons: Reasons = {
  keeps: ({ sum, at }) => `ta voiture garde ${sum} à ${place(at)}`,
  alone: ({ sum, at }) => `ta voiture est seule à ${place(at)} et encaisse ${sum} en l’état`,
  freed: ({ sum, at }) => `ta voiture est dégagée et encaisse ${sum} à ${place(at)} en l’état`,
  onTop: ({ sum, at, on }) => `ta voiture coiffe ${car(on)} à ${place(at)} et encaisse ${sum} en l’état`,
  covered: ({ at, by }) => `ta voiture est sous ${car(by)} à ${place(at)} et n’encaisse rien en l’état`,
  stillCovered: ({ at, by }) => `ta voiture reste sous ${car(by)} à ${place(at)}`,
  takes: ({ character, before, after }) =>
    `avec ${known(character)}, tu encaisses ${after} en l’état au lieu de ${before}`,
  takesEqual: (character, sum) => `avec ${known(character)}, tu encaisses ${sum} en l’état, comme avant`,
  leftThreatened: ({ by, sum }) => `la voiture que tu quittes perd ${sum} dès que ${car(by)} avance`,
  rivalCovered: ({ who, sum, by }) => `${who} perd ${sum}, car ${car(by)} est maintenant au-dessus`,
  rivalLoses: ({ who, before, after }) => `${who} encaisse ${after} en l’état au lieu de ${before}`,
  rowEarns: ({ sum, at }) => `la rangée mène cette voiture à ${place(at)}, où elle encaisse ${sum}`,
  rowCovered: ({ at, by }) => `la rangée laisse cette voiture sous ${car(by)} à ${place(at)}, où elle n’encaisse rien`,
  inVain: 'la carte ne change rien',
  ends: ({ share, mean }) => `${share} de chances d’encaisser à la fin de la manche, ${mean} en moyenne`,
};
