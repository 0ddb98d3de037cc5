// Spanish.
import { count } from '@backroom/kit';
import type { TextTableWords } from '../../src/text-table/words/catalogue.ts';

const n = count('es');

export const words: TextTableWords = {
  choices: (count) => n(count, { one: 'Te toca: una sola opción', other: (x) => `Te toca: ${x} opciones` }),
  keys: 'Las flechas, un número o las primeras letras de una palabra encuentran una opción; Intro la elige.',
  waiting: 'Nada que decidir: se espera a los demás.',
  watching: 'Estás mirando.',
  confirm: 'Pulsa otra vez para confirmar.',
  suggested: 'sugerida',
  brings: 'Resultado seguro:',
  news: 'Desde tu última jugada',
  latest: 'Ahora mismo',
  earlier: (count) => n(count, { one: 'Una línea antes', other: (x) => `${x} líneas antes` }),
  notAllowed: (count) =>
    n(count, {
      one: 'Ahora no es posible (1)',
      other: (x) => `Ahora no es posible (${x})`,
    }),
  rule: (id) => `Regla ${id}`,
  table: 'La mesa en palabras',
  timeLeft: (time) => `Tiempo restante: ${time}`,
};
