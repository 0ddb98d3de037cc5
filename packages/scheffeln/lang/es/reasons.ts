// Spanish: why a move is good or bad. Loaded with the first hint.
import type { Reasons } from '../../src/words/catalogue.ts';
import { place } from '../../src/words/names.ts';
import { car, colours, known } from './game.ts';

export const reasons: Reasons = {
  keeps: ({ sum, at }) => `tu coche conserva ${sum} en ${place(at)}`,
  alone: ({ sum, at }) => `tu coche queda solo en ${place(at)} y por ahora cobra ${sum}`,
  freed: ({ sum, at }) => `tu coche vuelve a estar libre y por ahora cobra ${sum} en ${place(at)}`,
  onTop: ({ sum, at, on }) => `tu coche tapa ${car(on)} en ${place(at)} y por ahora cobra ${sum}`,
  covered: ({ at, by }) => `tu coche queda debajo del coche ${colours[by]} en ${place(at)} y por ahora no cobra nada`,
  stillCovered: ({ at, by }) => `tu coche sigue debajo del coche ${colours[by]} en ${place(at)}`,
  takes: ({ character, before, after }) => `con ${known(character)} por ahora cobras ${after} en vez de ${before}`,
  takesEqual: (character, sum) => `con ${known(character)} por ahora cobras ${sum}, como antes`,
  leftThreatened: ({ by, sum }) => `el coche que dejas pierde ${sum} en cuanto avanza ${car(by)}`,
  rivalCovered: ({ who, sum, by }) => `${who} pierde ${sum}, porque ahora tiene encima ${car(by)}`,
  rivalLoses: ({ who, before, after }) => `${who} por ahora cobra ${after} en vez de ${before}`,
  rowEarns: ({ sum, at }) => `la fila lleva este coche a ${place(at)}, donde cobra ${sum}`,
  rowCovered: ({ at, by }) =>
    `la fila deja este coche debajo del coche ${colours[by]} en ${place(at)}, donde no cobra nada`,
  inVain: 'la carta no cambia nada',
  ends: ({ share, mean }) => `probabilidad de cobrar al final de la ronda: ${share}, de media ${mean}`,
};
