// Italian.
import type { CharacterLines } from '../../src/words/catalogue.ts';

export const lines: CharacterLines = {
  levels: {
    lookout: 'vede un terzo del tavolo e ne dimentica gran parte: l’ideale per la prima partita',
    runner: 'conosce le strade, ma non ogni angolo',
    sharp: 'conta le carte e si lascia sfuggire poco',
    underboss: 'vede quasi tutto e di rado fa sconti',
    kingpin: 'non si lascia sfuggire nulla: serve il tuo gioco migliore',
  },
  temperaments: {
    cautious: 'si tiene stretto ciò che ha e resta fuori tiro',
    greedy: 'si butta su ciò che rende di più, subito',
    vengeful: 'ricorda l’ultimo colpo ricevuto e lo restituisce',
  },
};
