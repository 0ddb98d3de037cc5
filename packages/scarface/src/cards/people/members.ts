// The five gang members that every gang has: small people with small skills.
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
    standard: [{ do: 'exchange', goods: 1 }],
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
  {
    id: 'bagmen',
    role: 'member',
    level: 0,
    muscle: 0,
    influence: 2,
    crimes: ['corruption'],
    matching: { crimes: ['gambling', 'bootlegging'], effects: [{ do: 'crime', by: -1 }] },
  },
);
