// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
export const load = {
  en: () => import('./en/phrases.ts'),
  de: () => import('./de/phrases.ts'),
  fr: () => import('./fr/phrases.ts'),
  it: () => import('./it/phrases.ts'),
  es: () => import('./es/phrases.ts'),
};
