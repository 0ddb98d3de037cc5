// Français.
import { fr } from '@backroom/kit';
import type { Sentences } from '../../table/words/sentences.ts';

const others = (n: number): string => (n > 1 ? `${n} autres cachés` : '1 autre caché');

const mayEnd = fr`le dernier jeton : il peut mettre fin à la partie`;

export const sentences: Sentences = {
  ring: 'Le circuit des affaires',
  seats: 'Joueurs',
  hand: 'Ta main',
  faces: 'Personnages',
  row: 'La rangée, de gauche à droite',
  played: 'Joué pendant cette manche',
  round: (n) => `Manche ${n}`,
  you: 'toi',
  leads: 'en tête',
  wins: 'gagne',
  toAct: 'à jouer',
  starts: 'commence',
  cards: (n) => (n > 1 ? `${n} cartes` : `${n} carte`),
  ifNow: 'Si la manche finissait maintenant',
  nothing: 'rien',
  beneath: (car) => `sous ${car}`,
  earns: (sum) => `prendrait ${sum}`,
  change: ({ who, before, after }) => fr`${who} : ${after} au lieu de ${before}`,
  nobodyElse: 'Les gains de personne ne changent.',
  frees: (car) => `libère ${car}`,
  again: 'Touche encore une fois pour confirmer.',
  putBack: 'Reposer',
  discardFor: (character) => fr`Quelle carte défausses-tu face cachée pour ${character} ?`,
  whichCar: fr`Quelle voiture ?`,
  whereTo: (car) => fr`Où doit aller ${car} ?`,
  whom: fr`Qui prends-tu ?`,
  place: ({ letter, name, cars, tokens }) => fr`${letter}, ${name} : ${cars} ; ${tokens}`,
  empty: 'aucune voiture',
  on: (top, bottom) => `${top} par-dessus ${bottom}`,
  tokens: (top, beneath, n) => {
    if (n === 0) return `${top}, ${mayEnd}`;
    return `${top}, ${beneath.length > 0 ? `puis ${beneath.join(', ')} dans un ordre inconnu` : others(n)}`;
  },
  mayEnd,
  noToken: 'plus de jeton',
  carAt: (car, place) => `${car}, à ${place}`,
  free: 'libre',
  heldBy: (who) => `chez ${who}`,
  faceDown: 'face cachée',
  mafia: (sum, who) =>
    who === null ? `La Mafia retirerait ${sum} de la partie` : `La Mafia glisserait ${sum} à ${who}`,
  mafiaNothing: 'La Mafia ne prendrait rien',
  seconds: (n) => (n > 1 ? `${n} secondes` : `${n} seconde`),
  justNow: 'À l’instant',
};
