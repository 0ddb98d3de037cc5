import { fr } from '@backroom/kit';
import type { Catalogue } from '../../src/review/words/catalogue.ts';
import { speakReview } from '../../src/review/words/speak.ts';

// No-break spaces before high punctuation, as French print has them, are written out.
const french: Catalogue = {
  language: 'fr',
  title: 'Analyse de la partie',
  working: 'Analyse de la partie en cours…',
  chart: {
    title: 'Chances de victoire du premier au dernier coup',
    viewpoint: 'Toutes cartes ouvertes, ce que personne ne pouvait voir en jouant.',
    start: 'Début',
    end: 'Fin',
    move: (move) => `Coup ${move}`,
    followed: (moment, who) => `${moment}, puis ${who}`,
    at: (moment, chances) => fr`${moment} : ${chances}.`,
    seat: ({ who, first, last, lowest, highest }) =>
      fr`${who} : ${first} au début, ${last} à la fin ; entre ${lowest} et ${highest} tout du long.`,
  },
  turning: {
    title: 'Les tournants',
    none: fr`Aucun coup n’a renversé cette partie à lui seul : elle s’est jouée peu à peu.`,
    chance: 'le hasard',
    clock: 'l’horloge',
    point: ({ move, who, action }) => fr`Coup ${move}, ${who} : ${action}`,
    rises: ({ who, before, after }) => `${who} monte de ${before} à ${after}`,
    falls: ({ who, before, after }) => `${who} tombe de ${before} à ${after}`,
  },
  decisions: {
    title: 'Ce qui aurait été mieux',
    viewpoint: 'Jugé uniquement d’après ce que tu pouvais savoir à ce moment-là.',
    none: 'Rien n’aurait été nettement mieux. Bien joué.',
    verdicts: {
      forced: 'le seul coup',
      best: 'le meilleur coup',
      fine: 'un coup correct',
      slip: 'un faux pas',
      blunder: 'une bourde',
    },
    judged: (move, verdict) => fr`Coup ${move} : ${verdict}`,
    taken: (action, chance) => fr`Joué : ${action}, ${chance}`,
    better: (action, chance) => fr`Mieux : ${action}, ${chance}`,
    more: (slips) => `Et ${slips} de moindre importance.`,
    because: ' – ',
    and: fr` ; `,
  },
  summary: {
    title: 'Bilan',
    columns: {
      kept: 'gardé',
      best: 'meilleurs',
      fine: 'corrects',
      slip: 'faux pas',
      blunder: 'bourdes',
      luck: 'chance',
    },
    legend: fr`Gardé : la part de tes chances de victoire que tes choix ont préservée. Chance : ce que les cartes ont apporté, en points de pourcentage.`,
    seat: ({ who, kept, counts }) => fr`${who} a gardé ${kept} de ses chances : ${counts}.`,
    best: ['meilleur coup', 'meilleurs coups'],
    slip: ['faux pas', 'faux pas'],
    blunder: ['bourde', 'bourdes'],
    luck: (points) => fr`Chance aux cartes : ${points}.`,
    point: ['point de pourcentage', 'points de pourcentage'],
  },
};

export const words = speakReview(french);
