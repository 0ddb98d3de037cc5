// German.
import { count } from '@backroom/kit';
import type { TextTableWords } from '../../src/text-table/words/catalogue.ts';

const n = count('de');

export const words: TextTableWords = {
  choices: (count) =>
    n(count, { one: 'Du bist dran: eine Möglichkeit', other: (x) => `Du bist dran: ${x} Möglichkeiten` }),
  keys: 'Pfeiltasten, eine Nummer oder die ersten Buchstaben eines Wortes finden eine Möglichkeit; die Eingabetaste wählt sie.',
  waiting: 'Nichts zu entscheiden: Die anderen sind dran.',
  watching: 'Du schaust zu.',
  confirm: 'Zum Bestätigen noch einmal drücken.',
  suggested: 'Vorschlag',
  brings: 'Sicheres Ergebnis:',
  news: 'Seit deinem letzten Zug',
  latest: 'Gerade eben',
  earlier: (count) => n(count, { one: 'Eine Zeile davor', other: (x) => `${x} Zeilen davor` }),
  notAllowed: (count) =>
    n(count, {
      one: 'Jetzt nicht möglich (1)',
      other: (x) => `Jetzt nicht möglich (${x})`,
    }),
  rule: (id) => `Regel ${id}`,
  table: 'Der Tisch in Sätzen',
  timeLeft: (time) => `Noch ${time}`,
};
