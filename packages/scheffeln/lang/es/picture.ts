// Español.
import type { Sentences } from '../../table/words/sentences.ts';

const mayEnd = 'la última ficha: puede acabar la partida';

export const sentences: Sentences = {
  ring: 'El circuito de negocios',
  seats: 'Jugadores',
  hand: 'Tu mano',
  faces: 'Personajes',
  row: 'La fila, de izquierda a derecha',
  played: 'Jugadas en esta ronda',
  round: (n) => `Ronda ${n}`,
  you: 'tú',
  leads: 'va en cabeza',
  wins: 'gana',
  toAct: 'le toca',
  starts: 'empieza',
  cards: (n) => (n === 1 ? '1 carta' : `${n} cartas`),
  ifNow: 'Si la ronda acabara ahora',
  nothing: 'nada',
  beneath: (car) => `bajo ${car}`,
  earns: (sum) => `se llevaría ${sum}`,
  change: ({ who, before, after }) => `${who}: ${after} en vez de ${before}`,
  nobodyElse: 'Nadie gana ni pierde con esto.',
  frees: (car) => `libera ${car}`,
  again: 'Toca otra vez para confirmar.',
  putBack: 'Devolver',
  discardFor: (character) => `¿Qué carta descartas boca abajo por ${character}?`,
  whichCar: '¿Qué coche?',
  whereTo: (car) => `¿Adónde va ${car}?`,
  whom: '¿A quién tomas?',
  place: ({ letter, name, cars, tokens }) => `${letter}, ${name}: ${cars}; ${tokens}`,
  empty: 'ningún coche',
  on: (top, bottom) => `${top} sobre ${bottom}`,
  tokens: (top, beneath, n) =>
    n === 0
      ? `${top}, ${mayEnd}`
      : `${top}, ${beneath.length > 0 ? `después ${beneath.join(', ')} en orden desconocido` : n === 1 ? 'una más boca abajo' : `${n} más boca abajo`}`,
  mayEnd,
  noToken: 'sin fichas',
  carAt: (car, place) => `${car}, en ${place}`,
  free: 'libre',
  heldBy: (who) => `con ${who}`,
  faceDown: 'boca abajo',
  mafia: (sum, who) => (who === null ? `La Mafia sacaría ${sum} del juego` : `La Mafia le pasaría ${sum} a ${who}`),
  mafiaNothing: 'La Mafia no se llevaría nada',
  seconds: (n) => (n === 1 ? '1 segundo' : `${n} segundos`),
  justNow: 'Hace un momento',
};
