import type { Catalogue } from '../../src/review/words/catalogue.ts';
import { speakReview } from '../../src/review/words/speak.ts';

const german: Catalogue = {
  language: 'de',
  title: 'Auswertung der Partie',
  working: 'Die Partie wird ausgewertet …',
  chart: {
    title: 'Siegchancen vom ersten bis zum letzten Zug',
    viewpoint: 'Mit offenen Karten, die beim Spielen niemand sehen konnte.',
    start: 'Beginn',
    end: 'Ende',
    move: (move) => `Zug ${move}`,
    followed: (moment, who) => `${moment}, dann ${who}`,
    at: (moment, chances) => `${moment}: ${chances}.`,
    seat: ({ who, first, last, lowest, highest }) =>
      `${who}: ${first} zu Beginn, ${last} am Ende; dazwischen nie unter ${lowest} und nie über ${highest}.`,
  },
  turning: {
    title: 'Wendepunkte',
    none: 'Kein einzelner Zug hat diese Partie gedreht: Sie entschied sich nach und nach.',
    chance: 'der Zufall',
    clock: 'die Uhr',
    point: ({ move, who, action }) => `Zug ${move}, ${who}: ${action}`,
    rises: ({ who, before, after }) => `${who} steigt von ${before} auf ${after}`,
    falls: ({ who, before, after }) => `${who} fällt von ${before} auf ${after}`,
  },
  decisions: {
    title: 'Was besser gewesen wäre',
    viewpoint: 'Beurteilt nur nach dem, was du in dem Moment wissen konntest.',
    none: 'Nichts wäre eindeutig besser gewesen. Gut gespielt.',
    verdicts: {
      forced: 'der einzige Zug',
      best: 'der beste Zug',
      fine: 'ein ordentlicher Zug',
      slip: 'ein Ausrutscher',
      blunder: 'ein grober Fehler',
    },
    judged: (move, verdict) => `Zug ${move}: ${verdict}`,
    taken: (action, chance) => `Gespielt: ${action}, ${chance}`,
    better: (action, chance) => `Besser: ${action}, ${chance}`,
    more: (slips) => `Dazu ${slips}, weniger wichtig.`,
    because: ' – ',
    and: '; ',
  },
  summary: {
    title: 'Bilanz',
    columns: {
      kept: 'bewahrt',
      best: 'beste',
      fine: 'ordentlich',
      slip: 'Ausrutscher',
      blunder: 'Fehler',
      luck: 'Glück',
    },
    legend:
      'Bewahrt: der Anteil deiner Siegchancen, den deine Entscheidungen bewahrt haben. Glück: was das Austeilen brachte, in Prozentpunkten.',
    seat: ({ who, kept, counts }) => `${who} hat ${kept} der Chancen bewahrt: ${counts}.`,
    best: ['bester Zug', 'beste Züge'],
    slip: ['Ausrutscher', 'Ausrutscher'],
    blunder: ['grober Fehler', 'grobe Fehler'],
    luck: (points) => `Kartenglück: ${points}.`,
    point: ['Prozentpunkt', 'Prozentpunkte'],
  },
};

export const words = speakReview(german);
