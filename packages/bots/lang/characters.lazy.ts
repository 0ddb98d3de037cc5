// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
export const load = {
  en: () => import('./en/characters.ts'),
  de: () => import('./de/characters.ts'),
  fr: () => import('./fr/characters.ts'),
  it: () => import('./it/characters.ts'),
  es: () => import('./es/characters.ts'),
};
