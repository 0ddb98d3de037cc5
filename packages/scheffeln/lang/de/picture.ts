// Deutsch.
import type { Sentences } from '../../table/words/sentences.ts';

const mayEnd = 'der letzte Marker: Er kann das Spiel beenden';

export const sentences: Sentences = {
  ring: 'Der Ring der Geschäfte',
  seats: 'Am Tisch',
  hand: 'Deine Hand',
  faces: 'Figuren',
  row: 'Die Reihe, von links nach rechts',
  played: 'In dieser Runde gespielt',
  round: (n) => `Runde ${n}`,
  you: 'du',
  leads: 'führt',
  wins: 'gewinnt',
  toAct: 'am Zug',
  starts: 'beginnt',
  cards: (n) => (n === 1 ? '1 Karte' : `${n} Karten`),
  ifNow: 'Wäre die Runde jetzt zu Ende',
  nothing: 'nichts',
  beneath: (car) => `unter ${car}`,
  earns: (sum) => `bekäme ${sum}`,
  change: ({ who, before, after }) => `${who}: ${after} statt ${before}`,
  nobodyElse: 'An den Einnahmen ändert sich nichts.',
  frees: (car) => `gibt ${car} frei`,
  again: 'Zum Bestätigen noch einmal tippen.',
  putBack: 'Zurücklegen',
  discardFor: (character) => `Welche Karte legst du für ${character} verdeckt ab?`,
  whichCar: 'Welches Auto?',
  whereTo: (car) => `Wohin mit ${car}?`,
  whom: 'Wen nimmst du?',
  place: ({ letter, name, cars, tokens }) => `${letter}, ${name}: ${cars}; ${tokens}`,
  empty: 'kein Auto',
  on: (top, bottom) => `oben ${top}, darunter ${bottom}`,
  tokens: (top, beneath, n) =>
    n === 0
      ? `${top}, ${mayEnd}`
      : `${top}, ${beneath.length > 0 ? `danach in unbekannter Folge ${beneath.join(', ')}` : `${n} weitere verdeckt`}`,
  mayEnd,
  noToken: 'kein Marker mehr',
  carAt: (car, place) => `${car}, bei ${place}`,
  free: 'frei',
  heldBy: (who) => `bei ${who}`,
  faceDown: 'verdeckt',
  mafia: (sum, who) =>
    who === null ? `Die Mafia würde ${sum} aus dem Spiel nehmen` : `Die Mafia würde ${who} ${sum} zustecken`,
  mafiaNothing: 'Die Mafia würde nichts bekommen',
  seconds: (n) => (n === 1 ? '1 Sekunde' : `${n} Sekunden`),
  justNow: 'Gerade eben',
};
