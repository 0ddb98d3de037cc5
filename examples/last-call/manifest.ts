import type { GameManifest } from '@backroom/kit';

export const manifest = {
  id: 'last-call',
  title: 'Last Call',
  rulePrefix: 'LC',
  rules: async () => ({ game: (await import('./src/game.ts')).lastCall }),
  words: () => import('./src/words.ts'),
  page: () => import('@backroom/last-call/page'),
  extras: () => import('./extras.ts'),
} satisfies GameManifest;
