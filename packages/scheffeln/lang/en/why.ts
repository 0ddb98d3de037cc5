import type { RunWords, WhyWords } from '../../table/why/words.ts';

export const whyWords: WhyWords = {
  over: 'The game is over, so nothing can be played any more.',
  watching: 'You are watching: only the players at the table can act.',
  othersFirst: (who) => `You can’t act now: the table is waiting for ${who}.`,
  notNow: 'You can’t act now: the table is being prepared.',
  chooseFirst: 'Choose your character first: cards are played after everybody has one.',
  grabOne: 'In Speed you only grab a character: the row drives the cars by itself.',
  carByCard: (car) => `You drive ${car} by playing its card from your hand.`,
  noCardFor: (car) => `You can’t drive ${car}: you have no card of its colour.`,
  placeIsNoMove: 'You don’t choose where a car stops: it drives to the next place where it finds room.',
  pickCard: 'This card can’t be played right now.',
  cardForExchange: 'For an exchange you discard one of your cards: choose it in your hand.',
  emptyPlace: 'This car can only go to one of the businesses that light up.',
  characterNext: 'Choose one of the characters that light up, or put the card back.',
  carNext: 'Choose one of the cars that light up, or put the card back.',
};

export const runWords: RunWords = {
  joker: 'one car of your choice drives one step forward.',
  backward: 'one car of your choice drives one step back; a car on its roof comes along.',
  evasion: 'a car that stands on another one moves to any business without cars.',
  nasty: 'you take any other character, from the centre or from a player, who gets yours in return.',
};
