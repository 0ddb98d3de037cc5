import type { GameManifest } from '@backroom/kit';

export const manifest = {
  id: 'scheffeln',
  title: 'Scheffeln',
  rulePrefix: 'SH',
  inTurns: ({ mode }) => mode !== 'speed',
  rules: () => import('./src/game.ts'),
  openingRules: () => import('./src/afresh.ts'),
  words: () => import('./src/words/index.ts'),
  page: () => import('@backroom/scheffeln/page'),
  extras: () => import('./extras.ts'),
} satisfies GameManifest;
