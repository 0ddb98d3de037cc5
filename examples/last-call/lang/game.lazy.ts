// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
export const load = {
  en: () => import('./en/game.ts'),
  de: () => import('./de/game.ts'),
  fr: () => import('./fr/game.ts'),
  it: () => import('./it/game.ts'),
  es: () => import('./es/game.ts'),
};
