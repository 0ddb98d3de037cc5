// Français. Names are never preceded by "de" or "que", which would have to bend before a vowel.
import { fr } from '@backroom/kit';
import type { Car, Card, Colour } from '../../src/vocabulary.ts';
import type { Catalogue } from '../../src/words/catalogue.ts';
import { BUSINESS_NAMES, CHARACTER_NAMES, type PieceCatalogue, place } from '../../src/words/names.ts';
import { numbersOf } from '../../src/words/numbers.ts';
import { type Spoken, speak } from '../../src/words/speak.ts';

const { count } = numbersOf('fr');

/** As adjectives of « voiture » and « carte », which are feminine; orange and marron never change. */
const feminine: Readonly<Record<Car, string>> = {
  red: 'rouge',
  orange: 'orange',
  yellow: 'jaune',
  green: 'verte',
  blue: 'bleue',
  purple: 'violette',
  white: 'blanche',
  brown: 'marron',
  black: 'noire',
};

export const car = (which: Car): string => `la voiture ${feminine[which]}`;
const theCar = (which: Car): string => `La voiture ${feminine[which]}`;

const pieceTexts: PieceCatalogue = {
  colours: {
    red: 'rouge',
    orange: 'orange',
    yellow: 'jaune',
    green: 'vert',
    blue: 'bleu',
    purple: 'violet',
    white: 'blanc',
    brown: 'marron',
    black: 'noir',
  },
  car,
  cards: {
    red: 'Rouge',
    orange: 'Orange',
    yellow: 'Jaune',
    green: 'Vert',
    blue: 'Bleu',
    purple: 'Violet',
    white: 'Blanc',
    brown: 'Marron',
    joker: 'Joker',
    backward: 'Marche arrière',
    evasion: 'Échappée',
    nasty: 'Échange perfide',
  },
  trades: {
    red: 'chanteuse de cabaret',
    orange: 'tricheuse de haut vol',
    yellow: 'danseuse de revue',
    green: 'contrebandier d’alcool',
    blue: 'trompettiste',
    purple: 'comtesse au titre douteux',
    white: 'médecin radié',
    brown: 'as du volant',
  },
};

const { cards, colours, trades } = pieceTexts;

export const known = (character: Colour): string => `${CHARACTER_NAMES[character]} (${colours[character]})`;
const introduced = (character: Colour): string =>
  `${CHARACTER_NAMES[character]}, ${trades[character]} (${colours[character]})`;
const aCard = (card: Card): string => {
  if (card === 'joker' || card === 'backward') return fr`une carte « ${cards[card]} »`;
  if (card === 'evasion' || card === 'nasty') return fr`la carte « ${cards[card]} »`;
  return `une carte ${feminine[card]}`;
};
const drives = (back: boolean): string => (back ? 'recule' : 'roule');

