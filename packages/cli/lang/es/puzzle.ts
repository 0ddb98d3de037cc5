import type { PuzzlePhrases } from '../../src/puzzle/phrases.ts';

export const phrases: PuzzlePhrases = {
  usage: (command) => `${command} puzzle [opciones]`,
  rows: [
    ['--date AAAA-MM-DD', 'el acertijo de ese día (si no, el de hoy)'],
    ['--grade 1|2|3|4|5', 'uno de ese grado, de fácil a difícil'],
    ['--number N', 'el acertijo número N de la colección'],
    ['--game JUEGO', 'de qué juego (si no, del primero)'],
    ['--language IDIOMA', 'en, de, fr, it o es; también --lang'],
    ['--text', 'la mesa en frases, por ejemplo para un lector de pantalla'],
    ['--no-color', 'sin colores; NO_COLOR hace lo mismo'],
    ['--help', 'esta lista'],
  ],
  seeHelp: '«backroom puzzle --help» muestra lo que se puede hacer.',
  badDate: (given) => `--date no puede ser «${given}»: indica un día que exista, escrito AAAA-MM-DD, como 2027-03-14.`,
  oneOrOther: '--number ya indica un acertijo: quita --date y --grade, o quita --number.',
  noneFor: (game) => `Todavía no hay acertijos de «${game}».`,
  playedWith: (rules) => `En esta mesa: ${rules}.`,
  yourAnswer: 'Tu respuesta › ',
  noHints: 'En un acertijo no hay pistas. Elige lo que mejor te parezca: la solución viene con la respuesta.',
  another: 'Intro para otro, q para salir › ',
};
