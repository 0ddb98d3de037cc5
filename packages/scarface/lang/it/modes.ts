import type { ModesText } from '../../page/modes/words.ts';

export const modeWords: ModesText = {
  standard: { name: 'Standard', why: 'I Colpi si distribuiscono. Per cominciare.' },
  draft: { name: 'Colpi a scelta', why: 'Tienine uno e passa gli altri: c’è di più da pianificare.' },
  alone: { name: 'Contro l’Esecutore', why: 'Un solo rivale, che spiega ogni sua mossa.' },
  hard: {
    associate: 'Facile',
    rulebook: 'Medio',
    underboss: 'Difficile',
    boss: 'Molto difficile',
    untouchable: 'Il più duro',
  },
};
