// Italian.
import { count } from '../../words/numbers.ts';
import type { TextTableWords } from './catalogue.ts';

const n = count('it');

export const words: TextTableWords = {
  choices: (count) => n(count, { one: 'Tocca a te: una sola scelta', other: (x) => `Tocca a te: ${x} scelte` }),
  keys: 'Le frecce, un numero o le prime lettere di una parola trovano una scelta; Invio la gioca.',
  waiting: 'Niente da decidere: stanno pensando altri.',
  watching: 'Stai guardando.',
  confirm: 'Premi ancora una volta per farlo.',
  suggested: 'consigliata',
  brings: 'Che cosa succede di sicuro:',
  news: 'Dalla tua ultima mossa',
  latest: 'Proprio ora',
  earlier: (count) => n(count, { one: 'Una riga prima', other: (x) => `${x} righe prima` }),
  notAllowed: (count) =>
    n(count, {
      one: 'In vista, ma ora non permesso: una cosa',
      other: (x) => `In vista, ma ora non permesse: ${x} cose`,
    }),
  rule: (id) => `Regola ${id}`,
  table: 'Il tavolo a parole',
  timeLeft: (time) => `Tempo rimasto: ${time}`,
};
