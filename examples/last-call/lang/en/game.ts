import { speak } from '../../src/words.ts';

export const words = speak({
  title: 'Last Call',
  yourTurn: 'Your turn: play a card.',
  theirTurn: (name) => `It is the turn of ${name}.`,
  over: 'The bottles are gone.',
  play: (card) => `Play the ${card}`,
  deal: 'The cards are dealt.',
  dealt: 'Three cards for everybody.',
  played: (name, card) => `${name}: ${card}`,
  bottle: (name) => `A bottle goes to ${name}.`,
  bottles: (name, count) => `${name}: ${count} of 3 bottles`,
  table: 'On the table',
  hand: 'Your hand',
  rules: [
    'Each card is there once. Everybody gets three; the rest stay hidden.',
    'In turn, each plays one card face up.',
    'The highest card takes the bottle, and its player leads for the next.',
    'Three bottles are played for. Most bottles win; ties share.',
  ],
});
