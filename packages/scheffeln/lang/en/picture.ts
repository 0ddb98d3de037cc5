// English, British.
import type { Sentences } from '../../table/words/sentences.ts';

const mayEnd = 'the last token: it may end the game';

export const sentences: Sentences = {
  ring: 'The ring of businesses',
  seats: 'Players',
  hand: 'Your hand',
  faces: 'Characters',
  row: 'The row, from left to right',
  played: 'Played this round',
  round: (n) => `Round ${n}`,
  you: 'you',
  leads: 'leads',
  wins: 'wins',
  toAct: 'to act',
  starts: 'starting player',
  cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
  ifNow: 'If the round ended now',
  nothing: 'nothing',
  beneath: (car) => `beneath ${car}`,
  earns: (sum) => `would take ${sum}`,
  change: ({ who, before, after }) => `${who}: ${after} instead of ${before}`,
  nobodyElse: 'Nobody’s earnings change.',
  frees: (car) => `frees ${car}`,
  again: 'Tap again to confirm.',
  putBack: 'Put back',
  discardFor: (character) => `Which card do you discard face down for ${character}?`,
  whichCar: 'Which car?',
  whereTo: (car) => `Where should ${car} go?`,
  whom: 'Whom do you take?',
  place: ({ letter, name, cars, tokens }) => `${letter}, ${name}: ${cars}; ${tokens}`,
  empty: 'no car',
  on: (top, bottom) => `${top} on top of ${bottom}`,
  tokens: (top, beneath, n) =>
    n === 0
      ? `${top}, ${mayEnd}`
      : `${top}, ${beneath.length > 0 ? `then ${beneath.join(', ')} in some order` : `${n} more face down`}`,
  mayEnd,
  noToken: 'no token left',
  carAt: (car, place) => `${car}, at ${place}`,
  free: 'free',
  heldBy: (who) => `with ${who}`,
  faceDown: 'face down',
  mafia: (sum, who) =>
    who === null ? `The Mafia would take ${sum} out of the game` : `The Mafia would slip ${sum} to ${who}`,
  mafiaNothing: 'The Mafia would take nothing',
  seconds: (n) => (n === 1 ? '1 second' : `${n} seconds`),
  justNow: 'Just now',
};
