// Jobs that pay once and go to the bottom of the deck (SC-51).
import type { JobCard } from '../language.ts';

export const INSTANT_JOBS = [
  // Goods and sales
  {
    id: 'bathtub-gin',
    needs: [
      { count: 'alcohol', least: 4 },
      { count: 'plan-bootlegging', least: 1 },
    ],
    cost: { alcohol: 2 },
    reward: [{ do: 'money', amount: 22 }],
  },
  {
    id: 'clearance-sale',
    needs: [{ count: 'goods', least: 7 }],
    reward: [
      { do: 'sell', sales: 2 },
      { do: 'money', amount: 3 },
    ],
  },
  {
    id: 'double-shift',
    needs: [{ count: 'thugs-on-deals', least: 2 }],
    reward: [{ do: 'supply' }, { do: 'recall', thugs: 1, from: 'deals' }],
  },
  {
    id: 'guns-on-the-table',
    needs: [
      { count: 'guns', least: 3 },
      { count: 'thugs-on-streets', least: 2 },
    ],
    cost: { gun: 1 },
    reward: [
      { do: 'seize', muscle: 4 },
      { do: 'money', amount: 6 },
    ],
  },
  // Businesses
  {
    id: 'whisky-row',
    needs: [{ count: 'speakeasies', least: 3 }],
    reward: [
      { do: 'goods', good: 'alcohol', amount: 2 },
      { do: 'money', amount: 6 },
    ],
  },
  {
    id: 'loaded-dice',
    needs: [
      { count: 'casinos', least: 2 },
      { count: 'plan-gambling', least: 1 },
    ],
    reward: [
      { do: 'steal', amount: 3, from: 'rivals' },
      { do: 'money', amount: 4 },
    ],
  },
  {
    id: 'little-black-book',
    needs: [
      { count: 'brothels', least: 2 },
      { count: 'plan-vice', least: 1 },
    ],
    reward: [
      { do: 'police', cars: 1 },
      { do: 'crime', by: -2 },
      { do: 'money', amount: 5 },
    ],
  },
  {
    id: 'grand-opening',
    needs: [{ count: 'nightclubs', least: 1 }],
    reward: [
      { do: 'build', tokens: 1 },
      { do: 'money', amount: 6 },
    ],
  },
  {
    id: 'pillar-of-the-community',
    needs: [
      { count: 'businesses', least: 4 },
      { count: 'crime-rate', most: 4 },
    ],
    reward: [{ do: 'money', amount: 14 }],
  },
  {
    id: 'something-for-everyone',
    needs: [
      { count: 'casinos', least: 1 },
      { count: 'brothels', least: 1 },
      { count: 'speakeasies', least: 1 },
      { count: 'businesses', least: 4 },
    ],
    reward: [
      { do: 'money', amount: 4 },
      { do: 'money', amount: { each: 'businesses', times: 2, most: 12 } },
    ],
  },
  // The streets
  {
    id: 'corner-to-corner',
    needs: [{ count: 'districts-controlled', least: 3 }],
    reward: [
      { do: 'recruit', steps: 2 },
      { do: 'money', amount: 12 },
    ],
  },
  {
    id: 'city-hall-steps',
    needs: [{ controls: 'central' }],
    reward: [
      { do: 'money', amount: 8 },
      { do: 'crime', by: -2 },
    ],
  },
  {
    id: 'lakeside-landing',
    needs: [{ controls: 'far-north' }],
    reward: [{ do: 'goods', good: 'any', amount: 2 }],
  },
  {
    id: 'mill-gate',
    needs: [{ controls: 'far-south' }],
    reward: [{ do: 'recruit', steps: 4 }],
  },
  {
    id: 'motorcade',
    needs: [
      { count: 'vehicles-on-streets', least: 2 },
      { count: 'districts-present', least: 3 },
    ],
    reward: [
      { do: 'move', pieces: 2, which: 'any' },
      { do: 'money', amount: 7 },
    ],
  },
  {
    id: 'garage-party',
    needs: [
      { count: 'plan-violence', least: 1 },
      { count: 'thugs-on-streets', least: 3 },
    ],
    reward: [
      { do: 'harm', how: 'hit', thugs: 2, whose: 'rival', reach: 'streets' },
      { do: 'money', amount: 6 },
    ],
  },
  {
    id: 'king-of-the-city',
    needs: [
      { count: 'neighbourhoods', mostOfAll: true },
      { count: 'neighbourhoods', least: 3 },
    ],
    reward: [{ do: 'money', amount: 15 }],
    multiplayerOnly: true,
  },
  // The gang and the law
  {
    id: 'prison-escape',
    needs: [{ count: 'thugs-in-prison', least: 2 }],
    reward: [
      { do: 'release', thugs: 'all' },
      { do: 'money', amount: 4 },
    ],
  },
  {
    id: 'friends-downtown',
    needs: [{ count: 'thugs-at-authorities', least: 2 }],
    reward: [
      { do: 'recall', thugs: 1, from: 'authorities' },
      { do: 'crime', by: -2 },
      { do: 'money', amount: 2 },
    ],
  },
  {
    id: 'society-wedding',
    needs: [{ ring: true }, { count: 'associates', least: 2 }],
    reward: [{ do: 'hire', level: 3 }],
  },
  {
    id: 'ballot-stuffing',
    needs: [
      { count: 'plan-corruption', least: 2 },
      { count: 'thugs-at-authorities', least: 1 },
    ],
    cost: { money: 3 },
    reward: [
      { do: 'oust', markers: 1 },
      { do: 'crime', by: -3 },
    ],
  },
  {
    id: 'safe-deposit',
    needs: [
      { count: 'plan-theft', least: 2 },
      { count: 'cars-on-streets', least: 1 },
      { count: 'thugs-on-streets', least: 1 },
    ],
    reward: [
      { do: 'steal', amount: 5, from: 'rival' },
      { do: 'money', amount: 5 },
    ],
  },
  {
    id: 'crime-spree',
    needs: [{ count: 'plan-cards', least: 4 }],
    reward: [
      { do: 'draw', cards: 2 },
      { do: 'crime', by: -2 },
    ],
  },
  {
    id: 'most-wanted',
    needs: [
      { count: 'crime-rate', mostOfAll: true },
      { count: 'crime-rate', least: 7 },
    ],
    reward: [
      { do: 'crime', by: -3 },
      { do: 'money', amount: 6 },
    ],
    multiplayerOnly: true,
  },
] as const satisfies readonly JobCard[];
