// German.
import { count } from '@backroom/kit';
import type { TeachWords } from '../../src/teach/words/catalogue.ts';

const n = count('de');

export const words: TeachWords = {
  board: { asPicture: 'Als Bild zeigen', asText: 'Als Text zeigen' },
  lesson: {
    progress: (step, of) => `Aufgabe ${step} von ${of}`,
    yourTask: 'Deine Aufgabe',
    showMe: 'Zeig es mir',
    next: 'Nächste Aufgabe',
    back: 'Vorige Aufgabe',
    again: 'Aufgabe wiederholen',
    whatHappened: 'Das ist passiert',
    wouldHappen: 'Das würde passieren',
    notAllowed: 'Das ist nicht erlaubt',
    unknown: 'Das gehört nicht zu dieser Aufgabe. Nimm eine der Möglichkeiten.',
    play: 'Eine Partie spielen',
    firstGame: 'Erste Partie spielen, mit Tipps',
    offer: 'In kleinen Aufgaben lernen',
    puzzle: 'Ein Rätsel versuchen',
    rules: 'Die Regeln lesen',
  },
  hint: {
    title: (count) => ['Ein guter Zug', 'Zwei gute Züge', 'Drei gute Züge'][count - 1] ?? '',
    another: 'Anderer Zug',
    thinking: 'Denkt nach …',
    late: 'Der Tipp kam nicht rechtzeitig.',
    askAgain: 'Noch einmal fragen',
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
    solution: 'Lösung zeigen',
    another: 'Anderes Rätsel',
    yourAnswer: 'Deine Antwort',
    streak: (days) => n(days, { one: 'Ein Tag in Folge', other: (x) => `${x} Tage in Folge` }),
    noStreak: 'Löse das Rätsel des Tages, um eine Serie zu beginnen.',
    solved: (count, of) => `${count} von ${of} gelöst`,
    isSolved: 'gelöst',
  },
  rules: {
    title: 'Regeln',
    search: 'Regeln durchsuchen',
    found: (count) => n(count, { one: 'Eine Regel gefunden', other: (x) => `${x} Regeln gefunden` }),
    ruling: 'Festlegung',
    rulings:
      'Wo die Anleitungen schweigen oder sich widersprechen, mussten wir entscheiden. Solche Regeln sind als Festlegung gekennzeichnet.',
    games: 'Spiel',
    chapters: 'Kapitel',
    link: (id) => `Link zu Regel ${id}`,
  },
};
