// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
export const load = {
  en: () => import('./en/play.ts'),
  de: () => import('./de/play.ts'),
  fr: () => import('./fr/play.ts'),
  it: () => import('./it/play.ts'),
  es: () => import('./es/play.ts'),
};
