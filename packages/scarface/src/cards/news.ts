// The 16 front pages. While one is the latest, its rule holds for everybody alike (SC-3, SC-80).
import type { NewsCard } from '../language.ts';

const news = [
  { id: 'us-is-voted-dry', powers: [] },
  // Streets and law
  {
    id: 'police-strike',
    powers: [
      { modify: 'bribe', by: -2 },
      { modify: 'graft', by: -2 },
    ],
  },
  {
    id: 'beer-war',
    powers: [
      { modify: 'attack', by: 1 },
      { on: 'seize', effects: [{ do: 'money', amount: 3 }] },
    ],
  },
  {
    id: 'ness-comes-to-town',
    powers: [
      { modify: 'underworld-crime', by: 1 },
      { modify: 'raid-relief', by: 2 },
    ],
  },
  {
    id: 'election-year',
    powers: [
      { modify: 'influence', by: 1, act: 'build' },
      { modify: 'influence', by: 1, act: 'oust' },
      { on: 'authorities', effects: [{ do: 'crime', by: -1 }] },
    ],
  },
  { id: 'evidence-room-empty', powers: [{ modify: 'fence-price', by: 2 }] },
  // Trade
  { id: 'lake-freezes-over', powers: [{ on: 'deal', effects: [{ do: 'goods', good: 'alcohol', amount: 1 }] }] },
  {
    id: 'hottest-summer',
    powers: [
      { modify: 'sale-goods', by: 1 },
      { modify: 'profit', by: 7 },
    ],
  },
  {
    id: 'jazz-age',
    powers: [
      { modify: 'profit', by: 4, business: 'nightclub' },
      { modify: 'profit', by: 1, business: 'speakeasy' },
    ],
  },
  {
    id: 'world-series-fixed',
    powers: [
      { modify: 'business-income', by: 2, business: 'casino' },
      { modify: 'ring-income', by: -1 },
    ],
  },
  {
    id: 'income-tax-upheld',
    powers: [{ on: 'reorganise', effects: [{ do: 'pay', amount: { each: 'businesses', most: 6 } }] }],
  },
  // The gangs
  { id: 'daylight-saving', powers: [{ modify: 'hand-size', by: 1 }] },
  { id: 'mills-lay-off-thousands', powers: [{ modify: 'recruitment', by: 2 }] },
  { id: 'building-boom', powers: [{ modify: 'upgrade-price', by: -3 }] },
  {
    id: 'hollywood-loves-hoodlums',
    powers: [
      { modify: 'hire-level', by: 1 },
      { modify: 'hire-alcohol', by: -1 },
    ],
  },
  { id: 'prohibition-ends', powers: [] },
] as const satisfies readonly NewsCard[];

export type NewsId = (typeof news)[number]['id'];
export const NEWS: readonly (NewsCard & { readonly id: NewsId })[] = news;
