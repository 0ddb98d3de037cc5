// Spanish.
import type { ScarfaceWords } from './catalogue.ts';

export const words: ScarfaceWords = {
  line: 'Chicago durante la Ley Seca: levanta una banda, cierra tratos, quédate con la ciudad. De dos a cuatro jefes, una hora más o menos.',
  play: 'Contra los habituales',
  goOn: 'Seguir con tu partida',
  alone: 'A solas contra el Ejecutor',
  aloneWhy: 'Un rival que no oculta nada: de todo lo que hace te dice por qué.',
  friends: 'Con amigos',
  rules: 'Cómo se juega',
  difficulty: 'Lo duro que es',
  rival: 'Su banda',
  begin: 'Enfréntate a él',
  daily: 'Reto del día',
  dailyWhy: (rival, difficulty) => `Las mismas cartas para todos. Hoy: ${rival}, ${difficulty}.`,
  options: {
    jobDraft: {
      name: 'Golpes',
      values: { false: 'Repartidos a todos', true: 'A elegir: se guarda uno y se pasa el resto' },
    },
    gangs: { name: 'Bandas', values: { null: 'Repartidas al azar' } },
    solo: { name: 'En la mesa', values: { null: 'De dos a cuatro jugadores', alone: 'A solas contra el Ejecutor' } },
  },
};
