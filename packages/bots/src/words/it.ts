// Italian.
import type { BotWords } from './catalogue.ts';

export const words: BotWords = {
  levels: {
    lookout: { name: 'palo', line: 'vede un terzo del tavolo e ne dimentica il più: l’ideale per la prima sera' },
    runner: { name: 'galoppino', line: 'conosce le strade, ma non ogni angolo' },
    sharp: { name: 'baro', line: 'conta le carte e si lascia sfuggire poco' },
    underboss: { name: 'sottocapo', line: 'vede quasi tutto e di rado fa sconti' },
    kingpin: { name: 'padrino', line: 'non si lascia sfuggire nulla: serve il tuo gioco migliore' },
  },
  temperaments: {
    cautious: { name: 'prudente', line: 'si tiene stretto ciò che ha e resta fuori tiro' },
    greedy: { name: 'insaziabile', line: 'si butta su ciò che rende di più, subito' },
    vengeful: { name: 'che non dimentica', line: 'ricorda l’ultimo colpo ricevuto e lo restituisce' },
  },
};
