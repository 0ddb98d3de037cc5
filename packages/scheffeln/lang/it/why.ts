import type { RunWords, WhyWords } from '../../table/why/words.ts';

export const whyWords: WhyWords = {
  over: 'La partita è finita, non si può più giocare nulla.',
  watching: 'Stai guardando: può agire solo chi siede al tavolo.',
  othersFirst: (who) => `Ora non tocca a te: il tavolo aspetta ${who}.`,
  notNow: 'Ora non puoi fare nulla: il tavolo viene preparato.',
  chooseFirst: 'Scegli prima il tuo personaggio: le carte si giocano quando tutti ne hanno uno.',
  grabOne: 'Nella modalità Speed afferri solo un personaggio: la fila muove le auto da sola.',
  carByCard: (car) => `Per muovere ${car}, gioca la sua carta dalla tua mano.`,
  noCardFor: (car) => `Non puoi muovere ${car}: non hai carte del suo colore.`,
  placeIsNoMove: 'Non scegli dove si ferma un’auto: va fino alla prossima attività in cui trova posto.',
  pickCard: 'Questa carta ora non si può giocare.',
  cardForExchange: 'Per uno scambio scarti una delle tue carte: sceglila nella tua mano.',
  emptyPlace: 'Questa auto può andare solo in una delle attività illuminate.',
  characterNext: 'Scegli uno dei personaggi illuminati o rimetti giù la carta.',
  carNext: 'Scegli una delle auto illuminate o rimetti giù la carta.',
};

export const runWords: RunWords = {
  joker: 'un’auto a tua scelta avanza di uno spazio.',
  backward: 'un’auto a tua scelta va indietro di uno spazio; l’auto sul suo tetto la segue.',
  evasion: 'un’auto che sta sopra un’altra va su un’attività senza auto.',
  nasty: 'prendi un altro personaggio, dal centro o da qualcuno, che riceve il tuo.',
};
