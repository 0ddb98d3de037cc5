// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
export const load = {
  en: () => import('./en/first.ts'),
  de: () => import('./de/first.ts'),
  fr: () => import('./fr/first.ts'),
  it: () => import('./it/first.ts'),
  es: () => import('./es/first.ts'),
};
