import type { GameManifest } from '@backroom/kit';

export const manifest = {
  id: 'scarface',
  title: 'Scarface 1920',
  rulePrefix: 'SC',
  rules: () => import('./src/game.ts'),
  words: () => import('./src/words/index.ts'),
  earlier: {
    1: () => import('./earlier/1/index.js'),
    2: () => import('./earlier/2/index.js'),
  },
  page: () => import('@backroom/scarface/page'),
  extras: () => import('./extras.ts'),
} satisfies GameManifest;
