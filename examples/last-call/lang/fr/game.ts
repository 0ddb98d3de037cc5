import { fr } from '@backroom/kit';
import { speak } from '../../src/words.ts';

export const words = speak({
  title: 'Dernière tournée',
  yourTurn: fr`À toi : joue une carte.`,
  theirTurn: (name) => `C’est à ${name} de jouer.`,
  over: 'Il n’y a plus de bouteilles.',
  play: (card) => `Jouer le ${card}`,
  deal: 'On distribue les cartes.',
  dealt: 'Trois cartes pour chacun.',
  played: (name, card) => fr`${name} : ${card}`,
  bottle: (name) => `Une bouteille pour ${name}.`,
  bottles: (name, count) => fr`${name} : ${count} bouteilles sur 3`,
  table: 'Sur la table',
  hand: 'Ta main',
  rules: [
    'Chaque carte existe une fois. Chacun en reçoit trois, le reste demeure caché.',
    'Chacun à son tour joue une carte face visible.',
    'La plus haute emporte la bouteille, et celui qui l’a jouée ouvre la suivante.',
    fr`On joue trois bouteilles. Qui en a le plus gagne ; à égalité on partage.`,
  ],
});
