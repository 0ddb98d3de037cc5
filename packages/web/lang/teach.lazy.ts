// Written by `npm run languages`: one line for each language in packages/kit/src/languages.ts.
export const load = {
  en: () => import('./en/teach.ts'),
  de: () => import('./de/teach.ts'),
  fr: () => import('./fr/teach.ts'),
  it: () => import('./it/teach.ts'),
  es: () => import('./es/teach.ts'),
};
