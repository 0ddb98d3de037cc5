import { PLAYERS, type ThreeSteps } from '../../lesson/words.ts';

export const lesson: ThreeSteps = {
  title: 'Learn Last Call',
  welcome: 'Three small tasks, one minute.',
  players: PLAYERS,
  steps: [
    {
      title: 'Lead high',
      story: 'Everybody plays one card. The highest card takes the bottle.',
      task: 'Play your highest card, the 11.',
      praise: 'The bottle is yours, and you lead again.',
      nudge: 'Gus may hold a higher card than that one.',
    },
    {
      title: 'Win cheaply',
      story: 'Gus has played a 6. You play last for this bottle.',
      task: 'Take it with the lowest card that is enough.',
      praise: 'The 7 was enough, and the 12 is left.',
      nudge: 'That wins too, but then your best card is gone.',
    },
    {
      title: 'The last bottle',
      story: 'You have one bottle each. Most bottles win.',
      task: 'Play the 12.',
      praise: 'Two bottles to one: you win.',
      nudge: 'Only one card is left.',
    },
  ],
  end: { title: 'That is all', text: 'You know every rule of Last Call now.' },
};
