// Français.
import { count } from '../numbers.ts';
import type { BeyondWords } from './catalogue.ts';

const n = count('fr');

export const words: BeyondWords = {
  calling: {
    button: 'Appelle-moi',
    title: 'Faut-il t’appeler ?',
    why: 'Quand cette table t’attend et que tu n’es pas là : pour ton coup, quand tu dois répondre hors de ton tour, ou quand quelqu’un demande quelque chose à la table.',
    device: 'Sur cet appareil',
    deviceWhy: 'Une notification du navigateur, même quand cette page est fermée.',
    callHere: 'M’appeler sur cet appareil',
    calledHere: 'Cet appareil sera appelé.',
    cannot: {
      insecure:
        'Les navigateurs n’acceptent de notifications que des pages en https. Prends un webhook, ou demande à qui tient cette maison.',
      unknown:
        'Ce navigateur ne connaît pas les notifications. Sur iPhone ou iPad, ajoute la page à l’écran d’accueil et ouvre-la de là.',
      denied:
        'Tu as dit au navigateur de ne montrer aucune notification de cette page. Autorise-les dans ses réglages et reviens.',
      failed: 'Le navigateur ne joint pas son service de notifications. Réessaie plus tard, ou prends un webhook.',
    },
    webhook: 'Dans un salon Discord, ou par un autre webhook',
    webhookWhy:
      'Dans Discord : paramètres du salon, Intégrations, Webhooks, copier l’adresse. Rien de tes cartes n’y est jamais écrit.',
    address: 'Adresse du webhook',
    callThere: 'M’appeler là-bas',
    wrongAddress:
      'On ne peut appeler personne à cette adresse. Elle commence par https:// et se trouve sur l’internet ouvert.',
    quiet: 'Heures de silence',
    quietWhy: 'Se taire la nuit, et tout me dire d’un coup ensuite',
    from: 'de',
    to: 'à',
    where: 'Où l’on t’appelle',
    places: { here: 'Cet appareil', push: 'Un autre appareil', webhook: 'Un webhook' },
    quietFrom: (from, to) => `silence de ${from} à ${to}`,
    nowhere: 'Nulle part encore.',
    stop: 'Ne plus m’appeler',
    full: 'Cette place appelle déjà à quatre endroits. Arrête d’abord ceux-là.',
  },
  account: {
    title: 'Compte',
    why: 'Il n’en faut pas pour jouer. Avec une clé d’accès, tes places sont à toi sur tous tes appareils : sans mot de passe, sans adresse e-mail.',
    create: 'Garder mes places avec une clé d’accès',
    signIn: 'Se connecter avec une clé d’accès',
    signInWhy: 'Les places prises en invité sur cet appareil viennent avec toi.',
    signedIn: (name) => `Tu es connecté sous le nom de ${name}.`,
    welcome: (name) => `Te revoilà, ${name}.`,
    add: 'Ajouter une clé d’accès',
    added: 'La clé d’accès est à toi.',
    list: 'Tes clés d’accès',
    made: (date) => `créée le ${date}`,
    used: (date) => `utilisée en dernier le ${date}`,
    unused: 'pas encore utilisée',
    remove: 'Retirer',
    removed: 'La clé d’accès est retirée.',
    only: 'Ta seule clé d’accès ne peut pas être retirée : ajoutes-en d’abord une autre.',
    signOut: 'Se déconnecter de cet appareil',
    signedOut: 'Tu es déconnecté. Cet appareil ne connaît plus personne.',
    came: (seats) =>
      n(seats, { one: 'Une place est venue avec toi.', other: (x) => `${x} places sont venues avec toi.` }),
    stayed: (seats) =>
      n(seats, {
        one: 'Une place est restée à l’invité, car tu es déjà assis à cette table.',
        other: (x) => `${x} places sont restées à l’invité, car tu es déjà assis à ces tables.`,
      }),
    openStayed: 'Redevenir cet invité',
    cannot: {
      unsupported: 'Ce navigateur ne connaît pas les clés d’accès. Joue sans ; il ne te manque rien.',
      address:
        'Les clés d’accès demandent https et un nom. Cette maison a été ouverte par une simple adresse : joue sans.',
      cancelled: 'Aucune clé d’accès n’a été montrée : rien n’a changé.',
      refused: 'La clé d’accès n’a pas été acceptée. Recommence.',
      known: 'Cet appareil a déjà une clé d’accès à toi.',
    },
    keepSeats: 'Garder ces places sur tous mes appareils',
  },
  bigScreen: {
    where: 'Sur un grand écran, chaque main sur un téléphone',
    whereWhy:
      'Cet écran montre la table à toute la pièce. Chacun scanne un code et tient ses cartes sur son téléphone.',
    button: 'Grand écran',
    why: 'La table pour toute la pièce, sans la main de personne. Sur les téléphones restent surtout les cartes.',
    showHere: 'La montrer dans cette fenêtre',
    link: 'Pour un autre appareil : ouvre-y ce lien. Il sert une fois, et cet appareil, ce sera toi.',
    scan: 'Scanne le code, prends la place.',
    seatHere: (number) => `Code de la place ${number}`,
    toMove: (names) => `À ${names} de jouer`,
    allAtOnce: 'Tous à la fois !',
    fullScreen: 'Plein écran',
    leave: 'Quitter le grand écran',
    handOnly: 'Ma main seulement',
    wholeTable: 'Toute la table',
  },
  together: {
    atOnce:
      'Tous saisissent à la fois : jusqu’à quatre personnes partagent cet appareil, chacune avec une bande de l’écran et une rangée de touches. Une tablette ou un clavier conviennent le mieux.',
    strip: (name) => `Ce que ${name} saisit`,
    rows: [
      'la rangée des chiffres',
      'la première rangée de lettres',
      'la deuxième rangée de lettres',
      'la dernière rangée de lettres',
    ],
    touchOr: (row) => `toucher, ou ${row}`,
    turnRound: (name) => `Retourner ce que voit ${name}`,
    passAround: 'Ceux qui sont à cet appareil se le passent ; un rideau cache les cartes.',
  },
};