const french: Catalogue = {
  language: 'fr',
  title: 'Scheffeln',
  seat: (number) => `Place ${number}`,
  pieces: pieceTexts,
  prompts: {
    settingUp: 'On prépare la table.',
    dealing: (round) => fr`Manche ${round} : on distribue les cartes.`,
    choose: 'Choisis le personnage qui encaissera pour toi.',
    chooses: (who) => `${who} choisit un personnage.`,
    play: fr`À toi : joue une carte face visible pour rouler, ou défausses-en une face cachée pour changer de personnage.`,
    playLast: fr`À toi : c’est ta dernière carte, elle se joue forcément face visible.`,
    plays: (who) => `C’est à ${who} de jouer.`,
    grab: fr`Calcule où les voitures vont s’arrêter et attrape un personnage avant les autres !`,
    grabbed: (mine) => `Tu as ${known(mine)}.`,
    awaiting: (who) => fr`Toujours sans personnage : ${who}.`,
    timeLeft: (time) => fr`Temps restant : ${time}.`,
    over: ({ who, sum, shared }) =>
      shared
        ? fr`La partie est finie : ${who} se partagent la victoire à ${sum} partout.`
        : fr`La partie est finie : ${who} gagne avec ${sum}.`,
  },
  actions: {
    choose: (character) => `Choisir ${introduced(character)}`,
    grab: (character) => `Attraper ${introduced(character)}`,
    move: (card) => `Faire rouler ${car(card)}`,
    exchange: (card, take) => fr`Défausser « ${cards[card]} » face cachée ; prendre ${known(take)}`,
    joker: (driven) => fr`Joker : avancer ${car(driven)} d’une case`,
    backward: (driven) => fr`Marche arrière : reculer ${car(driven)} d’une case`,
    evasion: (driven, to) => fr`Échappée : envoyer ${car(driven)} à ${place(to)}`,
    evasionInVain: fr`Échappée : la jouer sans effet`,
    nasty: (take) => fr`Échange perfide : prendre ${known(take)} au centre`,
    nastyFrom: (take, who) => fr`Échange perfide : prendre ${known(take)} à ${who}`,
    setup: (who) => fr`Préparer la table ; ${who} commence`,
    dealHands: 'Distribuer quatre cartes à tout le monde',
    dealRow: 'Poser une rangée de sept cartes',
    wait: (time) => `Attendre ${time}`,
  },
  events: {
    laidOut: ({ cars, tops, who }) =>
      fr`La table est prête. Voitures de A à H : ${cars}. Jetons visibles : ${tops}. ${who} commence.`,
    dealt: ({ round, who }) => fr`Manche ${round} : les nouvelles cartes sont là, ${who} commence.`,
    hand: ({ who, cards: held }) => fr`${who} a en main : ${held}.`,
    turned: (position, card) => fr`Rangée, carte ${position} en partant de la gauche : ${cards[card]}.`,
    chose: (who, character) => `${who} choisit ${introduced(character)}.`,
    played: (who, card) => `${who} joue ${aCard(card)}.`,
    discarded: (who) => `${who} défausse une carte face cachée.`,
    discardedOpenly: (who, card) => `${who} défausse ${aCard(card)}, face cachée.`,
    exchanged: ({ who, from, to }) => `${who} remet ${known(from)} au centre et prend ${known(to)}.`,
    swapped: ({ who, from, to, partner }) =>
      fr`${who} chipe ${known(to)} à ${partner}, avec ${known(from)} en échange.`,
    drove: ({ car: driven, from, to, back }) => `${theCar(driven)} ${drives(back)} de ${place(from)} à ${place(to)}.`,
    droveOnto: ({ car: driven, from, to, back, onto }) =>
      `${theCar(driven)} ${drives(back)} de ${place(from)} à ${place(to)} et s’arrête sur ${car(onto)}.`,
    droveTogether: ({ car: driven, from, to, back, rider }) =>
      `${theCar(driven)} ${drives(back)} de ${place(from)} à ${place(to)}, ${car(rider)} sur le toit.`,
    stayed: (driven, at) => `${theCar(driven)} fait le tour complet et se retrouve à ${place(at)}.`,
    stayedTogether: ({ car: driven, rider, at }) =>
      `${theCar(driven)}, ${car(rider)} sur le toit, ne trouve aucune affaire libre et reste à ${place(at)}.`,
    evaded: ({ car: driven, from, to }) => `${theCar(driven)} s’échappe de ${place(from)} et file à ${place(to)}.`,
    evadedInVain: (who) =>
      fr`${who} joue la carte « Échappée », mais aucune voiture ne peut s’en servir : rien ne bouge.`,
    grabbed: (who, character) => `${who} attrape ${introduced(character)}.`,
    countdown: (who, time) => fr`Il ne manque plus que ${who} : encore ${time} !`,
    timeUp: 'Le temps est écoulé.',
    timeUpWithout: (who, n) =>
      fr`Le temps est écoulé : ${who} ${n > 1 ? 'restent' : 'reste'} sans personnage pour cette manche.`,
    took: ({ who, sum, at }) => `${who} encaisse ${sum} à ${place(at)}.`,
    blocked: ({ who, at, by }) => fr`${who} n’encaisse rien à ${place(at)} : ${car(by)} est au-dessus.`,
    mafiaGave: ({ who, sum, at }) => `La Mafia encaisse ${sum} à ${place(at)} et glisse le jeton à ${who}.`,
    mafiaWasted: ({ sum, at }) =>
      fr`La Mafia encaisse ${sum} à ${place(at)}. Personne d’autre n’a rien pris : le jeton quitte la partie.`,
    revealed: ({ sum, at }) => fr`Nouveau jeton visible à ${place(at)} : ${sum}.`,
    over: ({ who, shared, scores }) =>
      fr`La partie est finie. ${who} ${shared ? 'se partagent la victoire' : 'gagne'} ! ${scores}.`,
    score: (who, sum) => fr`${who} : ${sum}`,
  },
  refusals: {
    byCode: {
      'not-your-choice': ({ who }) => fr`Tu ne peux pas encore choisir : c’est à ${who} de prendre un personnage`,
      taken: ({ who, character }) => fr`Tu ne peux pas prendre ${known(character)} : ${who} a tiré plus vite`,
      'not-your-turn': ({ who }) => fr`Tu ne peux pas encore jouer de carte : c’est à ${who} de jouer`,
      'last-card': () => fr`Pas d’échange maintenant : ta dernière carte de la manche se joue face visible`,
      'own-character': ({ character }) =>
        fr`Tu ne peux pas prendre ${known(character)} : c’est déjà ton personnage, et un échange doit en apporter un autre`,
      'another-players': ({ who, character }) =>
        fr`Tu ne peux pas prendre ${known(character)} à ${who} : un échange ne se fait qu’avec le centre`,
      'not-on-top': ({ car: driven }) =>
        fr`Pas d’échappée pour ${car(driven)} : elle n’est pas posée sur une autre voiture`,
      'not-empty': ({ business }) =>
        fr`Pas d’échappée vers ${place(business)} : elle ne mène qu’à une affaire sans voiture`,
      'evasion-possible': () =>
        fr`Tu ne peux pas gaspiller l’Échappée : une voiture peut s’en servir, choisis-la avec une affaire`,
      'keeps-character': ({ character }) =>
        fr`Tu as déjà ${known(character)} : un personnage attrapé se garde toute la manche`,
    },
    other: 'Les règles ne le permettent pas maintenant',
  },
  table: {
    headings: {
      now: 'Maintenant',
      hand: 'Ta main',
      row: 'La rangée',
      ring: 'Le circuit, dans le sens horaire',
      seats: 'Autour de la table, dans le sens horaire',
      centre: 'Personnages libres au centre',
      played: 'Cartes jouées pendant cette manche',
      mafia: 'La Mafia',
    },
    round: (round, starter) => `Manche ${round}, ouverte par ${starter}.`,
    you: (who) => `${who} (toi)`,
    business: ({ business, cars, tokens }) => fr`${business}, ${BUSINESS_NAMES[business]} : ${cars} ; ${tokens}.`,
    noCar: 'aucune voiture',
    loneCar: (alone) => `${alone} seule`,
    pair: (bottom, top) => `${bottom} sous ${top}`,
    ownCar: (own) => `${feminine[own]} (à toi)`,
    ownedCar: (owned, who) => `${feminine[owned]} (${who})`,
    freeCar: (free) => feminine[free],
    mafiaCar: (black) => `${feminine[black]} (Mafia)`,
    lastToken: (top) => `jeton visible ${top}, le dernier`,
    tokens: (top, beneath) => `jeton visible ${top}, cachés ${beneath}`,
    tokensUnknown: (top, n) => `jeton visible ${top}, plus ${count(n, 'jeton caché', 'jetons cachés')}`,
    noTokens: 'plus de jetons',
    faceDownTokens: (n, values) => fr`Cachés dans l’ensemble des piles, ${count(n, 'jeton', 'jetons')} : ${values}.`,
    standing: ({ who, sum, character, cards: n }) =>
      fr`${who} : ${sum}, ${character === null ? 'sans personnage' : known(character)}, ${count(n, 'carte', 'cartes')} en main`,
    standingWithoutHand: ({ who, sum, character }) =>
      fr`${who} : ${sum}, ${character === null ? 'sans personnage' : known(character)}`,
    earns: ({ sum, at }) => fr`En l’état : ${sum} à ${place(at)}`,
    earnsNothing: ({ at, by }) => fr`En l’état : rien, sous ${car(by)} à ${place(at)}`,
    emptyHand: 'Plus de cartes.',
    freeCharacter: introduced,
    faceUp: (played) => fr`Face visible, dans l’ordre : ${played}.`,
    faceDown: (who, n) => fr`${who} : ${count(n, 'carte', 'cartes')} face cachée.`,
    faceDownYours: (yours) => fr`Face cachée, par toi : ${yours}.`,
    rowOrder: fr`La rangée s’applique de gauche à droite, dans cet ordre :`,
    rowCard: (position, card) => fr`${position} : ${cards[card]}`,
    countdown: (time) => fr`Compte à rebours : ${time}.`,
    studyLimit: (time) => fr`Temps de réflexion : ${time}.`,
    mafiaGives: ({ sum, at, who }) => `En l’état, la Mafia encaisse ${sum} à ${place(at)} et donne le jeton à ${who}.`,
    mafiaWastes: ({ sum, at }) =>
      fr`En l’état, la Mafia encaisse ${sum} à ${place(at)} ; personne d’autre n’encaisse, le jeton quitte la partie.`,
    mafiaBlocked: ({ at, by }) => fr`En l’état, la Mafia n’encaisse rien : sous ${car(by)} à ${place(at)}.`,
    removed: (values) => fr`Hors jeu : ${values}.`,
  },
  reasons: () => import('./reasons.ts'),
  help: () => import('./rules.ts'),
};

const spoken: Spoken = speak(french);
export const { words, pieces, reasons } = spoken;
