// Italian: why a move is good or bad. Loaded with the first hint.
import type { Reasons } from '../../src/words/catalogue.ts';
import { place } from '../../src/words/names.ts';
import { car, known } from './game.ts';

export const reasons: Reasons = {
  keeps: ({ sum, at }) => `la tua auto conserva ${sum} a ${place(at)}`,
  alone: ({ sum, at }) => `la tua auto è da sola a ${place(at)} e per ora incassa ${sum}`,
  freed: ({ sum, at }) => `la tua auto è di nuovo libera e per ora incassa ${sum} a ${place(at)}`,
  onTop: ({ sum, at, on }) => `la tua auto copre ${car(on)} a ${place(at)} e per ora incassa ${sum}`,
  covered: ({ at, by }) => `la tua auto è sotto ${car(by)} a ${place(at)} e per ora non incassa nulla`,
  stillCovered: ({ at, by }) => `la tua auto resta sotto ${car(by)} a ${place(at)}`,
  takes: ({ character, before, after }) => `con ${known(character)} per ora incassi ${after} invece di ${before}`,
  takesEqual: (character, sum) => `con ${known(character)} per ora incassi ${sum}, come prima`,
  leftThreatened: ({ by, sum }) => `l’auto che lasci perde ${sum} appena ${car(by)} avanza`,
  rivalCovered: ({ who, sum, by }) => `${who} perde ${sum}, perché ora sopra c’è ${car(by)}`,
  rivalLoses: ({ who, before, after }) => `${who} per ora incassa ${after} invece di ${before}`,
  rowEarns: ({ sum, at }) => `la fila porta quest’auto a ${place(at)}, dove incassa ${sum}`,
  rowCovered: ({ at, by }) => `la fila lascia quest’auto sotto ${car(by)} a ${place(at)}, dove non incassa nulla`,
  inVain: 'la carta non cambia nulla',
  ends: ({ share, mean }) => `probabilità di incassare a fine round: ${share}, in media ${mean}`,
};
