// Jobs that stay face up and keep working (SC-51).
import type { JobCard } from '../language.ts';

export const PERMANENT_JOBS = [
  // Goods and sales
  {
    id: 'speedboats',
    needs: [
      { count: 'dealers', least: 3 },
      { count: 'thugs-on-deals', least: 1 },
    ],
    powers: [{ modify: 'deal-goods', by: 1 }],
  },
  {
    id: 'bonded-warehouse',
    needs: [
      { count: 'goods', least: 6 },
      { count: 'neighbourhoods', least: 2 },
    ],
    powers: [
      { modify: 'storage', by: 2 },
      { modify: 'fence-price', by: 2 },
    ],
  },
  {
    id: 'coat-check',
    needs: [{ count: 'speakeasies', least: 2 }],
    powers: [{ on: 'sale', effects: [{ do: 'money', amount: 2 }] }],
  },
  {
    id: 'precinct-on-the-payroll',
    needs: [{ count: 'policed-neighbourhoods', least: 1 }],
    cost: { money: 2 },
    powers: [
      { modify: 'graft', by: -2 },
      { modify: 'bribe', by: -2 },
    ],
  },
  // Businesses and ground
  {
    id: 'title-deeds',
    needs: [{ count: 'businesses', least: 5 }],
    powers: [{ modify: 'final-business', by: 2 }],
  },
  {
    id: 'fire-insurance',
    needs: [{ count: 'districts-present', least: 3 }],
    powers: [
      { modify: 'defence', by: 1 },
      { on: 'lose-control', effects: [{ do: 'money', amount: 6 }] },
    ],
  },
  // The gang
  {
    id: 'boxing-gym',
    needs: [{ count: 'thugs-in-headquarters', least: 6 }],
    cost: { money: 4 },
    powers: [{ modify: 'muscle', by: 1 }],
  },
  {
    id: 'ward-boss',
    needs: [
      { count: 'thugs-at-authorities', least: 1 },
      { count: 'plan-corruption', least: 1 },
      { count: 'upgrades', least: 2 },
    ],
    cost: { money: 4 },
    powers: [{ modify: 'influence', by: 1 }],
  },
  {
    id: 'blueprints',
    needs: [{ count: 'upgrades', least: 4 }],
    powers: [
      { modify: 'upgrade-price', by: -2 },
      { on: 'upgrade', effects: [{ do: 'crime', by: -1 }] },
    ],
  },
  {
    id: 'talent-scout',
    needs: [{ count: 'associates', least: 3 }],
    powers: [
      { modify: 'hire-level', by: 1 },
      { modify: 'final-associate', by: 1 },
    ],
  },
  {
    id: 'blood-oath',
    needs: [{ ring: true }, { stat: 'recruitment', level: 2 }],
    powers: [
      { modify: 'ring-income', by: 2 },
      { on: 'hire', effects: [{ do: 'money', amount: 3 }] },
    ],
  },
  // The law
  {
    id: 'quiet-men',
    needs: [
      { count: 'crime-rate', most: 4 },
      { count: 'associates', least: 2 },
    ],
    powers: [
      { modify: 'underworld-crime', by: -1 },
      { modify: 'plan-crime', by: -1 },
    ],
  },
  {
    id: 'stool-pigeon',
    needs: [{ count: 'thugs-in-underworld', least: 3 }],
    powers: [{ on: 'underworld', effects: [{ do: 'money', amount: 2 }] }],
  },
  {
    id: 'jailhouse-lawyer',
    needs: [{ count: 'thugs-in-prison', least: 2 }],
    powers: [
      { modify: 'lawyers', by: 1 },
      { on: 'imprisoned', effects: [{ do: 'money', amount: 2 }] },
    ],
  },
  {
    id: 'friend-at-the-bureau',
    needs: [{ stat: 'lawyers', level: 2 }],
    powers: [
      { modify: 'raid-relief', by: 1 },
      { on: 'raid', effects: [{ do: 'money', amount: 4 }] },
    ],
  },
] as const satisfies readonly JobCard[];
