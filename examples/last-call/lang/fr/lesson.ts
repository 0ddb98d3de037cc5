import { PLAYERS, type ThreeSteps } from '../../lesson/words.ts';

export const lesson: ThreeSteps = {
  title: 'Apprendre Dernière tournée',
  welcome: 'Trois petites tâches, une minute.',
  players: PLAYERS,
  steps: [
    {
      title: 'Ouvrir haut',
      story: 'Chacun joue une carte. La plus haute emporte la bouteille.',
      task: 'Joue ta plus haute carte, le 11.',
      praise: 'La bouteille est à toi, et tu rejoues en premier.',
      nudge: 'Gus a peut-être une carte plus haute que celle-là.',
    },
    {
      title: 'Gagner à peu de frais',
      story: 'Gus a joué un 6. Tu joues en dernier pour cette bouteille.',
      task: 'Prends-la avec la plus petite carte qui suffit.',
      praise: 'Le 7 suffisait, et il te reste le 12.',
      nudge: 'Cela gagne aussi, mais ta meilleure carte est partie.',
    },
    {
      title: 'La dernière bouteille',
      story: 'Vous avez une bouteille chacun. Qui en a le plus gagne.',
      task: 'Joue le 12.',
      praise: 'Deux bouteilles à une, tu gagnes.',
      nudge: 'Il ne reste qu’une carte.',
    },
  ],
  end: { title: 'C’est tout', text: 'Tu connais maintenant toutes les règles de Dernière tournée.' },
};
