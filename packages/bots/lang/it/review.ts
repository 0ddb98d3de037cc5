import type { Catalogue } from '../../src/review/words/catalogue.ts';
import { speakReview } from '../../src/review/words/speak.ts';

const italian: Catalogue = {
  language: 'it',
  title: 'Analisi della partita',
  working: 'Analisi della partita in corso…',
  chart: {
    title: 'Probabilità di vittoria dalla prima all’ultima mossa',
    viewpoint: 'A carte scoperte, che giocando nessuno poteva vedere.',
    start: 'Inizio',
    end: 'Fine',
    move: (move) => `Mossa ${move}`,
    followed: (moment, who) => `${moment}, poi ${who}`,
    at: (moment, chances) => `${moment}: ${chances}.`,
    seat: ({ who, first, last, lowest, highest }) =>
      `${who}: ${first} all’inizio, ${last} alla fine; per tutta la partita fra ${lowest} e ${highest}.`,
  },
  turning: {
    title: 'I momenti di svolta',
    none: 'Nessuna mossa ha ribaltato da sola questa partita: si è decisa a poco a poco.',
    chance: 'il caso',
    clock: 'l’orologio',
    point: ({ move, who, action }) => `Mossa ${move}, ${who}: ${action}`,
    rises: ({ who, before, after }) => `${who} sale da ${before} a ${after}`,
    falls: ({ who, before, after }) => `${who} scende da ${before} a ${after}`,
  },
  decisions: {
    title: 'Che cosa sarebbe stato meglio',
    viewpoint: 'Giudicato solo in base a ciò che potevi sapere in quel momento.',
    none: 'Niente sarebbe stato nettamente migliore. Ben giocato.',
    verdicts: {
      forced: 'l’unica mossa',
      best: 'la mossa migliore',
      fine: 'una mossa discreta',
      slip: 'una svista',
      blunder: 'un grave errore',
    },
    judged: (move, verdict) => `Mossa ${move}: ${verdict}`,
    taken: (action, chance) => `Giocato: ${action}, ${chance}`,
    better: (action, chance) => `Meglio: ${action}, ${chance}`,
    more: (slips) => `E ${slips} di minore importanza.`,
    because: ' – ',
    and: '; ',
  },
  summary: {
    title: 'Bilancio',
    columns: {
      kept: 'conservato',
      best: 'migliori',
      fine: 'discrete',
      slip: 'sviste',
      blunder: 'errori',
      luck: 'fortuna',
    },
    legend:
      'Conservato: la parte delle tue probabilità di vittoria che le tue scelte hanno conservato. Fortuna: che cosa hanno portato le carte, in punti percentuali.',
    seat: ({ who, kept, counts }) => `${who}, ${kept} delle probabilità conservate: ${counts}.`,
    best: ['mossa migliore', 'mosse migliori'],
    slip: ['svista', 'sviste'],
    blunder: ['grave errore', 'gravi errori'],
    luck: (points) => `Fortuna con le carte: ${points}.`,
    point: ['punto percentuale', 'punti percentuali'],
  },
};

export const words = speakReview(italian);
