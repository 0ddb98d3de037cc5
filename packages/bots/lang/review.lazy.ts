// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
export const load = {
  en: () => import('./en/review.ts'),
  de: () => import('./de/review.ts'),
  fr: () => import('./fr/review.ts'),
  it: () => import('./it/review.ts'),
  es: () => import('./es/review.ts'),
};
