// Italian.
import { count } from '@backroom/kit';
import type { TextTableWords } from '../../src/text-table/words/catalogue.ts';

const n = count('it');

export const words: TextTableWords = {
  choices: (count) => n(count, { one: 'Tocca a te: una sola scelta', other: (x) => `Tocca a te: ${x} scelte` }),
  keys: 'Le frecce, un numero o le prime lettere di una parola trovano una scelta; Invio la gioca.',
  waiting: 'Niente da decidere: si aspettano gli altri.',
  watching: 'Stai guardando.',
  confirm: 'Premi di nuovo per confermare.',
  suggested: 'suggerita',
  brings: 'Risultato certo:',
  news: 'Dalla tua ultima mossa',
  latest: 'Proprio ora',
  earlier: (count) => n(count, { one: 'Una riga prima', other: (x) => `${x} righe prima` }),
  notAllowed: (count) =>
    n(count, {
      one: 'Ora non è possibile (1)',
      other: (x) => `Ora non è possibile (${x})`,
    }),
  rule: (id) => `Regola ${id}`,
  table: 'Il tavolo a parole',
  timeLeft: (time) => `Tempo rimasto: ${time}`,
};
