// Spanish.
import { count } from '../../words/numbers.ts';
import type { TeachWords } from './catalogue.ts';

const n = count('es');

export const words: TeachWords = {
  board: { asPicture: 'Ver la imagen', asText: 'Ver el texto' },
  hint: {
    title: 'Tres buenas jugadas',
    thinking: 'Pensándolo …',
    chance: (percent) => `${percent} de probabilidad de ganar`,
    pointOut: 'Señalarla en la mesa',
    pointedOut: 'Señalada',
    nothing: 'Ahora no hay nada que decidir.',
    and: '; ',
    fair: 'La pista solo sabe lo que tú puedes ver.',
  },
  puzzle: {
    today: 'Acertijo del día',
    grade: 'Dificultad',
    number: 'Número',
    previous: 'Acertijo anterior',
    next: 'Acertijo siguiente',
    again: 'Intentarlo otra vez',
    another: 'Otro',
    yourAnswer: 'Tu respuesta',
    streak: (days) => n(days, { one: 'Un día seguido', other: (x) => `${x} días seguidos` }),
    noStreak: 'Resuelve el acertijo del día para empezar una racha.',
    solved: (count, of) => `${count} resueltos de ${of}`,
    isSolved: 'resuelto',
  },
  rules: {
    title: 'Reglas',
    search: 'Buscar en las reglas',
    found: (count) => n(count, { one: 'Una regla encontrada', other: (x) => `${x} reglas encontradas` }),
    ruling: 'Decisión',
    rulings:
      'Donde los reglamentos callan o se contradicen, tuvimos que decidir. Esas reglas llevan la marca de una decisión.',
    games: 'Qué juego',
    chapters: 'Capítulos',
    link: (id) => `Enlace a la regla ${id}`,
  },
};
