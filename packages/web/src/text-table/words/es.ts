// Spanish.
import { count } from '../../words/numbers.ts';
import type { TextTableWords } from './catalogue.ts';

const n = count('es');

export const words: TextTableWords = {
  choices: (count) => n(count, { one: 'Te toca: una sola opción', other: (x) => `Te toca: ${x} opciones` }),
  keys: 'Las flechas, un número o las primeras letras de una palabra encuentran una opción; Intro la elige.',
  waiting: 'Nada que decidir: piensan otros.',
  watching: 'Estás mirando.',
  confirm: 'Pulsa otra vez para hacerlo.',
  suggested: 'sugerida',
  brings: 'Lo que ocurre con seguridad:',
  news: 'Desde tu última jugada',
  latest: 'Ahora mismo',
  earlier: (count) => n(count, { one: 'Una línea antes', other: (x) => `${x} líneas antes` }),
  notAllowed: (count) =>
    n(count, {
      one: 'A la vista, pero ahora no permitido: una cosa',
      other: (x) => `A la vista, pero ahora no permitido: ${x} cosas`,
    }),
  rule: (id) => `Regla ${id}`,
  table: 'La mesa en palabras',
  timeLeft: (time) => `Tiempo restante: ${time}`,
};
