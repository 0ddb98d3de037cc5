// German.
import { count } from '../../words/numbers.ts';
import type { TextTableWords } from './catalogue.ts';

const n = count('de');

export const words: TextTableWords = {
  choices: (count) =>
    n(count, { one: 'Du bist dran: eine Möglichkeit', other: (x) => `Du bist dran: ${x} Möglichkeiten` }),
  keys: 'Pfeiltasten, eine Nummer oder die ersten Buchstaben eines Wortes finden eine Möglichkeit; die Eingabetaste wählt sie.',
  waiting: 'Gerade gibt es nichts zu entscheiden: Andere überlegen.',
  watching: 'Du schaust zu.',
  confirm: 'Noch einmal drücken, um das zu tun.',
  suggested: 'Vorschlag',
  brings: 'Was sicher geschieht:',
  news: 'Seit deinem letzten Zug',
  latest: 'Gerade eben',
  earlier: (count) => n(count, { one: 'Eine Zeile davor', other: (x) => `${x} Zeilen davor` }),
  notAllowed: (count) =>
    n(count, {
      one: 'Zu sehen, aber jetzt nicht erlaubt: eine Sache',
      other: (x) => `Zu sehen, aber jetzt nicht erlaubt: ${x} Dinge`,
    }),
  rule: (id) => `Regel ${id}`,
  table: 'Der Tisch in Sätzen',
  timeLeft: (time) => `Noch ${time}`,
};
