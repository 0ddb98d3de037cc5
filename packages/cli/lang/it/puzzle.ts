import type { PuzzlePhrases } from '../../src/puzzle/phrases.ts';

export const phrases: PuzzlePhrases = {
  usage: (command) => `${command} puzzle [opzioni]`,
  rows: [
    ['--date AAAA-MM-GG', 'il rompicapo di quel giorno (altrimenti di oggi)'],
    ['--grade 1|2|3|4|5', 'uno di quel grado, dal facile al difficile'],
    ['--number N', 'il rompicapo numero N della raccolta'],
    ['--game GIOCO', 'di quale gioco (altrimenti del primo)'],
    ['--language LINGUA', 'en, de, fr, it o es; anche --lang'],
    ['--text', 'il tavolo in frasi, per esempio per uno screen reader'],
    ['--no-color', 'senza colori; NO_COLOR fa lo stesso'],
    ['--help', 'questo elenco'],
  ],
  seeHelp: '«backroom puzzle --help» mostra che cosa è possibile.',
  badDate: (given) =>
    `--date non può essere «${given}»: indica un giorno che esiste, scritto AAAA-MM-GG, come 2027-03-14.`,
  oneOrOther: '--number indica già un rompicapo: togli --date e --grade, oppure togli --number.',
  noneFor: (game) => `Per «${game}» non ci sono ancora rompicapi.`,
  playedWith: (rules) => `A questo tavolo: ${rules}.`,
  yourAnswer: 'La tua risposta › ',
  noHints: 'Nei rompicapi niente suggerimenti. Scegli ciò che ti pare meglio: la soluzione arriva con la risposta.',
  another: 'Invio per un altro, q per uscire › ',
};
