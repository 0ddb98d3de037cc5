// The four bosses. Their Muscle and Influence stand on the Boss Track (SC-13); their skills show what the gang is good at.
import { people } from './person.ts';

export const BOSSES = people(
  {
    // Authorities, and a gang that grows.
    id: 'capone',
    role: 'boss',
    gang: 'outfit',
    level: 0,
    muscle: 0,
    influence: 0,
    crimes: ['corruption', 'vice'],
    standard: [
      {
        do: 'choose',
        options: [[{ do: 'recruit', steps: 1 }], [{ do: 'crime', by: -1 }], [{ do: 'money', amount: 3 }]],
      },
    ],
    matching: { crimes: ['gambling', 'corruption', 'theft'], effects: [{ do: 'boost', influence: 2 }] },
  },
  {
    // Assaults.
    id: 'st-clair',
    role: 'boss',
    gang: 'wolves',
    level: 0,
    muscle: 0,
    influence: 0,
    crimes: ['violence', 'gambling'],
    standard: [{ do: 'money', amount: { each: 'neighbourhoods', most: 3 } }],
    matching: { crimes: ['theft', 'violence', 'bootlegging'], effects: [{ do: 'boost', muscle: 2 }] },
  },
  {
    // Businesses, money, politicians.
    id: 'rothstein',
    role: 'boss',
    gang: 'gems',
    level: 0,
    muscle: 0,
    influence: 0,
    crimes: ['gambling', 'corruption'],
    standard: [{ do: 'money', amount: { each: 'businesses', most: 4 } }],
    matching: {
      crimes: ['corruption', 'bootlegging'],
      effects: [{ do: 'may', cost: { money: 2 }, then: [{ do: 'build', tokens: 1 }] }],
    },
  },
  {
    // Alcohol.
    id: 'obanion',
    role: 'boss',
    gang: 'northside',
    level: 0,
    muscle: 0,
    influence: 0,
    crimes: ['bootlegging', 'violence'],
    standard: [{ do: 'may', cost: { crime: 1 }, then: [{ do: 'goods', good: 'alcohol', amount: 1 }] }],
    matching: {
      crimes: ['gambling', 'theft'],
      effects: [
        { do: 'boost', muscle: 2 },
        { do: 'exchange', goods: 2 },
      ],
    },
  },
);
