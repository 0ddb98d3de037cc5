import { speak } from '../../src/words.ts';

export const words = speak({
  title: 'La última ronda',
  yourTurn: 'Te toca: juega una carta.',
  theirTurn: (name) => `Le toca a ${name}.`,
  over: 'Se acabaron las botellas.',
  play: (card) => `Jugar el ${card}`,
  deal: 'Se reparten las cartas.',
  dealt: 'Tres cartas para cada uno.',
  played: (name, card) => `${name}: ${card}`,
  bottle: (name) => `Una botella para ${name}.`,
  bottles: (name, count) => `${name}: ${count} de 3 botellas`,
  table: 'En la mesa',
  hand: 'Tu mano',
  rules: [
    'Cada carta está una sola vez. Tres por persona; las demás quedan ocultas.',
    'Por turnos, cada uno juega una carta boca arriba.',
    'La más alta se lleva la botella, y quien la jugó empieza la siguiente.',
    'Se juegan tres botellas. Gana quien tenga más; los empates se comparten.',
  ],
});
