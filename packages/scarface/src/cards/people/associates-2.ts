// Associates of level 2: small trades with a back door.
import { people } from './person.ts';

export const ASSOCIATES_2 = people(
  {
    id: 'corner-druggist',
    level: 2,
    muscle: 0,
    influence: 1,
    crimes: ['bootlegging'],
    standard: [{ do: 'goods', good: 'alcohol', amount: 1 }],
    matching: {
      crimes: ['corruption', 'bootlegging'],
      effects: [
        { do: 'goods', good: 'alcohol', amount: 1 },
        { do: 'crime', by: -1 },
      ],
    },
  },
  {
    id: 'cooper',
    level: 2,
    muscle: 1,
    influence: 0,
    crimes: ['bootlegging'],
    standard: [{ do: 'exchange', goods: 2 }],
    matching: {
      crimes: ['bootlegging', 'violence'],
      effects: [{ do: 'goods', good: 'alcohol', amount: { each: 'deals', most: 2 } }],
    },
  },
  {
    id: 'bail-bondsman',
    level: 2,
    muscle: 0,
    influence: 1,
    crimes: ['corruption'],
    standard: [{ do: 'release', thugs: 1 }],
    matching: {
      crimes: ['violence', 'theft'],
      effects: [
        { do: 'recall', thugs: 1, from: 'authorities' },
        { do: 'if', when: { stat: 'lawyers', level: 2 }, then: [{ do: 'money', amount: 4 }] },
      ],
    },
  },
  {
    id: 'building-inspector',
    level: 2,
    muscle: 0,
    influence: 2,
    crimes: ['corruption'],
    standard: [{ do: 'may', cost: { money: 3 }, then: [{ do: 'build', tokens: 1 }] }],
    matching: {
      crimes: ['vice', 'gambling', 'bootlegging'],
      effects: [
        {
          do: 'each',
          who: 'rivals',
          effects: [{ do: 'choose', options: [[{ do: 'pay', amount: 2 }], [{ do: 'discard', cards: 1 }]] }],
        },
      ],
    },
  },
  {
    id: 'bookmaker',
    level: 2,
    muscle: 1,
    influence: 1,
    crimes: ['gambling'],
    standard: [{ do: 'money', amount: 3 }],
    matching: {
      crimes: ['gambling', 'theft', 'corruption'],
      effects: [{ do: 'money', amount: { each: 'plan-cards', times: 2, most: 8 } }],
    },
  },
  {
    id: 'racetrack-tout',
    level: 2,
    muscle: 0,
    influence: 1,
    crimes: ['gambling'],
    standard: [{ do: 'may', cost: { crime: 1 }, then: [{ do: 'money', amount: 6 }] }],
    matching: { crimes: ['corruption', 'vice'], effects: [{ do: 'job', draw: 3 }] },
  },
  {
    id: 'night-watchman',
    level: 2,
    muscle: 1,
    influence: 0,
    crimes: ['theft'],
    standard: [
      { do: 'choose', options: [[{ do: 'goods', good: 'alcohol', amount: 1 }], [{ do: 'money', amount: 4 }]] },
    ],
    matching: { crimes: ['bootlegging', 'theft'], effects: [{ do: 'recover', cards: 1 }] },
  },
  {
    id: 'locksmith',
    level: 2,
    muscle: 0,
    influence: 1,
    crimes: ['theft'],
    standard: [{ do: 'recall', thugs: 1, from: 'underworld' }],
    matching: { crimes: ['theft', 'vice'], effects: [{ do: 'steal', amount: 3, from: 'rival' }] },
  },
  {
    id: 'cigarette-girl',
    level: 2,
    muscle: 0,
    influence: 1,
    crimes: ['vice'],
    standard: [{ do: 'money', amount: { each: 'speakeasies', times: 2, most: 6 } }],
    matching: {
      crimes: ['vice', 'gambling'],
      effects: [
        { do: 'boost', influence: 2 },
        { do: 'money', amount: 2 },
      ],
    },
  },
  {
    id: 'landlady',
    level: 2,
    muscle: 0,
    influence: 1,
    crimes: ['vice'],
    standard: [{ do: 'recruit', steps: 1 }],
    matching: { crimes: ['vice', 'corruption'], effects: [{ do: 'build', tokens: 1, kind: 'brothel' }] },
  },
  {
    id: 'bouncer',
    level: 2,
    muscle: 2,
    influence: 0,
    crimes: ['violence', 'vice'],
    standard: [
      { do: 'boost', muscle: 1 },
      { do: 'drive-off', pieces: 1 },
    ],
  },
  {
    id: 'barber',
    level: 2,
    muscle: 1,
    influence: 1,
    crimes: ['violence'],
    standard: [{ do: 'peek', deck: 'dealers', cards: 3 }],
    matching: {
      crimes: ['violence', 'theft'],
      effects: [{ do: 'harm', how: 'prison', thugs: 1, whose: 'rivals', reach: 'underworld' }],
    },
  },
  {
    id: 'wwi-veteran',
    level: 2,
    muscle: 2,
    influence: 0,
    crimes: ['violence'],
    standard: [{ do: 'may', cost: { gun: 1 }, then: [{ do: 'boost', muscle: 4 }] }],
    matching: { crimes: ['violence', 'gambling', 'corruption'], effects: [{ do: 'send', thugs: 1, where: 'present' }] },
  },
);
