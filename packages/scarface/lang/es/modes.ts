import type { ModesText } from '../../page/modes/words.ts';

export const modeWords: ModesText = {
  standard: { name: 'Estándar', why: 'Los Golpes se reparten. Para empezar.' },
  draft: { name: 'Golpes a elegir', why: 'Quédate con uno y pasa los demás: hay más que planear.' },
  alone: { name: 'Contra el Ejecutor', why: 'Un solo rival que explica cada paso.' },
  hard: {
    associate: 'Fácil',
    rulebook: 'Normal',
    underboss: 'Difícil',
    boss: 'Muy difícil',
    untouchable: 'El más duro',
  },
};
