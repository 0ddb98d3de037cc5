// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
export const load = {
  en: () => import('./en/picture.ts'),
  de: () => import('./de/picture.ts'),
  fr: () => import('./fr/picture.ts'),
  it: () => import('./it/picture.ts'),
  es: () => import('./es/picture.ts'),
};
