// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
export const load = {
  en: () => import('./en/beyond.ts'),
  de: () => import('./de/beyond.ts'),
  fr: () => import('./fr/beyond.ts'),
  it: () => import('./it/beyond.ts'),
  es: () => import('./es/beyond.ts'),
};
