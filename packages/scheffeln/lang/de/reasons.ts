// German: why a move is good or bad. Loaded with the first hint.
import type { Reasons } from '../../src/words/catalogue.ts';
import { place } from '../../src/words/names.ts';
import { car, dative, known } from './game.ts';

export const reasons: Reasons = {
  keeps: ({ sum, at }) => `dein Auto behält ${sum} bei ${place(at)}`,
  alone: ({ sum, at }) => `dein Auto steht allein bei ${place(at)} und kassiert jetzt ${sum}`,
  freed: ({ sum, at }) => `dein Auto ist wieder frei und kassiert jetzt ${sum} bei ${place(at)}`,
  onTop: ({ sum, at, on }) => `dein Auto steht bei ${place(at)} auf ${dative(on)} und kassiert jetzt ${sum}`,
  covered: ({ at, by }) => `dein Auto steht bei ${place(at)} unter ${dative(by)} und kassiert jetzt nichts`,
  stillCovered: ({ at, by }) => `dein Auto bleibt bei ${place(at)} unter ${dative(by)}`,
  takes: ({ character, before, after }) => `mit ${known(character)} kassierst du jetzt ${after} statt ${before}`,
  takesEqual: (character, sum) => `mit ${known(character)} kassierst du jetzt ${sum}, wie zuvor`,
  leftThreatened: ({ by, sum }) => `das Auto, das du verlässt, verliert ${sum}, sobald ${car(by)} fährt`,
  rivalCovered: ({ who, sum, by }) => `${who} verliert ${sum}, denn ${car(by)} steht jetzt obendrauf`,
  rivalLoses: ({ who, before, after }) => `${who} kassiert jetzt ${after} statt ${before}`,
  rowEarns: ({ sum, at }) => `die Reihe bringt dieses Auto nach ${place(at)}, dort kassiert es ${sum}`,
  rowCovered: ({ at, by }) => `die Reihe bringt dieses Auto bei ${place(at)} unter ${car(by)}, dort kassiert es nichts`,
  inVain: 'die Karte ändert nichts',
  ends: ({ share, mean }) => `in ${share} der Fälle kassierst du am Ende der Runde, im Schnitt ${mean}`,
};
