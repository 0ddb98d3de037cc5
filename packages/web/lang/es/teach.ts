// Spanish.
import { count } from '@backroom/kit';
import type { TeachWords } from '../../src/teach/words/catalogue.ts';

const n = count('es');

export const words: TeachWords = {
  board: { asPicture: 'Ver la imagen', asText: 'Ver el texto' },
  lesson: {
    progress: (step, of) => `Tarea ${step} de ${of}`,
    yourTask: 'Tu tarea',
    showMe: 'Mostrar cómo',
    next: 'Siguiente tarea',
    back: 'Tarea anterior',
    again: 'Repetir esta',
    whatHappened: 'Esto ha pasado',
    wouldHappen: 'Esto pasaría',
    notAllowed: 'No está permitido',
    unknown: 'Eso no es parte de esta tarea. Elige una de las opciones.',
    play: 'Jugar una partida',
    firstGame: 'Jugar una primera partida, con pistas',
    offer: 'Aprender con tareas pequeñas',
    puzzle: 'Probar un acertijo',
    rules: 'Leer las reglas',
  },
  hint: {
    title: (count) => ['Una buena jugada', 'Dos buenas jugadas', 'Tres buenas jugadas'][count - 1] ?? '',
    another: 'Otra jugada',
    thinking: 'Pensando…',
    late: 'La pista no ha llegado a tiempo.',
    askAgain: 'Pedirla otra vez',
    chance: (percent) => `${percent} de probabilidad de ganar`,
    pointOut: 'Señalarla en la mesa',
    pointedOut: 'Señalada',
    nothing: 'Ahora no hay nada que decidir.',
    and: '; ',
    fair: 'La pista solo tiene en cuenta lo que tú puedes ver.',
  },
  puzzle: {
    today: 'Acertijo del día',
    grade: 'Dificultad',
    number: 'Número',
    previous: 'Acertijo anterior',
    next: 'Acertijo siguiente',
    again: 'Intentarlo otra vez',
    solution: 'Mostrar la solución',
    another: 'Otro acertijo',
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
      'Donde los reglamentos callan o se contradicen, tuvimos que decidir. Esas reglas están marcadas como decisiones.',
    games: 'Juego',
    chapters: 'Capítulos',
    link: (id) => `Enlace a la regla ${id}`,
  },
};
