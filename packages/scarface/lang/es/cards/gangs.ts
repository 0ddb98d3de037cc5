// What the gangs are called, in Spanish.
import type { GangNames } from '../../../src/words/cards/names.ts';

export const gangs: GangNames = {
  outfit: { name: 'Chicago Outfit', flavour: 'El ayuntamiento les abre las puertas y cierra los ojos.' },
  wolves: { name: 'Black Wolves', flavour: 'Llaman una vez. A la segunda ya no hay puerta.' },
  gems: { name: 'Seven Gems', flavour: 'Todo tiene un precio, y lo ponen ellos.' },
  northside: { name: 'North Side Mob', flavour: 'Flores para cada entierro y whisky para cada velatorio.' },
};
