import type { ModesText } from '../../page/modes/words.ts';

export const modeWords: ModesText = {
  standard: { name: 'Standard', why: 'Aufträge werden verteilt. Gut für den Anfang.' },
  draft: { name: 'Aufträge im Draft', why: 'Einen behalten, den Rest weitergeben: mehr zu planen.' },
  alone: { name: 'Gegen den Vollstrecker', why: 'Ein Gegner, der jeden Schritt begründet.' },
  hard: {
    associate: 'Leicht',
    rulebook: 'Mittel',
    underboss: 'Schwer',
    boss: 'Sehr schwer',
    untouchable: 'Am schwersten',
  },
};
