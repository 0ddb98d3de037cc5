import { fr } from '@backroom/kit';
import type { RunWords, WhyWords } from '../../table/why/words.ts';

export const whyWords: WhyWords = {
  over: 'La partie est terminée, on ne peut plus rien jouer.',
  watching: fr`Tu regardes : seules les personnes à la table peuvent agir.`,
  othersFirst: (who) => fr`Ce n’est pas à toi : la table attend ${who}.`,
  notNow: fr`Tu ne peux rien faire pour l’instant : la table se prépare.`,
  chooseFirst: fr`Choisis d’abord ton personnage : on joue les cartes quand tout le monde en a un.`,
  grabOne: fr`En mode Speed tu attrapes seulement un personnage : la rangée fait rouler les voitures toute seule.`,
  carByCard: (car) => `Pour faire rouler ${car}, joue sa carte.`,
  noCardFor: (car) => fr`Tu ne peux pas faire rouler ${car} : tu n’as aucune carte de sa couleur.`,
  placeIsNoMove: fr`On ne choisit pas où une voiture s’arrête : elle roule jusqu’à la prochaine affaire où elle trouve de la place.`,
  pickCard: 'Cette carte ne peut pas être jouée maintenant.',
  cardForExchange: fr`Pour un échange tu défausses une de tes cartes : choisis-la dans ta main.`,
  emptyPlace: 'Cette voiture ne peut aller qu’à une affaire éclairée.',
  characterNext: 'Choisis un personnage éclairé ou repose la carte.',
  carNext: 'Choisis une voiture éclairée ou repose la carte.',
};

export const runWords: RunWords = {
  joker: 'une voiture de ton choix avance d’une case.',
  backward: fr`une voiture de ton choix recule d’une case ; la voiture sur son toit la suit.`,
  evasion: 'une voiture posée sur une autre file vers une affaire sans voiture.',
  nasty: 'tu prends un autre personnage, au centre ou à quelqu’un, qui reçoit le tien.',
};
