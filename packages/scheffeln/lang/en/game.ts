// English, British.
import type { Card, Colour } from '../../src/vocabulary.ts';
import type { Catalogue } from '../../src/words/catalogue.ts';
import { BUSINESS_NAMES, CHARACTER_NAMES, type PieceCatalogue, place } from '../../src/words/names.ts';
import { numbersOf } from '../../src/words/numbers.ts';
import { type Spoken, speak } from '../../src/words/speak.ts';

const { count } = numbersOf('en');

const pieceTexts: PieceCatalogue = {
  colours: {
    red: 'red',
    orange: 'orange',
    yellow: 'yellow',
    green: 'green',
    blue: 'blue',
    purple: 'purple',
    white: 'white',
    brown: 'brown',
    black: 'black',
  },
  car: (car) => `the ${colours[car]} car`,
  cards: {
    red: 'Red',
    orange: 'Orange',
    yellow: 'Yellow',
    green: 'Green',
    blue: 'Blue',
    purple: 'Purple',
    white: 'White',
    brown: 'Brown',
    joker: 'Joker',
    backward: 'Backward',
    evasion: 'Evasion',
    nasty: 'Nasty exchange',
  },
  trades: {
    red: 'torch singer',
    orange: 'card sharp',
    yellow: 'revue dancer',
    green: 'bootlegger',
    blue: 'trumpeter',
    purple: 'countess with a doubtful title',
    white: 'doctor without a licence',
    brown: 'getaway driver',
  },
};

const { cards, colours, trades } = pieceTexts;
export const { car } = pieceTexts;

export const known = (character: Colour): string => `${CHARACTER_NAMES[character]} (${colours[character]})`;
const introduced = (character: Colour): string =>
  `${CHARACTER_NAMES[character]}, ${trades[character]} (${colours[character]})`;
const aCard = (card: Card): string => {
  if (card === 'joker') return 'a Joker';
  if (card === 'backward') return 'a Backward card';
  if (card === 'evasion' || card === 'nasty') return `the ${cards[card]}`;
  return `${card === 'orange' ? 'an' : 'a'} ${colours[card]} card`;
};
const drives = (back: boolean): string => (back ? 'backs up' : 'drives');
const cardsInHand = (n: number): string => count(n, 'card in hand', 'cards in hand');

