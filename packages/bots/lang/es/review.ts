import type { Catalogue } from '../../src/review/words/catalogue.ts';
import { speakReview } from '../../src/review/words/speak.ts';

const spanish: Catalogue = {
  language: 'es',
  title: 'Análisis de la partida',
  working: 'Analizando la partida…',
  chart: {
    title: 'Probabilidades de ganar, de la primera jugada a la última',
    viewpoint: 'Con todas las cartas a la vista, que al jugar nadie podía ver.',
    start: 'Inicio',
    end: 'Final',
    move: (move) => `Jugada ${move}`,
    followed: (moment, who) => `${moment}, luego ${who}`,
    at: (moment, chances) => `${moment}: ${chances}.`,
    seat: ({ who, first, last, lowest, highest }) =>
      `${who}: ${first} al inicio, ${last} al final; siempre entre el ${lowest} y el ${highest}.`,
  },
  turning: {
    title: 'Momentos decisivos',
    none: 'Ninguna jugada cambió por sí sola esta partida: se decidió poco a poco.',
    chance: 'el azar',
    clock: 'el reloj',
    point: ({ move, who, action }) => `Jugada ${move}, ${who}: ${action}`,
    rises: ({ who, before, after }) => `${who} sube del ${before} al ${after}`,
    falls: ({ who, before, after }) => `${who} baja del ${before} al ${after}`,
  },
  decisions: {
    title: 'Qué habría sido mejor',
    viewpoint: 'Juzgado solo por lo que podías saber en ese momento.',
    none: 'Nada habría sido claramente mejor. Bien jugado.',
    verdicts: {
      forced: 'la única jugada',
      best: 'la mejor jugada',
      fine: 'una jugada correcta',
      slip: 'un desliz',
      blunder: 'un error grave',
    },
    judged: (move, verdict) => `Jugada ${move}: ${verdict}`,
    taken: (action, chance) => `Jugado: ${action}, ${chance}`,
    better: (action, chance) => `Mejor: ${action}, ${chance}`,
    more: (slips) => `Y ${slips} de menor importancia.`,
    because: ' – ',
    and: '; ',
  },
  summary: {
    title: 'Balance',
    columns: {
      kept: 'conservado',
      best: 'mejores',
      fine: 'correctas',
      slip: 'deslices',
      blunder: 'errores',
      luck: 'suerte',
    },
    legend:
      'Conservado: la parte de tus probabilidades de ganar que tus decisiones conservaron. Suerte: lo que trajeron los repartos, en puntos porcentuales.',
    seat: ({ who, kept, counts }) => `${who} conservó el ${kept} de sus probabilidades: ${counts}.`,
    best: ['mejor jugada', 'mejores jugadas'],
    slip: ['desliz', 'deslices'],
    blunder: ['error grave', 'errores graves'],
    luck: (points) => `Suerte con las cartas: ${points}.`,
    point: ['punto porcentual', 'puntos porcentuales'],
  },
};

export const words = speakReview(spanish);
