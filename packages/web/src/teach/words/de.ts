// German.
import { count } from '../../words/numbers.ts';
import type { TeachWords } from './catalogue.ts';

const n = count('de');

export const words: TeachWords = {
  board: { asPicture: 'Als Bild zeigen', asText: 'Als Text zeigen' },
  hint: {
    title: 'Drei gute Züge',
    thinking: 'Wird durchdacht …',
    chance: (percent) => `${percent} Siegchance`,
    pointOut: 'Auf dem Tisch zeigen',
    pointedOut: 'Wird gezeigt',
    nothing: 'Gerade gibt es nichts zu entscheiden.',
    and: '; ',
    fair: 'Der Tipp weiß nur, was auch du sehen kannst.',
  },
  puzzle: {
    today: 'Rätsel des Tages',
    grade: 'Schwierigkeit',
    number: 'Nummer',
    previous: 'Voriges Rätsel',
    next: 'Nächstes Rätsel',
    again: 'Noch einmal versuchen',
    another: 'Ein anderes',
    yourAnswer: 'Deine Antwort',
    streak: (days) => n(days, { one: 'Ein Tag in Folge', other: (x) => `${x} Tage in Folge` }),
    noStreak: 'Löse das Rätsel des Tages, und deine Serie beginnt.',
    solved: (count, of) => `${count} von ${of} gelöst`,
    isSolved: 'gelöst',
  },
  rules: {
    title: 'Regeln',
    search: 'Regeln durchsuchen',
    found: (count) => n(count, { one: 'Eine Regel gefunden', other: (x) => `${x} Regeln gefunden` }),
    ruling: 'Entscheidung',
    rulings:
      'Wo die Regelhefte schweigen oder sich widersprechen, mussten wir entscheiden. Solche Regeln sind als Entscheidung gekennzeichnet.',
    games: 'Welches Spiel',
    chapters: 'Kapitel',
    link: (id) => `Link zu Regel ${id}`,
  },
};
