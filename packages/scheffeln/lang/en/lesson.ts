// English.
import type { Catalogue } from '../../lesson/words/catalogue.ts';

export const words: Catalogue = {
  title: 'Learn Scheffeln',
  welcome: 'Six small tasks, about five minutes. Nothing can go wrong: try things out.',
  players: ['Sam', 'Gus'],
  steps: {
    ring: {
      title: 'The ring',
      story:
        'Eight businesses lie in a ring, from A to H. A pays little, H pays most. A car stands on each. You never own a car: you choose a character, and the car of that colour earns for you.',
      task: 'Goldie Fontaine’s yellow car stands on H. Choose her.',
      praise: 'Well chosen! The yellow car works for you now.',
      nudge: 'You may do that in a real game. But look for the car on the richest business, H: it is yellow.',
    },
    drive: {
      title: 'Drive a car',
      story:
        'On your turn you play one card. The car of that colour drives one step on, towards H. You may drive any car, not only your own.',
      task: 'Your yellow car stands on E, and F is empty. Play the yellow card.',
      praise: 'Off it goes! F pays more than E.',
      nudge: 'That card drives another car. Look for the card in the colour of your own.',
    },
    cover: {
      title: 'Land on top',
      story:
        'If one car stands on the next business, the new one stops on its roof. The car on top earns. The car beneath gets nothing!',
      task: 'Gus owns the blue car on G. Drive your yellow car onto its roof.',
      praise: 'Got it! Gus is beneath you now and would earn nothing.',
      nudge: 'Careful: count one step on from that car. Where does it stop, and on whom?',
    },
    payday: {
      title: 'Payday',
      story:
        'When all cards of the round are played, it is payday. If your car is alone or on top, you take the open token there. Now blue sits on your roof, and this is the last card of the round.',
      task: 'Play the blue card, so that the blue car drives off your roof.',
      praise: 'Payday! Your car stood alone on G, so you took the token.',
      nudge: 'Only one card is left: the blue one.',
    },
    exchange: {
      title: 'Change sides',
      story:
        'Your car is green today, and it is beneath red on A: nothing to earn. You can change! Lay a card face down and take a free character from the centre. The character that Gus has is out of reach.',
      task: 'The yellow car is alone on H, and nobody has Goldie. Lay the orange card face down and take her.',
      praise: 'Clever! Nobody saw your card, and from now on yellow earns for you.',
      nudge: 'You could do that, but yellow stands where most money is. Take Goldie.',
    },
    winning: {
      title: 'Win',
      story:
        'The game ends when a business has no tokens left. On H the last token waits: after this payday it is over. The player with the most money wins. Gus is ahead, and his blue car stands on H.',
      task: 'Drive onto his roof with the yellow card.',
      praise: 'You win! You took the last token on H, and Gus got nothing.',
      nudge: 'That lets Gus earn on H. Which of your cards brings your car onto his roof?',
    },
  },
  end: {
    title: 'That is all you need',
    text: 'You know the ring, driving, covering, payday, changing sides and winning. The rest you will pick up at the table.',
  },
};
