// French.
import { fr } from '@backroom/kit';
import type { Catalogue } from '../../lesson/words/catalogue.ts';

export const words: Catalogue = {
  title: 'Apprendre Scheffeln',
  welcome: fr`Six petites tâches, cinq minutes environ. Rien ne peut mal tourner : essaie ce que tu veux.`,
  players: ['Sam', 'Gus'],
  steps: {
    ring: {
      title: 'Le circuit',
      story: fr`Huit affaires forment un circuit, de A à H. A rapporte peu, H rapporte le plus. Il y a une voiture sur chacune. Aucune voiture n’est à toi pour toujours : tu choisis un personnage, et la voiture de sa couleur gagne de l’argent pour toi.`,
      task: 'La voiture jaune de Goldie Fontaine est sur H. Choisis-la.',
      praise: fr`Bien choisi ! La voiture jaune travaille pour toi.`,
      nudge: fr`Dans une vraie partie, c’est permis. Mais cherche la voiture de l’affaire la plus riche, H : elle est jaune.`,
    },
    drive: {
      title: 'Conduire',
      story:
        'À ton tour, tu joues une carte. La voiture de cette couleur avance d’une case, vers H. Tu peux conduire toutes les voitures, pas seulement la tienne.',
      task: 'Ta voiture jaune est sur E, et F est vide. Joue la carte jaune.',
      praise: fr`C’est parti ! F rapporte plus que E.`,
      nudge: 'Cette carte conduit une autre voiture. Cherche la carte de ta couleur.',
    },
    cover: {
      title: 'Se poser dessus',
      story: fr`S’il y a déjà une voiture sur l’affaire suivante, la nouvelle s’arrête sur son toit. Celle du dessus gagne. Celle du dessous n’a rien !`,
      task: 'Gus a la voiture bleue sur G. Pose ta voiture jaune sur son toit.',
      praise: fr`Touché ! Gus est sous toi et ne gagnerait rien.`,
      nudge: fr`Attention : compte une case à partir de cette voiture. Où s’arrête-t-elle, et sur qui ?`,
    },
    payday: {
      title: 'Jour de paie',
      story:
        'Quand toutes les cartes de la manche sont jouées, c’est jour de paie. Si ta voiture est seule ou dessus, tu prends le jeton visible. La bleue est sur ton toit, et c’est la dernière carte de la manche.',
      task: 'Joue la carte bleue pour que la voiture bleue quitte ton toit.',
      praise: fr`Jour de paie ! Ta voiture était seule sur G : le jeton est à toi.`,
      nudge: fr`Il ne reste qu’une carte : la bleue.`,
    },
    exchange: {
      title: 'Changer de camp',
      story: fr`Aujourd’hui, ta voiture est verte, et elle est sous la rouge, sur A : rien à gagner. Change ! Pose une carte face cachée et prends un personnage libre au centre. Celui de Gus est hors de portée.`,
      task: 'La voiture jaune est seule sur H, et Goldie est libre. Pose la carte orange face cachée et prends Goldie.',
      praise: fr`Bien joué ! Personne n’a vu ta carte, et désormais la jaune gagne pour toi.`,
      nudge: 'C’est possible, mais la jaune est là où il y a le plus d’argent. Prends Goldie.',
    },
    winning: {
      title: 'Gagner',
      story: fr`La partie finit quand une affaire n’a plus de jetons. Sur H, il n’en reste qu’un : après cette paie, c’est fini. Qui a le plus d’argent gagne. Gus est devant, et sa voiture bleue est sur H.`,
      task: 'Monte sur son toit avec la carte jaune.',
      praise: fr`Gagné ! Tu as pris le dernier jeton de H, et Gus n’a rien eu.`,
      nudge: fr`Ainsi, Gus gagne sur H. Quelle carte amène ta voiture sur son toit ?`,
    },
  },
  end: {
    title: 'C’est tout ce qu’il faut savoir',
    text: 'Tu connais le circuit, les déplacements, les toits, la paie, l’échange et la victoire. Le reste s’apprend à la table.',
  },
};
