import { PLAYERS, type ThreeSteps } from '../../lesson/words.ts';

export const lesson: ThreeSteps = {
  title: 'Aprende La última ronda',
  welcome: 'Tres tareas pequeñas, un minuto.',
  players: PLAYERS,
  steps: [
    {
      title: 'Empezar alto',
      story: 'Cada uno juega una carta. La más alta se lleva la botella.',
      task: 'Juega tu carta más alta, el 11.',
      praise: 'La botella es tuya, y vuelves a empezar tú.',
      nudge: 'Gus puede tener una carta más alta que esa.',
    },
    {
      title: 'Ganar con poco',
      story: 'Gus ha jugado un 6. Juegas el último por esta botella.',
      task: 'Llévatela con la carta más baja que baste.',
      praise: 'Bastaba con el 7, y te queda el 12.',
      nudge: 'También gana, pero te quedas sin tu mejor carta.',
    },
    {
      title: 'La última botella',
      story: 'Tenéis una botella cada uno. Gana quien tenga más.',
      task: 'Juega el 12.',
      praise: 'Dos botellas a una: has ganado.',
      nudge: 'Solo queda una carta.',
    },
  ],
  end: { title: 'Eso es todo', text: 'Ya conoces todas las reglas de La última ronda.' },
};
