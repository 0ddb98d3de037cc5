// What the gangs are called, in Italian.
import type { GangNames } from '../../../src/words/cards/names.ts';

export const gangs: GangNames = {
  outfit: { name: 'Chicago Outfit', flavour: 'Il municipio apre loro le porte e chiude gli occhi.' },
  wolves: { name: 'Black Wolves', flavour: 'Bussano una volta. Alla seconda non c’è più la porta.' },
  gems: { name: 'Seven Gems', flavour: 'Tutto ha un prezzo, e lo fissano loro.' },
  northside: { name: 'North Side Mob', flavour: 'Fiori per ogni funerale, whisky per ogni veglia.' },
};
