// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
export const load = {
  en: () => import('./en/puzzle.ts'),
  de: () => import('./de/puzzle.ts'),
  fr: () => import('./fr/puzzle.ts'),
  it: () => import('./it/puzzle.ts'),
  es: () => import('./es/puzzle.ts'),
};
