// What the gangs are called, in French.
import type { GangNames } from '../../../src/words/cards/names.ts';

export const gangs: GangNames = {
  outfit: { name: 'Chicago Outfit', flavour: 'L’hôtel de ville leur ouvre les portes et ferme les yeux.' },
  wolves: { name: 'Black Wolves', flavour: 'Ils frappent une fois. La deuxième, il n’y a plus de porte.' },
  gems: { name: 'Seven Gems', flavour: 'Tout a un prix, et ce sont eux qui le fixent.' },
  northside: { name: 'North Side Mob', flavour: 'Des fleurs pour chaque enterrement, du whisky pour chaque veillée.' },
};