const english: Catalogue = {
  language: 'en',
  title: 'Scheffeln',
  seat: (number) => `Seat ${number}`,
  pieces: pieceTexts,
  prompts: {
    settingUp: 'The table is being set up.',
    dealing: (round) => `Round ${round}: the cards are being dealt.`,
    choose: 'Choose the character who will earn for you.',
    chooses: (who) => `${who} is choosing a character.`,
    play: 'Your turn: play a card face up to drive, or discard one face down to exchange your character.',
    playLast: 'Your turn: this is your last card, so it must be played face up.',
    plays: (who) => `It is ${who}’s turn to play a card.`,
    grab: 'Work out where the cars will end up, then grab a character before somebody else does!',
    grabbed: (mine) => `You have ${known(mine)}.`,
    awaiting: (who) => `Still without a character: ${who}.`,
    timeLeft: (time) => `${time} left.`,
    over: ({ who, sum, shared }) =>
      shared
        ? `The game is over: ${who} share the victory with ${sum} each.`
        : `The game is over: ${who} wins with ${sum}.`,
  },
  actions: {
    choose: (character) => `Choose ${introduced(character)}`,
    grab: (character) => `Grab ${introduced(character)}`,
    move: (card) => `Drive ${car(card)}`,
    exchange: (card, take) => `Discard ${cards[card]} face down; take ${known(take)}`,
    joker: (driven) => `Joker: drive ${car(driven)} one step forward`,
    backward: (driven) => `Backward: drive ${car(driven)} one step back`,
    evasion: (driven, to) => `Evasion: move ${car(driven)} to ${place(to)}`,
    evasionInVain: 'Evasion: play it without effect',
    nasty: (take) => `Nasty exchange: take ${known(take)} from the centre`,
    nastyFrom: (take, who) => `Nasty exchange: take ${known(take)} from ${who}`,
    setup: (who) => `Set up the table; ${who} starts`,
    dealHands: 'Deal four cards to everybody',
    dealRow: 'Lay out a row of seven cards',
    wait: (time) => `Wait ${time}`,
  },
  events: {
    laidOut: ({ cars, tops, who }) =>
      `The table is set up. Cars from A to H: ${cars}. Open tokens: ${tops}. ${who} is the starting player.`,
    dealt: ({ round, who }) => `Round ${round}: new cards are out, and ${who} is the starting player.`,
    hand: ({ who, cards: held }) => `${who} holds: ${held}.`,
    turned: (position, card) => `Card ${position} of the row, counted from the left, is ${colours[card]}.`,
    chose: (who, character) => `${who} chooses ${introduced(character)}.`,
    played: (who, card) => `${who} plays ${aCard(card)}.`,
    discarded: (who) => `${who} discards a card face down.`,
    discardedOpenly: (who, card) => `${who} discards ${aCard(card)} face down.`,
    exchanged: ({ who, from, to }) => `${who} puts ${known(from)} back in the centre and takes ${known(to)}.`,
    swapped: ({ who, from, to, partner }) =>
      `${who} takes ${known(to)} from ${partner}, who gets ${known(from)} in return.`,
    drove: ({ car: driven, from, to, back }) =>
      `The ${colours[driven]} car ${drives(back)} from ${place(from)} to ${place(to)}.`,
    droveOnto: ({ car: driven, from, to, back, onto }) =>
      `The ${colours[driven]} car ${drives(back)} from ${place(from)} to ${place(to)} and stops on top of ${car(onto)}.`,
    droveTogether: ({ car: driven, from, to, back, rider }) =>
      `The ${colours[driven]} car ${drives(back)} from ${place(from)} to ${place(to)} with ${car(rider)} on its roof.`,
    stayed: (driven, at) => `The ${colours[driven]} car goes all the way round and is back at ${place(at)}.`,
    stayedTogether: ({ car: driven, rider, at }) =>
      `The ${colours[driven]} car, with ${car(rider)} on its roof, finds no empty business and stays at ${place(at)}.`,
    evaded: ({ car: driven, from, to }) => `The ${colours[driven]} car slips away from ${place(from)} to ${place(to)}.`,
    evadedInVain: (who) => `${who} plays the Evasion, but no car can use it: nothing happens.`,
    grabbed: (who, character) => `${who} grabs ${introduced(character)}.`,
    countdown: (who, time) => `${who} is the last without a character: ${time} left!`,
    timeUp: 'Time is up.',
    timeUpWithout: (who, n) => `Time is up: ${who} ${n > 1 ? 'go' : 'goes'} without a character this round.`,
    took: ({ who, sum, at }) => `${who} takes ${sum} at ${place(at)}.`,
    blocked: ({ who, at, by }) => `${who} gets nothing at ${place(at)}: ${car(by)} stands on top.`,
    mafiaGave: ({ who, sum, at }) => `The Mafia takes ${sum} at ${place(at)} and slips it to ${who}.`,
    mafiaWasted: ({ sum, at }) =>
      `The Mafia takes ${sum} at ${place(at)}. Nobody earned anything, so the token leaves the game.`,
    revealed: ({ sum, at }) => `The next token at ${place(at)} is worth ${sum}.`,
    over: ({ who, shared, scores }) => `The game is over. ${who} ${shared ? 'share the victory' : 'wins'}! ${scores}.`,
    score: (who, sum) => `${who}: ${sum}`,
  },
  refusals: {
    byCode: {
      'not-your-choice': ({ who }) => `You can’t choose yet: ${who} is choosing a character now`,
      taken: ({ who, character }) => `You can’t take ${known(character)}: ${who} was there first`,
      'not-your-turn': ({ who }) => `You can’t play a card yet: it is ${who}’s turn`,
      'last-card': () => 'You can’t exchange now: your last card of the round must be played face up',
      'own-character': ({ character }) =>
        `You can’t take ${known(character)}: that is your own character, and an exchange must bring a different one`,
      'another-players': ({ who, character }) =>
        `You can’t take ${known(character)} from ${who}: an exchange brings only characters from the centre`,
      'not-on-top': ({ car: driven }) => `No Evasion for ${car(driven)}: it is not on top of another car`,
      'not-empty': ({ business }) => `No Evasion to ${place(business)}: it leads only to a business without cars`,
      'evasion-possible': () =>
        'You can’t waste the Evasion: some car can use it, so you must choose a car and a business',
      'keeps-character': ({ character }) =>
        `You already have ${known(character)}: a character that you have taken stays yours for the round`,
    },
    other: 'The rules don’t allow this now',
  },
  table: {
    headings: {
      now: 'Now',
      hand: 'Your hand',
      row: 'The row',
      ring: 'The ring, clockwise',
      seats: 'The players, clockwise',
      centre: 'Free characters in the centre',
      played: 'Cards played this round',
      mafia: 'The Mafia',
    },
    round: (round, starter) => `Round ${round}. Starting player: ${starter}.`,
    you: (who) => `${who} (you)`,
    business: ({ business, cars, tokens }) => `${business}, ${BUSINESS_NAMES[business]}: ${cars}; ${tokens}.`,
    noCar: 'no car',
    loneCar: (alone) => `${alone} alone`,
    pair: (bottom, top) => `${bottom} beneath ${top}`,
    ownCar: (own) => `${colours[own]} (yours)`,
    ownedCar: (owned, who) => `${colours[owned]} (${who})`,
    freeCar: (free) => colours[free],
    mafiaCar: (black) => `${colours[black]} (Mafia)`,
    lastToken: (top) => `${top} open, the last token`,
    tokens: (top, beneath) => `${top} open, face down ${beneath}`,
    tokensUnknown: (top, n) => `${top} open, ${n} more face down`,
    noTokens: 'no tokens left',
    faceDownTokens: (n, values) => `Face down in all stacks together, ${count(n, 'token', 'tokens')}: ${values}.`,
    standing: ({ who, sum, character, cards: n }) =>
      `${who}: ${sum}, ${character === null ? 'no character' : known(character)}, ${cardsInHand(n)}`,
    standingWithoutHand: ({ who, sum, character }) =>
      `${who}: ${sum}, ${character === null ? 'no character' : known(character)}`,
    earns: ({ sum, at }) => `As things stand: ${sum} at ${place(at)}`,
    earnsNothing: ({ at, by }) => `As things stand: nothing, beneath ${car(by)} at ${place(at)}`,
    emptyHand: 'No cards left.',
    freeCharacter: introduced,
    faceUp: (played) => `Face up, in order: ${played}.`,
    faceDown: (who, n) => `${who}: ${count(n, 'card', 'cards')} face down.`,
    faceDownYours: (yours) => `Face down, by you: ${yours}.`,
    rowOrder: 'The row takes effect from left to right, in this order:',
    rowCard: (position, card) => `${position}: ${cards[card]}`,
    countdown: (time) => `Countdown: ${time}.`,
    studyLimit: (time) => `Time limit: ${time}.`,
    mafiaGives: ({ sum, at, who }) => `As things stand, the Mafia takes ${sum} at ${place(at)} and gives it to ${who}.`,
    mafiaWastes: ({ sum, at }) =>
      `As things stand, the Mafia takes ${sum} at ${place(at)}; nobody earns, so the token leaves the game.`,
    mafiaBlocked: ({ at, by }) => `As things stand, the Mafia takes nothing: beneath ${car(by)} at ${place(at)}.`,
    removed: (values) => `Out of the game: ${values}.`,
  },
  reasons: () => import('./reasons.ts'),
  help: () => import('./rules.ts'),
};

const spoken: Spoken = speak(english);
export const { words, pieces, reasons } = spoken;
