// Associates of level 4: people whose calls are returned.
import { people } from './person.ts';

export const ASSOCIATES_4 = people(
  {
    id: 'brewmaster',
    level: 4,
    muscle: 1,
    influence: 2,
    crimes: ['bootlegging'],
    standard: [{ do: 'sell', sales: 1 }],
    matching: { crimes: ['bootlegging', 'vice'], effects: [{ do: 'goods', good: 'alcohol', amount: 2 }] },
  },
  {
    id: 'customs-officer',
    level: 4,
    muscle: 0,
    influence: 2,
    crimes: ['bootlegging'],
    standard: [{ do: 'supply' }],
    matching: { crimes: ['bootlegging', 'corruption'], effects: [{ do: 'dealer', draw: 3 }] },
  },
  {
    id: 'circuit-judge',
    level: 4,
    muscle: 0,
    influence: 3,
    crimes: ['corruption'],
    standard: [{ do: 'may', cost: { alcohol: 1 }, then: [{ do: 'crime', by: -4 }] }],
    matching: {
      crimes: ['corruption', 'violence'],
      effects: [
        { do: 'release', thugs: 'all' },
        { do: 'draw', cards: 1 },
      ],
    },
  },
  {
    id: 'newspaper-editor',
    level: 4,
    muscle: 0,
    influence: 3,
    crimes: ['corruption'],
    standard: [
      {
        do: 'choose',
        options: [
          [
            { do: 'time', by: 1 },
            { do: 'money', amount: 5 },
          ],
          [{ do: 'boost', influence: 2 }],
        ],
      },
    ],
    matching: {
      crimes: ['corruption', 'vice', 'theft'],
      effects: [
        { do: 'unfulfil', jobs: 1, who: 'rival' },
        { do: 'crime', by: 1, who: 'rivals' },
      ],
    },
  },
  {
    id: 'casino-architect',
    level: 4,
    muscle: 1,
    influence: 2,
    crimes: ['gambling'],
    standard: [{ do: 'build', tokens: 1, kind: 'casino' }],
    matching: {
      crimes: ['gambling', 'corruption'],
      effects: [{ do: 'money', amount: { each: 'businesses', most: 6 } }],
    },
  },
  {
    id: 'stable-vet',
    level: 4,
    muscle: 1,
    influence: 2,
    crimes: ['gambling'],
    standard: [{ do: 'choose', options: [[{ do: 'money', amount: 5 }], [{ do: 'steal', amount: 4, from: 'rival' }]] }],
    matching: { crimes: ['gambling', 'theft', 'bootlegging'], effects: [{ do: 'job', draw: 4 }] },
  },
  {
    id: 'safecracker',
    level: 4,
    muscle: 1,
    influence: 2,
    crimes: ['theft'],
    standard: [{ do: 'steal', amount: 2, from: 'rivals' }],
    matching: {
      crimes: ['theft', 'gambling'],
      effects: [{ do: 'money', amount: { each: 'upgrades', times: 2, most: 10 } }],
    },
  },
  {
    id: 'rail-yard-dispatcher',
    level: 4,
    muscle: 2,
    influence: 1,
    crimes: ['theft'],
    standard: [{ do: 'goods', good: 'any', amount: 1 }],
    matching: { crimes: ['theft', 'bootlegging', 'violence'], effects: [{ do: 'move', pieces: 3, which: 'any' }] },
  },
  {
    id: 'nightclub-impresario',
    level: 4,
    muscle: 0,
    influence: 3,
    crimes: ['vice'],
    standard: [{ do: 'boost', influence: 2 }],
    matching: {
      crimes: ['vice', 'bootlegging'],
      effects: [{ do: 'may', cost: { money: 4 }, then: [{ do: 'nightclub' }] }],
    },
  },
  {
    id: 'society-photographer',
    level: 4,
    muscle: 0,
    influence: 3,
    crimes: ['vice', 'theft'],
    standard: [
      {
        do: 'choose',
        options: [
          [{ do: 'steal', amount: 4, from: 'rival' }],
          [
            { do: 'crime', by: 2, who: 'rival' },
            { do: 'draw', cards: 1 },
          ],
        ],
      },
    ],
    matching: { crimes: ['corruption', 'vice'], effects: [{ do: 'oust', markers: 1 }] },
  },
  {
    id: 'tommy-gun-salesman',
    level: 4,
    muscle: 2,
    influence: 1,
    crimes: ['violence'],
    standard: [{ do: 'may', cost: { money: 3 }, then: [{ do: 'goods', good: 'gun', amount: 1 }] }],
    matching: {
      crimes: ['violence', 'theft'],
      effects: [
        { do: 'goods', good: 'gun', amount: 1 },
        { do: 'boost', muscle: 2 },
      ],
    },
  },
  {
    id: 'quiet-professional',
    level: 4,
    muscle: 3,
    influence: 0,
    crimes: ['violence'],
    standard: [{ do: 'harm', how: 'kill', thugs: 1, whose: 'rival', reach: 'streets' }],
    matching: { crimes: ['violence', 'vice', 'gambling'], effects: [{ do: 'seize', muscle: 4 }] },
  },
);
