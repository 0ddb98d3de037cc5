// The ordinary members of a gang, with small skills: four that every gang has, and one of its own.
import { people } from './person.ts';

export const MEMBERS = people(
  {
    id: 'bodyguards',
    role: 'member',
    level: 0,
    muscle: 2,
    influence: 0,
    crimes: ['theft'],
    matching: { crimes: ['violence', 'corruption'], effects: [{ do: 'send', thugs: 1, where: 'present' }] },
  },
  {
    id: 'street-muggers',
    role: 'member',
    level: 0,
    muscle: 1,
    influence: 0,
    crimes: ['theft'],
    standard: [{ do: 'money', amount: 1 }],
    matching: { crimes: ['theft'], effects: [{ do: 'steal', amount: 2, from: 'rival' }] },
  },
  {
    id: 'rum-runners',
    role: 'member',
    level: 0,
    muscle: 1,
    influence: 0,
    crimes: ['bootlegging'],
    standard: [{ do: 'move', pieces: 1, which: 'vehicles' }],
    matching: { crimes: ['theft', 'gambling'], effects: [{ do: 'goods', good: 'alcohol', amount: 1 }] },
  },
  {
    id: 'card-sharps',
    role: 'member',
    level: 0,
    muscle: 0,
    influence: 1,
    crimes: ['gambling'],
    standard: [{ do: 'money', amount: 2 }],
    matching: { crimes: ['corruption', 'vice'], effects: [{ do: 'draw', cards: 1 }] },
  },
  // The Outfit: the authorities.
  {
    id: 'bagmen',
    role: 'member',
    gang: 'outfit',
    level: 0,
    muscle: 0,
    influence: 2,
    crimes: ['corruption'],
    matching: { crimes: ['gambling', 'bootlegging'], effects: [{ do: 'crime', by: -1 }] },
  },
  // The Wolves: rivals leave the street.
  {
    id: 'alley-scouts',
    role: 'member',
    gang: 'wolves',
    level: 0,
    muscle: 1,
    influence: 1,
    crimes: ['vice'],
    matching: { crimes: ['violence', 'theft'], effects: [{ do: 'drive-off', pieces: 1 }] },
  },
  // The Gems: what the houses take in.
  {
    id: 'night-cashiers',
    role: 'member',
    gang: 'gems',
    level: 0,
    muscle: 0,
    influence: 2,
    crimes: ['corruption'],
    matching: {
      crimes: ['gambling', 'vice'],
      effects: [{ do: 'may', cost: { money: 2 }, then: [{ do: 'build', tokens: 1 }] }],
    },
  },
  // The North Side: the right barrel at the right door.
  {
    id: 'cellarmen',
    role: 'member',
    gang: 'northside',
    level: 0,
    muscle: 1,
    influence: 1,
    crimes: ['vice'],
    matching: { crimes: ['bootlegging', 'gambling'], effects: [{ do: 'exchange', goods: 1 }] },
  },
);
