import type { Catalogue } from './catalogue.ts';
import { speakReview } from './speak.ts';

// No-break spaces before high punctuation, as French print has them, are written out.
const french: Catalogue = {
  language: 'fr',
  title: 'Retour sur la partie',
  working: 'La partie est passée en revue…',
  chart: {
    title: 'Chances de victoire du premier au dernier coup',
    viewpoint: 'Toutes cartes ouvertes, comme personne ne pouvait le voir alors.',
    start: 'Début',
    end: 'Fin',
    move: (move) => `Coup ${move}`,
    followed: (moment, who) => `${moment}, puis ${who}`,
    at: (moment, chances) => `${moment}\u00a0: ${chances}.`,
    seat: ({ who, first, last, lowest, highest }) =>
      `${who}\u00a0: ${first} au début, ${last} à la fin\u202f; entre ${lowest} et ${highest} tout du long.`,
  },
  turning: {
    title: 'Les tournants',
    none: 'Aucun coup n’a renversé cette partie à lui seul\u00a0: elle s’est jouée peu à peu.',
    chance: 'le hasard',
    clock: 'l’horloge',
    point: ({ move, who, action }) => `Coup ${move}, ${who}\u00a0: ${action}`,
    rises: ({ who, before, after }) => `${who} monte de ${before} à ${after}`,
    falls: ({ who, before, after }) => `${who} tombe de ${before} à ${after}`,
  },
  decisions: {
    title: 'Ce qui aurait été meilleur',
    viewpoint: 'Jugé seulement d’après ce que tu pouvais savoir alors.',
    none: 'Rien n’aurait été nettement meilleur. Bien joué.',
    verdicts: {
      forced: 'le seul coup',
      best: 'le meilleur coup',
      fine: 'un coup correct',
      slip: 'un faux pas',
      blunder: 'une bourde',
    },
    judged: (move, verdict) => `Coup ${move}\u00a0: ${verdict}`,
    taken: (action, chance) => `Joué\u00a0: ${action}, ${chance}`,
    better: (action, chance) => `Mieux\u00a0: ${action}, ${chance}`,
    more: (slips) => `Et ${slips} de moindre poids.`,
    because: ' – ',
    and: '\u202f; ',
  },
  summary: {
    title: 'Le bilan',
    columns: {
      kept: 'gardé',
      best: 'meilleurs',
      fine: 'corrects',
      slip: 'faux pas',
      blunder: 'bourdes',
      luck: 'chance',
    },
    legend:
      'Gardé\u00a0: la part de tes chances de victoire que tes choix ont gardée. Chance\u00a0: ce que les donnes ont apporté, en points.',
    seat: ({ who, kept, counts }) => `${who} a gardé ${kept} de ses chances\u00a0: ${counts}.`,
    best: ['meilleur coup', 'meilleurs coups'],
    slip: ['faux pas', 'faux pas'],
    blunder: ['bourde', 'bourdes'],
    luck: (points) => `Chance aux cartes\u00a0: ${points}.`,
    point: ['point de pourcentage', 'points de pourcentage'],
  },
};

export const words = speakReview(french);
