// English: why a move is good or bad. Loaded with the first hint.
import type { Reasons } from '../../src/words/catalogue.ts';
import { place } from '../../src/words/names.ts';
import { car, known } from './game.ts';

export const reasons: Reasons = {
  keeps: ({ sum, at }) => `your car keeps ${sum} at ${place(at)}`,
  alone: ({ sum, at }) => `your car stands alone at ${place(at)} and earns ${sum} now`,
  freed: ({ sum, at }) => `your car is no longer covered: it earns ${sum} at ${place(at)} now`,
  onTop: ({ sum, at, on }) => `your car covers ${car(on)} at ${place(at)} and earns ${sum} now`,
  covered: ({ at, by }) => `your car is beneath ${car(by)} at ${place(at)} and earns nothing now`,
  stillCovered: ({ at, by }) => `your car stays beneath ${car(by)} at ${place(at)}`,
  takes: ({ character, before, after }) => `with ${known(character)} you earn ${after} now instead of ${before}`,
  takesEqual: (character, sum) => `with ${known(character)} you earn ${sum} now, as before`,
  leftThreatened: ({ by, sum }) => `the next step of ${car(by)} would cost the car you leave ${sum}`,
  rivalCovered: ({ who, sum, by }) => `${who} loses ${sum}, because ${car(by)} is on top now`,
  rivalLoses: ({ who, before, after }) => `${who} earns ${after} now instead of ${before}`,
  rowEarns: ({ sum, at }) => `the row brings this car to ${place(at)}, where it earns ${sum}`,
  rowCovered: ({ at, by }) => `the row leaves this car beneath ${car(by)} at ${place(at)}, where it earns nothing`,
  inVain: 'the card changes nothing',
  ends: ({ share, mean }) => `${share} chance to earn at the end of the round, ${mean} on average`,
};
