// Las frases rápidas en español.
import type { Sentences } from '../../src/phrases/index.ts';

export const sentences: Sentences = {
  hello: 'Buenas noches a todos.',
  'good-luck': '¡Suerte!',
  'nice-move': '¡Buena jugada!',
  ouch: 'Ay. Eso ha dolido.',
  thanks: '¡Gracias!',
  sorry: 'Lo siento, no es nada personal.',
  hurry: 'Te toca, te esperamos.',
  'one-moment': 'Un momento, por favor.',
  'here-again': 'Ya estoy de vuelta.',
  'well-played': '¡Bien jugado!',
  again: '¿Otra partida?',
  goodbye: 'Buenas noches, y gracias por la partida.',
};
