// Français.

import { levelLabels } from '@backroom/bots/glossary';
import { glossary } from '@backroom/bots/lang/fr/glossary.ts';
import { count, fr } from '@backroom/kit';
import type { PageWords } from '../../src/words/catalogue.ts';

const n = count('fr');

export const words: PageWords = {
  name: 'Backroom',
  guest: 'Invité',
  nav: {
    skip: 'Aller directement à la table',
    home: 'Accueil',
    lobby: 'Salon',
    mine: 'Mes parties',
    learn: 'Apprendre',
    puzzle: 'Énigme',
    rules: 'Règles',
    settings: 'Réglages',
    menu: 'Menu',
  },
  home: {
    tagline: 'Il y a une table au fond. Personne ne demande ton nom.',
    sitDown: 'S’asseoir et jouer',
    sitDownWhy: (game) => `${game} contre trois habitués de la maison. Sans compte, sans attente.`,
    alone: 'Jouer contre des bots',
    aloneWhy: 'Cinq façons de jouer, des bots de toute force.',
    invite: 'Inviter des amis',
    lobby: 'Tables ouvertes',
    hotSeat: 'Ensemble sur cet appareil',
    learn: 'Apprendre en cinq minutes',
    puzzle: 'L’énigme du jour',
    loading: 'On distribue les cartes…',
    ways: 'Autres façons de jouer',
    inviteWhy: 'Un lien pour chacun, ou un code à scanner.',
    lobbyWhy: 'Jouer avec des inconnus, ou regarder.',
    hotSeatWhy: 'L’appareil tourne, un rideau cache tes cartes.',
    learnWhy: 'À table, pas dans un livre.',
    puzzleWhy: 'Une position, un meilleur coup.',
    mineWhy: 'Tes tables, et à qui c’est de jouer.',
    fullTable: 'La table entière',
    newDeal: 'Nouvelle donne',
  },
  levels: levelLabels(glossary),
  temperaments: glossary.temperaments,
  invitation: {
    opening: 'On cherche la table…',
    freeSeat: 'libre',
  },
  table: {
    picture: 'Voir la table',
    text: 'Voir en texte',
    log: 'Le fil de la partie',
    chat: 'Discussion',
    hint: 'Conseil',
    hintThinking: 'Réflexion en cours…',
    undo: 'Reprendre',
    agree: 'D’accord',
    decline: 'Non',
    waitingFor: (names) => `On attend ${names}`,
    paused: 'La partie est en pause.',
    away: 'a laissé sa place à un bot',
    offline: 'pas là pour l’instant',
    lineDown: fr`La connexion est coupée. On réessaie ; rien n’est perdu.`,
    send: 'Envoyer',
    say: 'Dire quelque chose',
    gathering: (free) =>
      n(free, {
        one: free === 0 ? 'La table est complète.' : 'Il manque encore un joueur.',
        other: (x) => `Il manque encore ${x} joueurs.`,
      }),
    spectators: (count) =>
      n(count, { one: count === 0 ? 'aucun spectateur' : 'un spectateur', other: (x) => `${x} spectateurs` }),
    youWatch: 'Tu regardes.',
    curtain: (name) => `Passe l’appareil à ${name}`,
    curtainLift: fr`Je suis là : montre mes cartes`,
    recap: 'Depuis ta dernière visite',
    refused: 'Pas possible maintenant',
    more: 'Plus',
    close: 'Fermer',
    yourTurn: 'À toi',
    sharing: 'Chacun participe au mélange…',
    spectator: 'spectateur',
    waitingAnswer: 'On attend l’accord des autres.',
    takenBackSteps: (count) =>
      n(count, {
        one: count === 0 ? 'Aucun coup n’a été repris.' : 'Un coup a été repris.',
        other: (x) => `${x} coups ont été repris.`,
      }),
    lineEnded: fr`La table est ouverte ailleurs, ou la place a été donnée.`,
    atTable: 'Autour de la table',
    over: 'Résultat final',
    won: (names) => fr`Victoire : ${names}.`,
  },
  settings: {
    language: 'Langue',
    theme: 'Thème',
    themes: { night: 'Nuit et or', day: 'Plein jour', contrast: 'Contraste élevé' },
  },
  trouble: {
    title: 'Une erreur s’est produite',
    nowhere: 'Il n’y a rien à cette adresse.',
    tryAgain: 'Réessayer',
    home: 'Retour à l’accueil',
    what: fr`Ce qui s’est passé :`,
    missing: 'La page n’est pas complète. Vérifie la connexion et recharge la page.',
    renewed: 'Il y a une nouvelle version. Recharge la page.',
    reload: 'Recharger',
  },
};
